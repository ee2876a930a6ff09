/** What time the app and its backend live in. */
export type ClockSetting =
  | { kind: 'running' }
  /** It stands still. `at` is an ISO date. */
  | { kind: 'fixed'; at: string }
  /** It runs, whole days ahead of the device; behind it when negative. */
  | { kind: 'ahead'; days: number };

export const RUNNING: ClockSetting = { kind: 'running' };

/** Days; farther away nothing of a world still runs. */
export const FARTHEST = 3_650;

const MS_PER_DAY = 86_400_000;

const DAYS = /^[+-]?\d{1,4}d$/;
/** The colon of the time may be left out: an address of Storybook takes none. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):?(\d{2})(:\d{2}(?:\.\d{1,3})?)?Z?)?$/;

/** A date or moment of Accra's clock, which is GMT, as an ISO date; null for a text that is none, such as 31 February. */
export function readMoment(text: string): string | null {
  const parts = MOMENT.exec(text);
  if (!parts) return null;
  const [, day = '', hours = '00', minutes = '00', seconds = ''] = parts;
  const time = `${hours}:${minutes}${seconds}`;
  const ms = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(ms)) return null;
  const iso = new Date(ms).toISOString();
  return iso.startsWith(day) ? iso : null;
}

/** A number of days ahead, whole and within reach; null for any other. */
export function readDays(text: string): ClockSetting | null {
  const days = Number(text);
  if (text.trim() === '' || !Number.isInteger(days) || Math.abs(days) > FARTHEST) return null;
  return days === 0 ? RUNNING : { kind: 'ahead', days };
}

/** Reads `now`, `40d`, `-3d`, `2026-12-25` or `2026-12-25T08:00`; null for anything else. */
export function parseClock(text: string): ClockSetting | null {
  if (text === 'now') return RUNNING;
  if (DAYS.test(text)) return readDays(text.slice(0, -1));
  const at = readMoment(text);
  return at === null ? null : { kind: 'fixed', at };
}

/** The text that `parseClock` reads. */
export function clockText(setting: ClockSetting): string {
  if (setting.kind === 'running') return 'now';
  return setting.kind === 'fixed' ? setting.at : `${setting.days}d`;
}

/** The moment in ms since 1970 that a setting makes of the device's own. */
export function momentOf(setting: ClockSetting, deviceNow: number): number {
  if (setting.kind === 'running') return deviceNow;
  return setting.kind === 'fixed' ? Date.parse(setting.at) : deviceNow + setting.days * MS_PER_DAY;
}

/** What is on, in a few words; '' for the ordinary. */
export function clockWords(setting: ClockSetting): string {
  if (setting.kind === 'running') return '';
  if (setting.kind === 'fixed') return `${formatMoment(Date.parse(setting.at))}, standing still`;
  const { days } = setting;
  return `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'} ${days < 0 ? 'behind' : 'ahead'}`;
}

const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** '25 Dec 2026, 08:00', as Accra's clock has it. */
export function formatMoment(ms: number): string {
  return FORMAT.format(ms);
}
