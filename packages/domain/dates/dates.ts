/** ms. Ghana uses GMT all year, so a calendar day in Accra is one in UTC. */
const DAY = 86_400_000;

export const STALE_AFTER_DAYS = 60;

/** Dates outside this range are placeholders for 'no date', such as 0001-01-01. */
const EARLIEST = Date.UTC(1990, 0);
const LATEST = Date.UTC(2200, 0);

/** Calendar days in Accra between two times; 0 when the server's clock is ahead. */
export function daysBetween(earlier: number, later: number): number {
  return Math.max(0, Math.floor(later / DAY) - Math.floor(earlier / DAY));
}

/** 'today', '1 day ago', '3 days ago'; '' when a time is missing or not finite. Both are Unix times in ms. */
export function daysAgo(createdAt: number | null, now: number): string {
  const days = daysBetween(createdAt ?? Number.NaN, now);
  if (!Number.isFinite(days)) return '';
  if (days === 0) return 'today';
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

export function isStale(createdAt: number | null, now: number): boolean {
  return createdAt !== null && daysBetween(createdAt, now) > STALE_AFTER_DAYS;
}

const DATE =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:(\.\d{1,3})\d*)?)?\s*(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?)?$/i;
const NAMED_MONTH = /^(?:[a-z]+, )?(\d\d?) ([a-z]{3})[a-z]* (\d{4})/i;
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';

/**
 * Reads a date from a response: ISO text, the text of a database or of a mail header (all GMT without a time zone), or Unix
 * time in seconds or milliseconds.
 * @returns Unix time in ms; null when unreadable or outside 1990 to 2199
 */
export function readDate(value: unknown): number | null {
  const ms =
    typeof value === 'number' ? readEpoch(value) : typeof value === 'string' ? readText(value.trim()) : null;
  return ms !== null && ms >= EARLIEST && ms < LATEST ? ms : null;
}

function readEpoch(value: number): number | null {
  if (!Number.isFinite(value)) return null;
  // Below 1e11 are seconds up to the year 5138, above it milliseconds since 1973.
  return Math.trunc(value < 1e11 ? value * 1000 : value);
}

function readText(text: string): number | null {
  if (/^\d{9,14}$/.test(text)) return readEpoch(Number(text));
  const parts = DATE.exec(text.replace(NAMED_MONTH, inDigits));
  if (parts === null) return null;
  const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = '', zone = 'Z'] = parts;
  // 31 February would roll over into March.
  if (new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() !== Number(day))
    return null;
  const offset = /^[+-]/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}` : 'Z';
  const ms = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${fraction}${offset}`);
  return Number.isNaN(ms) ? null : ms;
}

/** '2024-03-05' for the parts of '5 March 2024'; without a month in digits when its name is unknown. */
function inDigits(_: string, day: string, month: string, year: string): string {
  const number = MONTHS.indexOf(month.toLowerCase()) / 3 + 1;
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
