import { ApiError, isConnectionError } from '../wire/ApiError';

/** What a toast adds about a connection error; undefined for any other error (ruling 90). */
export function connectionHint(error: unknown): string | undefined {
  return isConnectionError(error) ? 'Check your connection.' : undefined;
}

/** The server's message, or the screen's own (`fallback`); adds 'Check your connection.' after a connection error. */
export function messageOr(error: unknown, fallback: string): string {
  const hint = connectionHint(error);
  if (hint !== undefined) return `${fallback} ${hint}`.trim();
  return (error instanceof ApiError && error.serverMessage) || fallback;
}

/** The advice after a failed load. */
export const retryAdvice = (error: unknown): string =>
  isConnectionError(error) ? 'Check your connection, then try again.' : 'Try again in a moment.';

/** The server's message about a failed load, or the advice. */
export const messageOrAdvice = (error: unknown): string =>
  (error instanceof ApiError && !isConnectionError(error) && error.serverMessage) || retryAdvice(error);
