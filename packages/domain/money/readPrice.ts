/** GHS. Above any real price, and small enough for exact pesewas. */
const HIGHEST_PRICE = 1e12;

const CURRENCY = /^(?:GH₵|GHS|GHC|GH¢|₵|¢)/i;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const PLAIN = /^\d+(?:\.\d*)?$|^\.\d+$/;

/**
 * Reads a price from a response: a number, or text such as '450.00', '1,200' or 'GH₵ 1,200'.
 * @returns GHS rounded to the pesewa; null for 0, negative, unreadable and absurdly high prices
 */
export function readPrice(value: unknown): number | null {
  const amount = typeof value === 'string' ? readAmountText(value) : value;
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount > HIGHEST_PRICE) return null;
  const ghs = Math.round(amount * 100) / 100;
  return ghs > 0 ? ghs : null;
}

function readAmountText(text: string): number | null {
  if (text.length > 60) return null;
  const digits = text.replace(/\s+/g, '').replace(CURRENCY, '');
  if (!GROUPED.test(digits) && !PLAIN.test(digits)) return null;
  return Number(digits.replaceAll(',', ''));
}
