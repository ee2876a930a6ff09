/** Messages per field, as the server sends them (ruling 87). */
export type FieldErrors = Record<string, string[]>;

/** A refusal in the specification's words. `errors` stands when fields are at fault. */
export type Refusal = { ok: false; status: number; message: string; errors?: FieldErrors };

/** What every method of the pretend server answers: handlers only translate it. */
export type Result<T extends object = object> = ({ ok: true } & T) | Refusal;

/** A refusal with a status and a message. */
export function refuse(status: number, message: string): Refusal {
  return { ok: false, status, message };
}

/** A refusal because of fields: 422 with a list of messages per field. */
export function refuseFields(errors: FieldErrors, message = 'The given data was invalid.'): Refusal {
  return { ok: false, status: 422, message, errors };
}

/** No or an unknown token. */
export const UNAUTHENTICATED: Refusal = { ok: false, status: 401, message: 'Unauthenticated.' };

/** An agent whose address is not confirmed may not use the agent calls. */
export const EMAIL_NOT_VERIFIED: Refusal = {
  ok: false,
  status: 403,
  message: 'Please verify your email before logging in.',
};

/** The exact words that open the limit dialog (checklist 498, ruling 122). */
export const LISTING_LIMIT_MESSAGE = 'Listing limit reached. Please upgrade your plan.';
