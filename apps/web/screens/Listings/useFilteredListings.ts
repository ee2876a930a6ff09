import { isUnfiltered, newestFirst, type Listing, type SearchFilters } from '@efie/domain';
import { useEffect, useMemo, useState } from 'react';

type SearchIndexOf = typeof import('@efie/domain/search').searchIndexOf;

let loadedSearch: SearchIndexOf | null = null;

async function loadSearch(): Promise<SearchIndexOf> {
  loadedSearch ??= (await import('@efie/domain/search')).searchIndexOf;
  return loadedSearch;
}

export interface FilteredListings {
  /** Null until the search code has loaded. */
  listings: readonly Listing[] | null;
  /** The search code could not be loaded, or loading it was canceled. */
  isError: boolean;
  onCancel: () => void;
  onRetry: () => void;
}

/**
 * The listings that match the filters, in the chosen order. Without filters it returns all of them, newest first, without
 * the lazy-loaded search code; that code loads once there are listings.
 */
export function useFilteredListings(listings: readonly Listing[], applied: SearchFilters): FilteredListings {
  const [searchIndexOf, setSearchIndexOf] = useState<SearchIndexOf | null>(() => loadedSearch);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  const hasListings = listings.length > 0;

  useEffect(() => {
    if (!hasListings || searchIndexOf !== null) return;
    loadSearch().then(
      (search) => setSearchIndexOf(() => search),
      () => setFailedAttempt(attempt),
    );
  }, [hasListings, searchIndexOf, attempt]);

  const found = useMemo(() => {
    if (listings.length === 0 || (applied.sort === '' && isUnfiltered(applied))) return newestFirst(listings);
    return searchIndexOf === null ? null : searchIndexOf(listings).search(applied);
  }, [listings, applied, searchIndexOf]);

  return {
    listings: found,
    isError: found === null && failedAttempt === attempt,
    onCancel: () => setFailedAttempt(attempt),
    onRetry: () => setAttempt(attempt + 1),
  };
}
