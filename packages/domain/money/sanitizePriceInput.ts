/**
 * Removes everything but digits and one decimal point from text entered in a price field. Arabic digits and decimal
 * points are converted.
 */
export function sanitizePriceInput(text: string): string {
  const western = text
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replaceAll('٫', '.');
  const digits = western.replace(/[^\d.]/g, '');
  const point = digits.indexOf('.');
  return point < 0 ? digits : digits.slice(0, point + 1) + digits.slice(point + 1).replaceAll('.', '');
}

/** The text of a number field in the format that is sent: digits, with a point only between digits; '' for no amount. */
export function amountToSend(text: string): string {
  return sanitizePriceInput(text).replace(/\.$/, '').replace(/^\./, '0.');
}
