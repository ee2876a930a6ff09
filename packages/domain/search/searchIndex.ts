import type { Listing } from '../listing/Listing';
import { createColumns } from './filterColumns';
import { countResultsByChoice } from './filterCounts';
import type { FilterCounts } from './filterCounts';
import type { SearchFilters } from './filters';
import { sortRows } from './sortRows';
import { newestFirst } from './sort';
import type { SortOrder } from './sort';
import { createTextIndex, splitIntoWords } from './textIndex';
import type { TextMatches } from './textIndex';

/** A search index over a list of listings, fast enough to search at every keystroke. */
export interface SearchIndex {
  /** Newest first. */
  readonly listings: readonly Listing[];
  /** The listings that match the text and every filter, in the chosen order; `page` is ignored. */
  search(filters: SearchFilters): readonly Listing[];
  /** The number of results for every choice, combined with the filters already set. */
  counts(filters: SearchFilters): FilterCounts;
}

/**
 * Creates a search index. Filters use typed arrays. The text index and each sort order are built at first use, so that
 * visitors who only browse do not wait for them.
 */
export function createSearchIndex(unsorted: readonly Listing[]): SearchIndex {
  const listings = newestFirst(unsorted);
  const columns = createColumns(listings);
  let textIndex: ReturnType<typeof createTextIndex> | undefined;
  const orders = new Map<SortOrder, Uint32Array>();

  function orderOf(sort: SortOrder): Uint32Array | undefined {
    if (sort === '') return undefined;
    const order = orders.get(sort) ?? sortRows(listings, sort);
    orders.set(sort, order);
    return order;
  }

  /** The rows that contain the text; 'any' when it is empty, 'none' when no row matches. */
  function findTextMatches(text: string): TextMatches | 'any' | 'none' {
    const words = splitIntoWords(text);
    if (words.length === 0) return 'any';
    textIndex ??= createTextIndex(listings, columns.amenities);
    return textIndex.findRows(words) ?? 'none';
  }

  return {
    listings,
    search(filters) {
      const conditions = columns.conditionsOf(filters);
      const order = orderOf(filters.sort);
      const matches = findTextMatches(filters.text);
      if (matches === 'none') return [];
      if (matches !== 'any') return columns.select(conditions, matches, order);
      return conditions === null && order === undefined ? listings : columns.select(conditions, null, order);
    },
    counts(filters) {
      const matches = findTextMatches(filters.text);
      // No row has the text: each row matched 0 of 1 words.
      const rowMatches =
        matches === 'none' ? { matchedWords: new Uint32Array(listings.length), wordCount: 1 } : matches;
      return countResultsByChoice(
        columns,
        columns.conditionsOf(filters),
        rowMatches === 'any' ? null : rowMatches,
      );
    },
  };
}

const indexes = new WeakMap<readonly Listing[], SearchIndex>();

/** The index of a list, built at first use and cached as long as the list exists. */
export function searchIndexOf(listings: readonly Listing[]): SearchIndex {
  const index = indexes.get(listings) ?? createSearchIndex(listings);
  indexes.set(listings, index);
  return index;
}
