import { NO_FILTERS, readFilterParams, searchQueryOf, type SearchFilters } from '@efie/domain/search';
import { useMemo } from 'react';
import { readIds } from './readIds';
import { storedValue } from './storedValue';

/** Query strings of the searches last made on Home on this device, newest first, at most 5. */
export const recentSearches = storedValue('efie-recent-searches', (json) => readIds(json, 5));

const UNFILTERED = searchQueryOf(NO_FILTERS);

/** Moves a search to the front; one without filters is not stored. Never throws. */
export function recordSearch(filters: SearchFilters): void {
  const query = searchQueryOf(filters);
  if (query === UNFILTERED) return;
  recentSearches.set([query, ...recentSearches.get().filter((other) => other !== query)]);
}

export function clearRecentSearches(): void {
  recentSearches.set(null);
}

/** The searches of stored query strings; invalid parts are dropped. */
export function readRecentSearches(queries: readonly string[]): readonly SearchFilters[] {
  const valid = queries.map((query) => searchQueryOf(readFilterParams(new URLSearchParams(query))));
  return [...new Set(valid)]
    .filter((query) => query !== UNFILTERED)
    .map((query) => readFilterParams(new URLSearchParams(query)));
}

/** The searches last made on Home on this device, newest first. */
export function useRecentSearches(): readonly SearchFilters[] {
  const queries = recentSearches.use();
  return useMemo(() => readRecentSearches(queries), [queries]);
}
