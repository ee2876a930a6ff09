import { keepPriceCharacters } from '@efie/domain';

/** Above this a number writes itself with an exponent. */
const HIGHEST_PLAIN_NUMBER = 1e21;

/**
 * What a form may hold for an amount (a typed text, an old draft, a number of the server) as the text that a field edits:
 * digits and at most one point, '' for anything that is no amount (specification section 3, fault 118).
 */
export function readAmountText(raw: unknown): string {
  if (typeof raw === 'string') return keepPriceCharacters(raw);
  const isPlain = typeof raw === 'number' && raw >= 1e-6 && raw < HIGHEST_PLAIN_NUMBER;
  return isPlain ? String(raw) : raw === 0 ? '0' : '';
}

/**
 * What a field's text means to a server: digits, and a point only with digits on both sides of it; '' for what is no amount
 * (checklist 431, 495). Of the new listing and the edit form alike.
 */
export function amountToSend(text: string): string {
  return keepPriceCharacters(text).replace(/\.$/, '').replace(/^\./, '0.');
}
