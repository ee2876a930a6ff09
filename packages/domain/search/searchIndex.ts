import type { Listing } from '../listing/Listing';
import { createColumns } from './columns';
import { countChoices } from './counts';
import type { FilterCounts } from './counts';
import type { SearchFilters } from './filters';
import { rowOrder } from './rowOrder';
import { newestFirst } from './sort';
import type { SortOrder } from './sort';
import { createTextIndex, wordsOf } from './textIndex';
import type { RowMarks } from './textIndex';

/** Listings prepared for searching. Build it once for a list, then ask as often as keys are pressed. */
export interface SearchIndex {
  /** Newest first. */
  readonly listings: readonly Listing[];
  /** The listings that meet the text and every filter, in the order asked for; `page` plays no part (checklist 201). */
  search(filters: SearchFilters): readonly Listing[];
  /** How many results every choice would leave beside what is set already. */
  counts(filters: SearchFilters): FilterCounts;
}

/**
 * Prepares a list of listings for searching (checklist 169 to 201; rulings 53, 55 to 58).
 * Filters are answered from typed columns. The text part is built at the first text search, an order at its first use: a
 * visitor who only browses never pays for them.
 */
export function createSearchIndex(given: readonly Listing[]): SearchIndex {
  const listings = newestFirst(given);
  const columns = createColumns(listings);
  let textIndex: ReturnType<typeof createTextIndex> | undefined;
  const orders = new Map<SortOrder, Uint32Array>();

  function orderOf(sort: SortOrder): Uint32Array | undefined {
    if (sort === '') return undefined;
    const order = orders.get(sort) ?? rowOrder(listings, sort);
    orders.set(sort, order);
    return order;
  }

  /** What a text finds: 'any' when it asks nothing, 'none' when nothing holds it. */
  function hitsOf(text: string): RowMarks | 'any' | 'none' {
    const words = wordsOf(text);
    if (words.length === 0) return 'any';
    textIndex ??= createTextIndex(listings, columns.amenities);
    return textIndex.rowsWith(words) ?? 'none';
  }

  return {
    listings,
    search(filters) {
      const test = columns.testOf(filters);
      const order = orderOf(filters.sort);
      const hits = hitsOf(filters.text);
      if (hits === 'none') return [];
      if (hits !== 'any') return columns.select(test, hits, order);
      return test === null && order === undefined ? listings : columns.select(test, null, order);
    },
    counts(filters) {
      const hits = hitsOf(filters.text);
      // No row carries a mark past the last.
      const marked = hits === 'none' ? { marks: new Uint32Array(listings.length), complete: 1 } : hits;
      return countChoices(columns, columns.testOf(filters), marked === 'any' ? null : marked);
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
