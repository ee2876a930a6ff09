import { ApiError } from '../wire/ApiError';

/** Whether the session, the server or the connection has failed, so that the next requests would fail likewise. */
export function isGeneralFailure(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return (
    [401, 429, 503].includes(error.status ?? 0) || ['offline', 'network', 'session'].includes(error.kind)
  );
}
