/** Letters that are graphemes by themselves: those of European and Ghanaian languages, once composed. */
const SINGLE_LETTERS = /^[\u0020-\u02AF]*$/;

/** Splits into graphemes; into code points in browsers without Intl.Segmenter. */
function graphemes(text: string): string[] {
  // Creating a segmenter takes 50 ms on a slow phone.
  if (SINGLE_LETTERS.test(text)) return Array.from(text);
  if (typeof Intl !== 'undefined' && 'Segmenter' in Intl) {
    return Array.from(
      new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
      (part) => part.segment,
    );
  }
  return Array.from(text);
}

/** Characters of a word searched for its first letter; names can be thousands of characters long. */
const MAX_SEARCHED = 64;

function firstLetter(word: string): string | undefined {
  return graphemes(word.slice(0, MAX_SEARCHED)).find((character) => /\p{L}/u.test(character));
}

/**
 * The first letters of up to two words of a name, at most two graphemes. A name without letters gives its first
 * grapheme; an empty name gives ''.
 */
export function initials(fullName: string): string {
  const words = fullName.slice(0, 1000).normalize('NFC').trim().split(/\s+/);
  const letters = words.map(firstLetter).filter((letter) => letter !== undefined);
  const chosen =
    letters.length > 0 ? letters.slice(0, 2) : graphemes((words[0] ?? '').slice(0, MAX_SEARCHED)).slice(0, 1);
  // Upper case can be longer: 'ß' becomes 'SS'.
  return chosen.map((letter) => graphemes(letter.toUpperCase())[0] ?? '').join('');
}
