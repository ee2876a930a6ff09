/** Splits by what readers see as one character; where the browser cannot, by code point. */
function characters(text: string): string[] {
  if (typeof Intl !== 'undefined' && 'Segmenter' in Intl) {
    return Array.from(
      new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
      (part) => part.segment,
    );
  }
  return Array.from(text);
}

/** Enough of a word to find its first letter; names of ten thousand letters come too (fault 38). */
const LOOK_AT = 64;

function firstLetter(word: string): string | undefined {
  return characters(word.slice(0, LOOK_AT)).find((character) => /\p{L}/u.test(character));
}

/**
 * The first letters of up to two words of a name, never more than two characters as a reader counts them
 * (checklist 56, fault 38). A name without any letter gives its first character; an empty one gives ''.
 */
export function initials(fullName: string): string {
  const words = fullName.slice(0, 1000).normalize('NFC').trim().split(/\s+/);
  const letters = words.map(firstLetter).filter((letter) => letter !== undefined);
  const chosen =
    letters.length > 0 ? letters.slice(0, 2) : characters((words[0] ?? '').slice(0, LOOK_AT)).slice(0, 1);
  // Upper case can grow ('ß' to 'SS'): only its first character counts.
  return chosen.map((letter) => characters(letter.toUpperCase())[0] ?? '').join('');
}
