import type { FilterCounts, ListingCatalog, SearchFilters } from '@efie/domain/search';
import { useDeferredValue } from 'react';
import { useCatalogQuery } from '../../hooks/useCatalogQuery';

/** The number of results of every option; undefined until known. Deferred, so that counting does not block typing. */
export function useFilterCounts(
  filters: SearchFilters,
  catalog: ListingCatalog | null,
): FilterCounts | undefined {
  const counted = useDeferredValue(filters);
  return useCatalogQuery(catalog?.size ? catalog : null, 'counts', counted).data;
}
