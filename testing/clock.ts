import { FIXED_NOW } from '@efie/mocks';
import { setPageClock } from '@efie/mocks/controls';

/**
 * Fixes the page's date, so that screenshots and texts do not change from day to day (ruling 135). Timers still run.
 * @param at an ISO date
 */
export function stopClock(at: string = FIXED_NOW): void {
  setPageClock({ kind: 'fixed', at });
}
