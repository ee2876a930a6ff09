/** Rounds picture units to tenths, as a whole number of tenths: sums of it never drift. */
export const toTenths = (value: number): number => Math.round(value * 10);

/** Prints a whole number of tenths the shortest way: 125 as `12.5`, -4 as `-.4`, 30 as `3`. */
export function printTenths(tenths: number): string {
  if (tenths % 10 === 0) return String(tenths / 10);
  const size = Math.abs(tenths);
  const whole = Math.floor(size / 10);
  return `${tenths < 0 ? '-' : ''}${whole === 0 ? '' : whole}.${size % 10}`;
}

/** Prints picture units rounded to tenths. */
export const printUnits = (value: number): string => printTenths(toTenths(value));

/** Prints a fraction such as an opacity, to hundredths, without its leading zero. */
export function printFraction(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^0\./, '.');
}
