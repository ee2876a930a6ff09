import { endIdleSession } from '@efie/api';

/** Ends a session without input for this many minutes; any text but a positive number turns it off. */
export function watchIdle(minutes: string): void {
  if (Number(minutes) > 0) endIdleSession(Number(minutes));
}
