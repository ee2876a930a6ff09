import { foldText } from './foldText';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The folded words of a text: runs of letters and digits. Apostrophes are removed: 'Mama’s' is 'mamas'. Punctuation between
 * two spaces is also a word.
 */
export const searchWords = (text: string): string[] =>
  foldText(text)
    .replace(/['‘’‛ʻʼ′]/g, '')
    .split(/\s+/)
    .flatMap((piece) => piece.match(WORD) ?? piece)
    .filter((word) => word !== '');

/**
 * The distinct words of a typed search. Punctuation counts only when nothing else is typed. The final s of a word of four
 * letters or more is removed, so that '2 bedrooms' finds '2 bedroom'.
 */
export function typedWords(text: string): string[] {
  const all = searchWords(text);
  const words = all.filter((word) => word.search(WORD) === 0);
  return [
    ...new Set(
      (words.length > 0 ? words : all).map((word) => word.replace(/^(\p{L}{2,}[^s\P{L}])s$/u, '$1')),
    ),
  ];
}
