import { ApiError, isConnectionError } from './ApiError';

/** A gateway that did not wait for the server's response. */
const GATEWAYS: readonly (number | null)[] = [502, 504];

/** Whether the server may have carried out a request although no response confirms it. */
export function isResponseLost(error: unknown): boolean {
  if (error instanceof DOMException && error.name === 'AbortError') return true;
  if (isConnectionError(error)) return true;
  return error instanceof ApiError && (error.kind === 'parse' || GATEWAYS.includes(error.status));
}
