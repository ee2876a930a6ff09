import type { ErrorBody } from '@efie/contract';
import type { Failure } from '../db/result';

/** The `response` helper of a typed handler, restricted to documented error statuses. */
type ErrorResponder<Status extends number, TypedResponse> = (status: Status) => {
  json: (body: ErrorBody, init: void) => TypedResponse;
};

/**
 * The error response for a failure of the mock database. `documented` must be statuses of the operation, or it does not
 * compile. Throws a RangeError when the failure has another status.
 */
export function respondWithError<const Status extends number, TypedResponse>(
  response: ErrorResponder<Status, TypedResponse>,
  failure: Failure,
  documented: readonly Status[],
): TypedResponse {
  const status = documented.find((candidate) => candidate === failure.status);
  if (status === undefined) {
    throw new RangeError(
      `Status ${failure.status} is not among the handler's documented statuses: ${failure.message}`,
    );
  }
  const { message, errors } = failure;
  return response(status).json({ success: false, message, ...(errors && { errors }) });
}
