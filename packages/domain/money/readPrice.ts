/** A billion cedis a thousand times over: more than any property, and far below where numbers lose their pesewas. */
const HIGHEST_PRICE = 1e12;

const CURRENCY = /^(?:GH₵|GHS|GHC|GH¢|₵|¢)/i;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const PLAIN = /^\d+(?:\.\d*)?$|^\.\d+$/;

/**
 * A price as the server may send it: a number, or a text such as '450.00', '1,200' or 'GH₵ 1,200' (checklist 53).
 * Anything else, 0, a negative or an absurd amount is unreadable and gives null (ruling 4, fault 47).
 * @returns Ghana cedis, rounded to the pesewa
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
