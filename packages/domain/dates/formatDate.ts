const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * '5 March 2024', as Accra's calendar has it (ruling 65); '' when the time is not a time.
 * @param ms milliseconds since 1970
 */
export function formatDate(ms: number): string {
  const date = new Date(ms);
  const month = MONTHS[date.getUTCMonth()];
  return month === undefined ? '' : `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}
