/** A list of messages per field, as sent on the wire. */
export type FieldErrors = Record<string, string[]>;

/** A failed call. `errors` is set when fields are invalid. */
export type Failure = { ok: false; status: number; message: string; errors?: FieldErrors };

/** Result of the methods of the mock database; handlers translate it to a response. */
export type Result<T extends object = object> = ({ ok: true } & T) | Failure;

export function createFailure(status: number, message: string): Failure {
  return { ok: false, status, message };
}

/** A validation failure: 422 with messages per field. */
export function createValidationFailure(
  errors: FieldErrors,
  message = 'The given data was invalid.',
): Failure {
  return { ok: false, status: 422, message, errors };
}

export const UNAUTHENTICATED: Failure = { ok: false, status: 401, message: 'Unauthenticated.' };

export const EMAIL_NOT_VERIFIED: Failure = {
  ok: false,
  status: 403,
  message: 'Please verify your email before logging in.',
};

/** The app opens the limit dialog on exactly this message (ruling 122). */
export const LISTING_LIMIT_MESSAGE = 'Listing limit reached. Please upgrade your plan.';
