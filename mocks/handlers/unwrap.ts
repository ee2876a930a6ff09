import type { ErrorBody } from '@efie/contract';
import { HttpResponse } from 'msw';
import type { Failure, Result } from '../db/result';

/** Ends the request with an error response: MSW sends a response that a handler throws. */
export function fail({ status, message, errors }: Failure): never {
  const body: ErrorBody = { success: false, message, ...(errors && { errors }) };
  throw HttpResponse.json(body, { status });
}

/** The value of a successful result. A failure ends the request. */
export function unwrap<T extends object>(result: Result<T>): T {
  return result.ok ? result : fail(result);
}
