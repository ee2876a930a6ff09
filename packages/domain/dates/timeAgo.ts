import { formatDate } from './formatDate';

const MINUTE = 60_000;
const UNITS = [
  { one: 'day', ms: 1440 * MINUTE },
  { one: 'hour', ms: 60 * MINUTE },
  { one: 'minute', ms: MINUTE },
] as const;

/** 'just now', '2 minutes ago', '1 hour ago', '3 days ago'; a future time is 'just now'. Both are Unix times in ms. */
export function timeAgo(time: number, now: number): string {
  const unit = UNITS.find(({ ms }) => now - time >= ms);
  if (!unit) return 'just now';
  const count = Math.floor((now - time) / unit.ms);
  return `${count} ${unit.one}${count === 1 ? '' : 's'} ago`;
}

/** '26 November 2026, 08:44' in Accra; '' for an invalid time. */
export function formatDateTime(ms: number): string {
  const date = formatDate(ms);
  // Ghana uses GMT all year.
  return date && `${date}, ${new Date(ms).toISOString().slice(11, 16)}`;
}
