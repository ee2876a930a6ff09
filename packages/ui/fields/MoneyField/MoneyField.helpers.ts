import { sanitizePriceInput } from '@efie/domain/numbers';

/** From here on `String(number)` uses exponent notation. */
const HIGHEST_PLAIN_NUMBER = 1e21;

/** A form value as editable text: digits with at most one point; '' for anything that is not an amount. */
export function readAmountText(raw: unknown): string {
  if (typeof raw === 'string') return sanitizePriceInput(raw);
  const isPlain = typeof raw === 'number' && raw >= 1e-6 && raw < HIGHEST_PLAIN_NUMBER;
  return isPlain ? String(raw) : raw === 0 ? '0' : '';
}
