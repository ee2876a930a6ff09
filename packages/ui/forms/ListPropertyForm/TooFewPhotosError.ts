/** Thrown when photos were canceled while they were sent and too few are left. */
export class TooFewPhotosError extends Error {
  /** The message by field name, as in an API error. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string) {
    super(message);
    this.name = 'TooFewPhotosError';
    this.fields = { images: message };
  }
}
