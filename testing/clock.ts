import { FIXED_NOW } from '@efie/mocks';
import { setPageClock } from '@efie/mocks/panel';

/**
 * Stops the clock, at ruling 135's time by default: pictures and words that depend on today never change. Timers still run.
 * @param at an ISO date
 */
export function stopClock(at: string = FIXED_NOW): void {
  setPageClock({ kind: 'fixed', at });
}
