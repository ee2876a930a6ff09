import { isConnectionError } from '@efie/api';

/** What a person can do about a call that nobody answered; the second line of its toast (ruling 90). */
export function connectionHint(error: unknown): string | undefined {
  return isConnectionError(error) ? 'Check your connection.' : undefined;
}
