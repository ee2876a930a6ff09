import type { Place } from '@efie/domain/listing';
import type { FilterCounts, ListingCatalog, SearchFilters } from '@efie/domain/search';
import { useCallback, useDeferredValue } from 'react';
import { useAnswer } from '../../hooks/useAnswer';

export interface FilterFacets {
  /** The number of results of every filter option. */
  counts: FilterCounts | undefined;
  /** Where there are listings. */
  places: readonly Place[] | undefined;
}

/** The counts that the filters show; undefined until known. Computed for a deferred value, so that typing is not blocked. */
export function useFilterFacets(catalog: ListingCatalog | null, value: SearchFilters): FilterFacets {
  const filters = useDeferredValue(value);
  const hasListings = catalog !== null && catalog.size > 0;
  const counts = useAnswer(
    useCallback(() => (hasListings ? catalog.counts(filters) : undefined), [hasListings, catalog, filters]),
  );
  const places = useAnswer(useCallback(() => catalog?.places(), [catalog]));
  return { counts: counts.answer, places: places.answer };
}
