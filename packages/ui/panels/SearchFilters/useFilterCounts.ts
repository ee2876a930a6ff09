import { searchIndexOf, type FilterCounts, type Listing, type SearchFilters } from '@efie/domain';
import { useDeferredValue, useMemo } from 'react';

/**
 * How many results every choice would leave; null while there is nothing to count. They follow what was chosen a moment
 * later, so that no key waits for them.
 * @param listings keep the list stable between renders
 */
export function useFilterCounts(value: SearchFilters, listings: readonly Listing[]): FilterCounts | null {
  const settled = useDeferredValue(value);
  return useMemo(
    () => (listings.length === 0 ? null : searchIndexOf(listings).counts(settled)),
    [settled, listings],
  );
}
