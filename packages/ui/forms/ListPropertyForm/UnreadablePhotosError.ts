import { displayFileName } from '@efie/domain/photos';

/** Thrown before sending when photo files were deleted or changed since they were selected. */
export class UnreadablePhotosError extends Error {
  /** The message by field name, as in an API error. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(names: readonly string[]) {
    const fileNames = names.map(displayFileName).join(', ');
    super(`${fileNames} cannot be read. Remove ${names.length === 1 ? 'it' : 'them'} or choose again.`);
    this.name = 'UnreadablePhotosError';
    this.fields = { images: this.message };
  }
}
