import { readDate } from '@efie/domain/dates';

/** Largest difference from the server's clock at which the device's clock is used, in ms. */
const TOLERANCE = 5 * 60_000;

let offset = 0;

/** Reads the server's time from a response's Date header; ignores a missing, unreadable or impossible one. */
export function syncServerClock(header: string | null, deviceNow: number): void {
  const date = header ? Date.parse(header) : Number.NaN;
  if (readDate(date) === null) return;
  const difference = date - deviceNow;
  offset = Math.abs(difference) > TOLERANCE ? difference : 0;
}

/** Unix time in ms, corrected by the server's clock when the device's clock is wrong. */
export function serverNow(): number {
  return Date.now() + offset;
}

/** Unix time of midnight in Accra, in ms: constant for a day, so that memoized components do not re-render. */
export function serverToday(): number {
  const now = serverNow();
  return now - (now % 86_400_000);
}
