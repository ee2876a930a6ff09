const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * '5 March 2024', the calendar day in Accra; '' for an invalid time.
 * @param ms Unix time
 * @param now Unix time in ms; its year is left out
 */
export function formatDate(ms: number, now = NaN): string {
  const date = new Date(ms);
  const month = MONTHS[date.getUTCMonth()];
  const year = date.getUTCFullYear();
  if (month === undefined) return '';
  return `${date.getUTCDate()} ${month}${year === new Date(now).getUTCFullYear() ? '' : ` ${year}`}`;
}
