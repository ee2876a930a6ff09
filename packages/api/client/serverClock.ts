/** How far the device's clock may stray before the server's is believed instead, in ms. */
const TOLERANCE = 5 * 60_000;

let offset = 0;

/** Learns the server's time from an answer's Date header; a missing or unreadable one changes nothing. */
export function noteServerDate(header: string | null, deviceNow: number): void {
  const date = header ? Date.parse(header) : Number.NaN;
  if (Number.isNaN(date)) return;
  const difference = date - deviceNow;
  offset = Math.abs(difference) > TOLERANCE ? difference : 0;
}

/**
 * Now, in ms since 1970: the server's time when the device's clock is wrong and the server has told
 * (docs/spec/faults.md, rule 10). Ages and plan expiries are measured against it.
 */
export function serverNow(): number {
  return Date.now() + offset;
}

/** The first millisecond of today in Accra, by the same clock: equal all day, so that what it is given to can keep still. */
export function serverToday(): number {
  const now = serverNow();
  return now - (now % 86_400_000);
}
