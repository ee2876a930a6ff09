import type { Listing } from '../listing/Listing';
import { createColumns } from './columns';
import type { SearchFilters } from './filters';
import { createTextIndex, wordsOf } from './textIndex';

/** Listings prepared for searching. Build it once for a list, then ask as often as keys are pressed. */
export interface SearchIndex {
  readonly listings: readonly Listing[];
  /** The listings that meet the text and every filter, in the server's order; `page` plays no part (checklist 201). */
  search(filters: SearchFilters): readonly Listing[];
}

/**
 * Prepares a list of listings for searching (checklist 169 to 201; rulings 53, 55 to 58).
 * Filters are answered from typed columns. The text part is built at the first text search: a visitor who only browses
 * never pays for it.
 */
export function createSearchIndex(listings: readonly Listing[]): SearchIndex {
  const columns = createColumns(listings);
  let textIndex: ReturnType<typeof createTextIndex> | undefined;
  return {
    listings,
    search(filters) {
      const test = columns.testOf(filters);
      const words = wordsOf(filters.text);
      if (words.length === 0) return test === null ? listings : columns.select(test, null);
      textIndex ??= createTextIndex(listings, columns.amenities);
      const hits = textIndex.rowsWith(words);
      return hits === null ? [] : columns.select(test, hits);
    },
  };
}

const known = new WeakMap<readonly Listing[], SearchIndex>();

/** The index of a list, built at the first asking and kept as long as the list is: screens come and go, the list stays. */
export function searchIndexOf(listings: readonly Listing[]): SearchIndex {
  const index = known.get(listings) ?? createSearchIndex(listings);
  known.set(listings, index);
  return index;
}
