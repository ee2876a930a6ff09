import { isConnectionError } from '@efie/api';

/** The hint that a toast adds to a connection error; undefined for any other error (ruling 90). */
export function connectionHint(error: unknown): string | undefined {
  return isConnectionError(error) ? 'Check your connection.' : undefined;
}
