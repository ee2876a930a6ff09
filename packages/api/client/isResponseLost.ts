import { ApiError, isConnectionError } from './ApiError';
import { isAbortError } from './isAbortError';

const GATEWAY_STATUSES: readonly (number | null)[] = [502, 504];

/** Whether the server may have processed a request although no response confirms it. */
export function isResponseLost(error: unknown): boolean {
  if (isAbortError(error) || isConnectionError(error)) return true;
  return error instanceof ApiError && (error.kind === 'parse' || GATEWAY_STATUSES.includes(error.status));
}

/**
 * Awaits a change. After a lost response it asks `wasMade` what the server has, and rejects with the error of the change
 * unless that shows the change. A change that was aborted is not looked up.
 */
export async function confirmLost(change: Promise<void>, wasMade: () => Promise<boolean>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (isAbortError(error) || !isResponseLost(error) || !(await wasMade().catch(() => false))) throw error;
  }
}
