import { ApiError, isConnectionError } from './ApiError';

const GATEWAY_STATUSES: readonly (number | null)[] = [502, 504];

/** Whether the server may have processed a request although no response confirms it. */
export function isResponseLost(error: unknown): boolean {
  if (error instanceof DOMException && error.name === 'AbortError') return true;
  if (isConnectionError(error)) return true;
  return error instanceof ApiError && (error.kind === 'parse' || GATEWAY_STATUSES.includes(error.status));
}
