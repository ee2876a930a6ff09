import { shortFileName } from '@efie/domain';

/** Photos whose files were deleted or changed since they were chosen: nothing was sent (fault 117). */
export class UnreadablePhotos extends Error {
  /** The message of the photo field, read as a server's would be. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(names: readonly string[]) {
    const which = names.map(shortFileName).join(', ');
    super(`${which} cannot be read. Remove ${names.length === 1 ? 'it' : 'them'} or choose again.`);
    this.name = 'UnreadablePhotos';
    this.fields = { images: this.message };
  }
}
