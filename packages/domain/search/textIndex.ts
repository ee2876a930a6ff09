import { AMENITIES, isAmenityCode } from '../amenities/amenities';
import type { Listing } from '../listing/Listing';
import type { Steps } from '../slices';
import { codeLabel } from '../text/codes';
import { searchWords } from '../text/searchWords';

/** The result of a text search. Overwritten by the next search. */
export interface TextMatches {
  /** How many words each row has matched; a row that matched `wordCount` words contains all of them. */
  matchedWords: Uint32Array;
  wordCount: number;
}

export interface TextIndex {
  /** The rows that contain every word; null when there are no words. */
  findRows(words: readonly string[]): TextMatches | null;
}

/** No word contains it, so no match can span two words. */
const WORD_SEPARATOR = '\n';

/** The searchable text of each amenity: its code and its label. */
const AMENITY_TEXTS: readonly string[] = AMENITIES.map(({ code, label }) =>
  searchWords(`${code} ${label}`).join(WORD_SEPARATOR),
);

/**
 * Finds the listings with a word in title, specific location, town, region or amenities, but not in the description.
 *
 * A search word has no spaces, so it can only match within one word of one field. One scan over the distinct words of all
 * listings finds the matching words; the postings give their rows. Known amenities use their bits instead.
 */
export function* buildTextIndex(listings: readonly Listing[], amenityBits: Uint32Array): Steps<TextIndex> {
  const size = listings.length;
  const { vocabulary, starts, postings } = yield* collectWords(listings);
  const haystack = vocabulary.join(WORD_SEPARATOR) + WORD_SEPARATOR;
  const offsets = new Uint32Array(vocabulary.length + 1);
  vocabulary.forEach((word, token) => {
    offsets[token + 1] = (offsets[token] ?? 0) + word.length + 1;
  });
  const matchedWords = new Uint32Array(size);

  /** The tokens of the indexed words that contain a word, the most frequent first. */
  function tokensWith(word: string): number[] {
    const tokens: number[] = [];
    let token = 0;
    let at = haystack.indexOf(word);
    while (at >= 0) {
      token = tokenAt(offsets, at, token);
      tokens.push(token);
      at = haystack.indexOf(word, offsets[token + 1] ?? haystack.length);
    }
    return tokens;
  }

  function lookUp(word: string): Lookup {
    let amenities = 0;
    AMENITY_TEXTS.forEach((text, position) => {
      if (text.includes(word)) amenities |= 1 << position;
    });
    const tokens = tokensWith(word);
    const cost = tokens.reduce((sum, token) => sum + (starts[token + 1] ?? 0) - (starts[token] ?? 0), 0);
    return { tokens, amenities, cost: cost + (amenities === 0 ? 0 : size) };
  }

  /**
   * Matches one more word in the rows that matched the `matched` words before it, and returns how many rows have it.
   * Stops after `remaining` rows, the number that matched so far.
   */
  function matchWord({ tokens, amenities }: Lookup, matched: number, remaining: number): number {
    let count = 0;
    if (amenities !== 0) {
      for (let row = 0; row < size; row++) {
        if (matchedWords[row] !== matched || ((amenityBits[row] ?? 0) & amenities) === 0) continue;
        matchedWords[row] = matched + 1;
        count++;
      }
    }
    for (const token of tokens) {
      if (count === remaining) break;
      const end = starts[token + 1] ?? 0;
      for (let at = starts[token] ?? 0; at < end; at++) {
        const row = postings[at] ?? 0;
        if (matchedWords[row] !== matched) continue;
        matchedWords[row] = matched + 1;
        count++;
      }
    }
    return count;
  }

  return {
    findRows(words) {
      // The rarest word first, to exclude most rows early.
      const lookups = words.map(lookUp).sort((a, b) => a.cost - b.cost);
      matchedWords.fill(0);
      let remaining = size;
      for (const [matched, lookup] of lookups.entries()) {
        remaining = matchWord(lookup, matched, remaining);
        if (remaining === 0) return null;
      }
      return { matchedWords, wordCount: lookups.length };
    },
  };
}

interface Lookup {
  tokens: number[];
  /** One bit per amenity whose code or label contains the word. */
  amenities: number;
  cost: number;
}

/** The token at a position in the haystack: a galloping search from the last match, then a binary search. */
function tokenAt(offsets: Uint32Array, position: number, from: number): number {
  const last = offsets.length - 1;
  let low = from;
  let step = 1;
  while (low + step < last && (offsets[low + step] ?? 0) <= position) {
    low += step;
    step *= 2;
  }
  let high = Math.min(last, low + step);
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) <= position) low = middle;
    else high = middle;
  }
  return low;
}

interface WordTable {
  /** Distinct words, the most frequent first. */
  vocabulary: string[];
  /** Index in `postings` of each word's first row, plus one entry for the end. */
  starts: Uint32Array;
  postings: Uint32Array;
}

function* collectWords(listings: readonly Listing[]): Steps<WordTable> {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  const counts: number[] = [];
  const lastRow: number[] = [];
  const rowTokens: number[] = [];
  const rowEnds = new Uint32Array(listings.length);
  const texts = new Map<string, readonly number[]>();

  function numberOf(word: string): number {
    const number = numbers.get(word) ?? words.length;
    if (number === words.length) {
      numbers.set(word, number);
      words.push(word);
      counts.push(0);
      lastRow.push(-1);
    }
    return number;
  }

  function add(token: number, row: number): void {
    if (lastRow[token] === row) return;
    lastRow[token] = row;
    counts[token] = (counts[token] ?? 0) + 1;
    rowTokens.push(token);
  }

  /** Reads each distinct text once: many listings have the same place, code or title word. */
  function addText(text: string, row: number): void {
    let tokens = texts.get(text);
    if (tokens === undefined) {
      tokens = searchWords(text).map(numberOf);
      texts.set(text, tokens);
    }
    for (const token of tokens) add(token, row);
  }

  for (const [row, listing] of listings.entries()) {
    if (row % 100 === 99) yield;
    for (const spelling of listing.title.split(/\s+/)) addText(spelling, row);
    for (const spelling of listing.specificLocation.split(/\s+/)) addText(spelling, row);
    addText(listing.town, row);
    addText(listing.region, row);
    for (const code of listing.amenities) {
      if (isAmenityCode(code)) continue;
      addText(code, row);
      addText(codeLabel(code), row);
    }
    rowEnds[row] = rowTokens.length;
  }

  const order = words.map((_, token) => token).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const starts = new Uint32Array(words.length + 1);
  const next = new Uint32Array(words.length);
  order.forEach((token, rank) => {
    next[token] = starts[rank] ?? 0;
    starts[rank + 1] = (starts[rank] ?? 0) + (counts[token] ?? 0);
  });
  yield;
  const postings = new Uint32Array(rowTokens.length);
  let at = 0;
  rowEnds.forEach((end, row) => {
    for (; at < end; at++) {
      const token = rowTokens[at] ?? 0;
      const position = next[token] ?? 0;
      postings[position] = row;
      next[token] = position + 1;
    }
  });
  return { vocabulary: order.map((token) => words[token] ?? ''), starts, postings };
}
