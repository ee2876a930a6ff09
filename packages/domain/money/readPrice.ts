import { readNumberText } from '../numbers/readNumberText';
import { withoutCurrency } from '../numbers/withoutCurrency';

/** GHS. Above any real price, and small enough for exact pesewas. */
const HIGHEST_PRICE = 1e12;

const PERIOD = /(?:\/|\bper|\ba)\s*month$|monthly$/i;

/**
 * Reads a price from a response: a number, or text such as '450.00', 'GH₵ 1,200', '1,200 GHS' or 'GHS. 850 per month'.
 * @returns GHS rounded to the pesewa; null for 0, negative, absurdly high and other prices
 */
export function readPrice(value: unknown): number | null {
  const amount =
    typeof value === 'string' ? readNumberText(withoutCurrency(value.trim().replace(PERIOD, ''))) : value;
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount > HIGHEST_PRICE) return null;
  const ghs = Math.round(amount * 100) / 100;
  return ghs > 0 ? ghs : null;
}
