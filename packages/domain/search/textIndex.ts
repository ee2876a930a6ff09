import { AMENITIES, isAmenityCode } from '../amenities/amenities';
import type { Listing } from '../listing/Listing';
import { foldText } from '../text/foldText';
import { readableCode } from '../text/readableCode';

/** The words of a search text, comparable, each once. Every one of them must be met (ruling 57). */
export function wordsOf(text: string): string[] {
  return [...new Set(foldText(text).split(/\s+/))].filter((word) => word !== '');
}

/** One mark a row; a row that met every word carries `complete`. Overwritten by the next search. */
export interface RowMarks {
  marks: Uint32Array;
  complete: number;
}

export interface TextIndex {
  /** Marks the rows that hold every word, or null when there is none. `words` come from wordsOf(). */
  rowsWith(words: readonly string[]): RowMarks | null;
}

/** No word contains it, so nothing that is found can reach over it. */
const BETWEEN = '\n';

/** What the search reads of each amenity: its code and the words of its label (ruling 57, checklist 196). */
const AMENITY_TEXTS: readonly string[] = AMENITIES.map(({ code, label }) => code + BETWEEN + foldText(label));

/**
 * Answers which listings hold a word somewhere in title, specific location, town, region or amenities (checklist 191 to
 * 197; never in the description).
 *
 * A word has no space in it, so what it is a part of is one word of one field. It is therefore enough to sweep the
 * distinct words of all listings once, and to look up in which rows they stand. The seventeen amenities are answered
 * from their bits.
 */
export function createTextIndex(listings: readonly Listing[], amenityBits: Uint32Array): TextIndex {
  const size = listings.length;
  const { vocabulary, starts, postings } = collectWords(listings);
  const haystack = vocabulary.join(BETWEEN) + BETWEEN;
  const offsets = new Uint32Array(vocabulary.length + 1);
  vocabulary.forEach((word, token) => {
    offsets[token + 1] = (offsets[token] ?? 0) + word.length + 1;
  });
  const marks = new Uint32Array(size);

  /** The numbers of the known words that contain a word, the most frequent first. */
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

  /** Lifts the rows that stand at `step` and meet the word to `step + 1`; at most `open` can. Returns how many did. */
  function mark({ tokens, amenities }: Lookup, step: number, open: number): number {
    let count = 0;
    if (amenities !== 0) {
      for (let row = 0; row < size; row++) {
        if (marks[row] !== step || ((amenityBits[row] ?? 0) & amenities) === 0) continue;
        marks[row] = step + 1;
        count++;
      }
    }
    for (const token of tokens) {
      if (count === open) break;
      const end = starts[token + 1] ?? 0;
      for (let at = starts[token] ?? 0; at < end; at++) {
        const row = postings[at] ?? 0;
        if (marks[row] !== step) continue;
        marks[row] = step + 1;
        count++;
      }
    }
    return count;
  }

  return {
    rowsWith(words) {
      // The rarest word first: it leaves the least to do, and often nothing.
      const lookups = words.map(lookUp).sort((a, b) => a.cost - b.cost);
      marks.fill(0);
      let open = size;
      for (const [step, lookup] of lookups.entries()) {
        open = mark(lookup, step, open);
        if (open === 0) return null;
      }
      return { marks, complete: lookups.length };
    },
  };
}

interface Lookup {
  tokens: number[];
  /** A bit for each amenity whose code or label holds the word. */
  amenities: number;
  /** Rows to visit. */
  cost: number;
}

/** The word that a place in the haystack belongs to: gallops on from the last one found, then halves. */
function tokenAt(offsets: Uint32Array, place: number, from: number): number {
  const last = offsets.length - 1;
  let low = from;
  let step = 1;
  while (low + step < last && (offsets[low + step] ?? 0) <= place) {
    low += step;
    step *= 2;
  }
  let high = Math.min(last, low + step);
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) <= place) low = middle;
    else high = middle;
  }
  return low;
}

interface WordTable {
  /** Distinct words, the most frequent first. */
  vocabulary: string[];
  /** Where the rows of each word start in `postings`; one more entry for the end. */
  starts: Uint32Array;
  postings: Uint32Array;
}

/** Which words stand in which rows. */
function collectWords(listings: readonly Listing[]): WordTable {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  const counts: number[] = [];
  const lastRow: number[] = [];
  const rowTokens: number[] = [];
  const rowEnds = new Uint32Array(listings.length);
  const spellings = new Map<string, number>();
  const fields = new Map<string, readonly number[]>();

  /** The number of a word as it is spelled; -1 when nothing of it is left to compare. */
  function numberOf(spelling: string): number {
    const known = spellings.get(spelling);
    if (known !== undefined) return known;
    const word = foldText(spelling);
    const number = word === '' ? -1 : (numbers.get(word) ?? words.length);
    if (number === words.length) {
      numbers.set(word, number);
      words.push(word);
      counts.push(0);
      lastRow.push(-1);
    }
    spellings.set(spelling, number);
    return number;
  }

  function add(token: number, row: number): void {
    if (token < 0 || lastRow[token] === row) return;
    lastRow[token] = row;
    counts[token] = (counts[token] ?? 0) + 1;
    rowTokens.push(token);
  }

  /** Places and codes repeat from listing to listing, so their words are remembered by the whole text. */
  function addRepeated(text: string, row: number): void {
    let tokens = fields.get(text);
    if (tokens === undefined) {
      tokens = text.split(/\s+/).map(numberOf);
      fields.set(text, tokens);
    }
    for (const token of tokens) add(token, row);
  }

  listings.forEach((listing, row) => {
    for (const spelling of listing.title.split(/\s+/)) add(numberOf(spelling), row);
    for (const spelling of listing.specificLocation.split(/\s+/)) add(numberOf(spelling), row);
    addRepeated(listing.town, row);
    addRepeated(listing.region, row);
    for (const code of listing.amenities) {
      if (isAmenityCode(code)) continue;
      addRepeated(code, row);
      addRepeated(readableCode(code), row);
    }
    rowEnds[row] = rowTokens.length;
  });

  const order = words.map((_, token) => token).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const starts = new Uint32Array(words.length + 1);
  const next = new Uint32Array(words.length);
  order.forEach((token, rank) => {
    next[token] = starts[rank] ?? 0;
    starts[rank + 1] = (starts[rank] ?? 0) + (counts[token] ?? 0);
  });
  const postings = new Uint32Array(rowTokens.length);
  let at = 0;
  rowEnds.forEach((end, row) => {
    for (; at < end; at++) {
      const token = rowTokens[at] ?? 0;
      const place = next[token] ?? 0;
      postings[place] = row;
      next[token] = place + 1;
    }
  });
  return { vocabulary: order.map((token) => words[token] ?? ''), starts, postings };
}
