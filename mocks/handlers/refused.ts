import type { ErrorBody } from '@efie/api/schema';
import type { Refusal } from '../db/result';

/** What `response(status)` of a typed handler gives for the statuses it documents. */
type AnswersWithError<Status extends number, Answer> = (status: Status) => {
  json: (body: ErrorBody, init: void) => Answer;
};

/**
 * A refusal of the pretend server as the answer of one operation. The statuses listed must be documented for the
 * operation, or this does not compile; a refusal outside them is a fault of ours and throws.
 */
export function refused<const Status extends number, Answer>(
  response: AnswersWithError<Status, Answer>,
  refusal: Refusal,
  documented: readonly Status[],
): Answer {
  const status = documented.find((candidate) => candidate === refusal.status);
  if (status === undefined) {
    throw new RangeError(`The contract has no ${refusal.status} here: ${refusal.message}`);
  }
  const { message, errors } = refusal;
  return response(status).json({ success: false, message, ...(errors && { errors }) });
}
