import { searchIndexOf, type FilterCounts, type Listing, type SearchFilters } from '@efie/domain';
import { useDeferredValue, useMemo } from 'react';

/**
 * The number of results of every filter option; null while there are no listings. Computed from a deferred value, so that
 * typing is not blocked.
 * @param listings must keep its identity between renders
 */
export function useFilterCounts(value: SearchFilters, listings: readonly Listing[]): FilterCounts | null {
  const deferredValue = useDeferredValue(value);
  return useMemo(
    () => (listings.length === 0 ? null : searchIndexOf(listings).counts(deferredValue)),
    [deferredValue, listings],
  );
}
