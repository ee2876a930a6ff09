/** Rounds user units to an integer number of tenths, so that sums have no rounding drift. */
export const toTenths = (value: number): number => Math.round(value * 10);

/** Formats an integer number of tenths as short as possible: 125 as `12.5`, -4 as `-.4`, 30 as `3`. */
export function formatTenths(tenths: number): string {
  if (tenths % 10 === 0) return String(tenths / 10);
  const size = Math.abs(tenths);
  const whole = Math.floor(size / 10);
  return `${tenths < 0 ? '-' : ''}${whole === 0 ? '' : whole}.${size % 10}`;
}

/** Formats user units, rounded to tenths. */
export const formatUnits = (value: number): string => formatTenths(toTenths(value));

/** Formats a fraction such as an opacity, rounded to hundredths and without a leading zero. */
export function formatFraction(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^0\./, '.');
}
