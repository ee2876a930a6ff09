import { CODE_LENGTH } from '../form';

/** What is typed or pasted as a code: any characters but spaces, at most six (ruling 79, fault 100). */
export function readCode(text: string): string {
  return [...text.normalize('NFC').replace(/\s/g, '')].slice(0, CODE_LENGTH).join('');
}
