import { cleanText } from '@efie/domain/text';
import { CODE_LENGTH } from '../form';

const SIX_DIGITS = /(?:^|\D)(\d{6})(?!\d)/;
const TWO_GROUPS = /(?:^|\D)(\d{3})[ -](\d{3})(?!\d)/;

/** Typed or pasted text as a code: six digits in a sentence, else any characters but spaces, at most six (ruling 79). */
export function normalizeCodeInput(text: string): string {
  const clean = cleanText(text.normalize('NFC'));
  const digits = SIX_DIGITS.exec(clean) ?? TWO_GROUPS.exec(clean);
  if (digits !== null) return digits.slice(1).join('');
  return [...clean.replace(/\s/g, '')].slice(0, CODE_LENGTH).join('');
}
