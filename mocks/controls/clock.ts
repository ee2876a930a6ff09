export type ClockSetting =
  | { kind: 'running' }
  /** `at` is an ISO date. */
  | { kind: 'fixed'; at: string }
  /** Running, whole days ahead of the device's clock; negative for behind. */
  | { kind: 'ahead'; days: number };

export const RUNNING_CLOCK: ClockSetting = { kind: 'running' };

/** The largest shift, in days. */
export const MAX_DAYS = 3_650;

const MS_PER_DAY = 86_400_000;

const DAYS = /^[+-]?\d{1,4}d$/;
/** The colon in the time is optional, because Storybook's URLs do not allow it. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):?(\d{2})(:\d{2}(?:\.\d{1,3})?)?Z?)?$/;

/** Parses a date or date-time in GMT, the time of Accra, to an ISO date; null when it is invalid, such as 31 February. */
export function parseDateTime(text: string): string | null {
  const match = MOMENT.exec(text);
  if (!match) return null;
  const [, day = '', hours = '00', minutes = '00', seconds = ''] = match;
  const time = `${hours}:${minutes}${seconds}`;
  const ms = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(ms)) return null;
  const iso = new Date(ms).toISOString();
  return iso.startsWith(day) ? iso : null;
}

/** Parses a shift in whole days; null when it is not an integer or is too large. */
export function parseDays(text: string): ClockSetting | null {
  const days = Number(text);
  if (text.trim() === '' || !Number.isInteger(days) || Math.abs(days) > MAX_DAYS) return null;
  return days === 0 ? RUNNING_CLOCK : { kind: 'ahead', days };
}

/** Parses `now`, `40d`, `-3d`, `2026-12-25` or `2026-12-25T08:00`; null for anything else. */
export function parseClock(text: string): ClockSetting | null {
  if (text === 'now') return RUNNING_CLOCK;
  if (DAYS.test(text)) return parseDays(text.slice(0, -1));
  const at = parseDateTime(text);
  return at === null ? null : { kind: 'fixed', at };
}

/** The inverse of `parseClock`. */
export function formatClock(setting: ClockSetting): string {
  if (setting.kind === 'running') return 'now';
  return setting.kind === 'fixed' ? setting.at : `${setting.days}d`;
}

/** The time for a setting and the time of the device, both in ms since 1970. */
export function timeAt(setting: ClockSetting, deviceNow: number): number {
  if (setting.kind === 'running') return deviceNow;
  return setting.kind === 'fixed' ? Date.parse(setting.at) : deviceNow + setting.days * MS_PER_DAY;
}

/** Describes a setting, such as '40 days ahead'; '' for a running clock. */
export function describeClock(setting: ClockSetting): string {
  if (setting.kind === 'running') return '';
  if (setting.kind === 'fixed') return `${formatDateTime(Date.parse(setting.at))}, fixed`;
  const { days } = setting;
  return `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'} ${days < 0 ? 'behind' : 'ahead'}`;
}

const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** Formats ms since 1970 as '25 Dec 2026, 08:00' in GMT, the time of Accra. */
export function formatDateTime(ms: number): string {
  return FORMAT.format(ms);
}
