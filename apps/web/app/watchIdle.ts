import { endIdleSession } from '@efie/api';

/** The button of a form that is being sent. */
const BUSY_BUTTON = 'button[aria-busy="true"]';

/** Ends a session without input for this many minutes; any text but a positive number turns it off. */
export function watchIdle(minutes: string): void {
  if (Number(minutes) > 0)
    endIdleSession(Number(minutes), () => document.querySelector(BUSY_BUTTON) !== null);
}
