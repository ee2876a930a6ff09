import type { Region } from './regions';
import { typedDistrictKey } from './districtKey';

export type PlaceKind = 'region' | 'district' | 'town';

/** A place with listings. */
export interface CountedPlace {
  kind: PlaceKind;
  name: string;
  region: Region;
  /** The filters whose results are the place's listings. */
  filters: { region: Region; district: string; text: string };
  count: number;
}

export const MAX_SUGGESTIONS = 6;

/** Longer input is cut off, so that the time of a comparison is bounded. */
const MAX_KEY_LENGTH = 48;

/** Letters and digits only, so that 'eastlegon', 'East-Legon' and 'East Legon' are the same. */
export const placeKey = (text: string): string =>
  typedDistrictKey(text.slice(0, 4 * MAX_KEY_LENGTH))
    .replace(/ region$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, MAX_KEY_LENGTH);

/** Typing errors that are forgiven: none below four letters, two from eight. */
export function allowedErrors(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * The fewest insertions, deletions, substitutions and swaps of neighbors (optimal string alignment) that make the typed text
 * equal to the name or to a beginning of it, because it may not be typed to its end; Infinity when there are more than `limit`.
 */
export function typingErrors(typed: string, name: string, limit: number): number {
  const columns = Math.min(name.length, typed.length + limit);
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= columns; column++) {
      const isSame = typed[row - 1] === name[column - 1];
      let errors = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap =
        row > 1 && column > 1 && typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1];
      if (isSwap) errors = Math.min(errors, (beforeLast[column - 2] ?? 0) + 1);
      current.push(errors);
    }
    beforeLast = last;
    last = current;
  }
  const errors = Math.min(...last);
  return errors <= limit ? errors : Infinity;
}

const BEGINNING = 1;
const INSIDE = 2;

/** 0 the same, 1 the beginning, 2 inside, then the number of typing errors; Infinity when it does not match. */
function rankOf(typed: string, name: string): number {
  if (name.startsWith(typed)) return name.length === typed.length ? 0 : BEGINNING;
  if (name.includes(typed)) return INSIDE;
  const limit = allowedErrors(typed.length);
  return limit === 0 ? Infinity : INSIDE + typingErrors(typed, name, limit);
}

/**
 * The places that a visitor most likely means, the best first: the same name, names that start with the text, names that
 * contain it, then, unless a name starts with it, names with few typing errors. The place with more listings comes first
 * among equals, and of all places when nothing is typed. Of 'East Legon, Accra' and 'Accra, Ghana' the name before the comma
 * is searched when the whole has none.
 */
export function suggestPlaces(
  typed: string,
  places: readonly CountedPlace[],
  limit = MAX_SUGGESTIONS,
): CountedPlace[] {
  const inGhana = typed.replace(/[\s,]+ghana[\s.]*$/i, '');
  const [name = ''] = inGhana.split(',');
  const found = [typed, inGhana, name].map((text) => placesNamed(text, places, limit));
  return found.find((some) => some.length > 0) ?? [];
}

function placesNamed(typed: string, places: readonly CountedPlace[], limit: number): CountedPlace[] {
  const key = placeKey(typed);
  // Only punctuation was typed.
  if (key === '' && typed.trim() !== '') return [];
  const ranked = places.map((place, position) => ({
    place,
    position,
    rank: key === '' ? 0 : rankOf(key, placeKey(place.name)),
  }));
  const highest = ranked.some(({ rank }) => rank <= BEGINNING) ? INSIDE : Number.MAX_VALUE;
  return ranked
    .filter(({ rank }) => rank <= highest)
    .sort((a, b) => a.rank - b.rank || b.place.count - a.place.count || a.position - b.position)
    .slice(0, limit)
    .map(({ place }) => place);
}
