import { formatDay } from '../dates/formatDay';
import { groupThousands } from '../text/groupThousands';
import { activeFilters } from './activeFilters';
import { readFilterParams } from './filterParams';
import type { SearchFilters } from './filters';
import type { MatchCounts, MatchQuestion } from './matchCounts';

export const MAX_SAVED_SEARCHES = 20;
/** Characters. */
export const MAX_SEARCH_NAME = 80;

/** A search that is stored on this device. */
export interface SavedSearch {
  name: string;
  /** The filters, as in the URL of the listings; no two saved searches have the same. */
  query: string;
  /** Time of the last visit, Unix ms. */
  seenAt: number;
  /** Number of results without a date at the last visit; null when it is not known. */
  seenUndated: number | null;
}

/** A name on one line, without surrounding spaces and of at most 80 characters; '' is not a name. */
export const readSearchName = (text: string): string =>
  text
    .slice(0, 1_000)
    // Control characters, and those that reverse the text around them.
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
    .slice(0, MAX_SEARCH_NAME)
    // Half of a character.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

export const savedFiltersOf = ({ query }: Pick<SavedSearch, 'query'>): SearchFilters =>
  readFilterParams(new URLSearchParams(query));

/** What to ask of the catalog about a saved search. `now` is a Unix time in ms. */
export const newMatchesQuestion = (search: SavedSearch, now: number): MatchQuestion => ({
  filters: savedFiltersOf(search),
  after: search.seenAt,
  until: now,
});

/** Number of results that are new since the last visit: those listed since, and as many without a date as were added. */
export function countNewMatches(
  { seenUndated }: Pick<SavedSearch, 'seenUndated'>,
  { listed, undated }: MatchCounts,
): number {
  return listed + Math.max(0, undated - (seenUndated ?? undated));
}

/** '3 new since Tuesday', '1,204 new since 12 November', 'Nothing new since your last visit'. Both times are Unix ms. */
export function newMatchesText(count: number, seenAt: number, now: number): string {
  const day = formatDay(seenAt, now);
  const number = count === 0 ? 'Nothing' : groupThousands(count);
  return `${number} new since ${day === 'today' ? 'your last visit' : day}`;
}

/** Suggests a name for a search: '3 bedrooms for rent in Ashanti', 'Homes in Kumasi, Running Water'. */
export function suggestSearchName(filters: SearchFilters): string {
  const labels = new Map(activeFilters(filters).map(({ key, label }) => [key, label]));
  const take = (key: string) => {
    const label = labels.get(key) ?? '';
    labels.delete(key);
    return label;
  };
  const kind = [take('propertyType'), take('bedrooms')].filter(Boolean).join(', ') || 'Homes';
  const listingType = take('listingType').toLowerCase();
  const region = take('region');
  const place = take('district') || region;
  const name = [kind, listingType, place && `in ${place}`].filter(Boolean).join(' ');
  return readSearchName([name, ...labels.values()].join(', '));
}
