import { ApiError, isConnectionError } from '../wire/ApiError';
import { isAbortError } from './isAbortError';

const GATEWAY_STATUSES: readonly (number | null)[] = [502, 504];

/** Whether the server may have processed a request although no response confirms it. */
export function isResponseLost(error: unknown): boolean {
  if (isAbortError(error) || isConnectionError(error)) return true;
  return error instanceof ApiError && (error.kind === 'parse' || GATEWAY_STATUSES.includes(error.status));
}
