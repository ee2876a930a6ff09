/** Milliseconds of a day. Ghana keeps GMT all year, so a day in Accra is a day in UTC. */
const DAY = 86_400_000;

/** A listing older than this is marked as such. */
export const STALE_AFTER_DAYS = 60;

/** Years that a marketplace can have seen; anything else is a server's way to say 'none' (fault 51). */
const EARLIEST = Date.UTC(1990, 0);
const LATEST = Date.UTC(2200, 0);

/** Whole calendar days in Accra from one time to another, never below 0: a clock ahead of ours means today (faults rule 10). */
function daysBetween(earlier: number, later: number): number {
  return Math.max(0, Math.floor(later / DAY) - Math.floor(earlier / DAY));
}

/** 'today', '1 day ago', '3 days ago'; '' when the date is unreadable. Both times in milliseconds since 1970. */
export function daysAgo(createdAt: number, now: number): string {
  const days = daysBetween(createdAt, now);
  if (!Number.isFinite(days)) return '';
  if (days === 0) return 'today';
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

/** 'Listed today', 'Listed 3 days ago'; '' when the date is unreadable. */
export function listedAgo(createdAt: number | null, now: number): string {
  const ago = createdAt === null ? '' : daysAgo(createdAt, now);
  return ago === '' ? '' : `Listed ${ago}`;
}

/** Whether a listing is over 60 days old. */
export function isStale(createdAt: number | null, now: number): boolean {
  return createdAt !== null && daysBetween(createdAt, now) > STALE_AFTER_DAYS;
}

const ISO =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:(\.\d{1,3})\d*)?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * A date as the server may send it: ISO text (a missing zone means Ghana's, GMT), or seconds or milliseconds since 1970.
 * @returns milliseconds since 1970, or null for anything unreadable or outside 1990 to 2200 (fault 51)
 */
export function readDate(value: unknown): number | null {
  const ms =
    typeof value === 'number' ? readEpoch(value) : typeof value === 'string' ? readText(value.trim()) : null;
  return ms !== null && ms >= EARLIEST && ms < LATEST ? ms : null;
}

function readEpoch(value: number): number | null {
  if (!Number.isFinite(value)) return null;
  // Seconds until the year 5138 stay below this; milliseconds since 1973 lie above.
  return Math.trunc(value < 1e11 ? value * 1000 : value);
}

function readText(text: string): number | null {
  if (/^\d{9,14}$/.test(text)) return readEpoch(Number(text));
  const parts = ISO.exec(text);
  if (parts === null) return null;
  const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = '', zone = 'Z'] = parts;
  // A day that the month lacks would roll over into the next one.
  if (new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() !== Number(day))
    return null;
  const offset = zone.toUpperCase().replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
  const ms = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${fraction}${offset}`);
  return Number.isNaN(ms) ? null : ms;
}
