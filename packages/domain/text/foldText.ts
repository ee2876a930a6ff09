import { cleanText } from './cleanText';

/** Letters that Unicode does not decompose into a plain letter and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ɛ: 'e',
  ɔ: 'o',
  ɖ: 'd',
  đ: 'd',
  ƒ: 'f',
  ɣ: 'g',
  ŋ: 'n',
  ʋ: 'v',
  ß: 'ss',
  ς: 'σ',
};

/**
 * Normalizes text for comparison, so that 'agyeman' finds 'Agyɛman': without invisible marks, case, accents and ligatures, and
 * with plain letters for those of Akan and Ewe.
 */
export function foldText(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text.toLowerCase();
  return cleanText(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ɛɔɖđƒɣŋʋßς]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
