import type { SearchFilters } from './filters';

/** Applies a change. A new region resets the district; every change except of the page resets to the first page. */
export function changeFilters(filters: SearchFilters, change: Partial<SearchFilters>): SearchFilters {
  const isNewRegion = change.region !== undefined && change.region !== filters.region;
  return { ...filters, page: 1, ...(isNewRegion ? { district: '' } : {}), ...change };
}
