import { CODE_LENGTH } from '../form';

/** Typed or pasted text as a code: without spaces, any other characters, at most six (ruling 79). */
export function normalizeCodeInput(text: string): string {
  return [...text.normalize('NFC').replace(/\s/g, '')].slice(0, CODE_LENGTH).join('');
}
