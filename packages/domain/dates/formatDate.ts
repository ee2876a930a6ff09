const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * '5 March 2024', the calendar day in Accra; '' for an invalid time.
 * @param ms Unix time
 */
export function formatDate(ms: number): string {
  const date = new Date(ms);
  const month = MONTHS[date.getUTCMonth()];
  return month === undefined ? '' : `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}
