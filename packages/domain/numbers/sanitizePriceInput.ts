import { cleanText } from '../text/cleanText';
import { withoutCurrency } from './withoutCurrency';

/** Removes everything but digits and one decimal point from text entered in a price field. */
export function sanitizePriceInput(text: string): string {
  const digits = withoutCurrency(cleanText(text)).replace(/[^\d.]/g, '');
  const point = digits.indexOf('.');
  return point < 0 ? digits : digits.slice(0, point + 1) + digits.slice(point + 1).replaceAll('.', '');
}

/** The text of a number field in the format that is sent: digits, with a point only between digits; '' for no amount. */
export function amountToSend(text: string): string {
  return sanitizePriceInput(text).replace(/\.$/, '').replace(/^\./, '0.');
}
