import { foldText } from './foldText';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The folded words of a text. A word is a run of letters and digits, or punctuation between two spaces. Apostrophes are
 * removed: 'Mama’s' is 'mamas'.
 */
export const searchWords = (text: string): string[] =>
  foldText(text)
    .replace(/['‘’‛ʻʼ′]/g, '')
    .split(/\s+/)
    .flatMap((piece) => piece.match(WORD) ?? piece)
    .filter((word) => word !== '');

/**
 * The distinct words of a typed search. Punctuation is ignored unless nothing else is typed. A word of four or more letters
 * loses its final s, so that 'bedrooms' finds 'bedroom'.
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
