/** Letters of Ghana's languages, and a few others, that Unicode does not decompose into a plain letter and a mark. */
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
 * A text made comparable: lower case, without the marks over Latin letters, and with the open letters of Akan and Ewe
 * read as their plain neighbours, so that 'agyeman' finds 'Agyɛman' (checklist 198). Never throws, whatever the text.
 */
export function foldText(text: string): string {
  // Most texts are plain ASCII, for which the slow path changes nothing.
  if (!/[^\0-\x7f]/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ɛɔɖđƒɣŋʋßς]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
