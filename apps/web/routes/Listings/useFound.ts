import { isUnfiltered, newestFirst, type Listing, type SearchFilters } from '@efie/domain';
import { useEffect, useMemo, useState } from 'react';

type SearchIndexOf = typeof import('@efie/domain/search').searchIndexOf;

let loaded: SearchIndexOf | null = null;

async function load(): Promise<SearchIndexOf> {
  loaded ??= (await import('@efie/domain/search')).searchIndexOf;
  return loaded;
}

export interface Found {
  /** Null while the search itself is on its way. */
  listings: readonly Listing[] | null;
  /** The search could not be loaded. */
  isError: boolean;
  onRetry: () => void;
}

/**
 * The listings that filters leave, in the order asked for. Where nothing is set that is all of them, newest first and at
 * once; the search comes after the listings, for until then there is nothing to search in.
 */
export function useFound(listings: readonly Listing[], applied: SearchFilters): Found {
  const [searchIndexOf, setSearchIndexOf] = useState<SearchIndexOf | null>(() => loaded);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  const hasListings = listings.length > 0;

  useEffect(() => {
    if (!hasListings || searchIndexOf !== null) return;
    load().then(
      (searcher) => setSearchIndexOf(() => searcher),
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
    onRetry: () => setAttempt(attempt + 1),
  };
}
