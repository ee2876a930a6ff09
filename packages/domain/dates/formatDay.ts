import { daysBetween } from './dates';
import { formatDate } from './formatDate';

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/**
 * The day of a time in the past, as in 'since Tuesday': 'today', a weekday in the last week, '12 November', and with the
 * year if it is another one. Both are Unix times in ms.
 */
export function formatDay(ms: number, now: number): string {
  const days = daysBetween(ms, now);
  if (days === 0) return 'today';
  if (days < 7) return WEEKDAYS[new Date(ms).getUTCDay()] ?? '';
  return formatDate(ms, now);
}
