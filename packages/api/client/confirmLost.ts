import { isAbortError } from './isAbortError';
import { isResponseLost } from './isResponseLost';

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
