import { isConnectionError, listPropertiesQuery, useListProperties } from '@efie/api';
import {
  resultsFoundText,
  isUnfiltered,
  pageText,
  paginate,
  type Listing,
  type Page,
  type SearchFilters,
} from '@efie/domain';
import type { ResultListState } from '@efie/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFilteredListings } from './useFilteredListings';

const NO_LISTINGS: readonly Listing[] = [];

export interface SearchResults {
  listings: readonly Listing[];
  state: ResultListState;
  page: Page<Listing>;
  /** 'Searching...' (ruling 60), then '24 properties found'. */
  countLine: string;
  /** 'Page 1 of 4, showing 96 properties' (ruling 35); undefined for a single page. */
  summary: string | undefined;
}

/**
 * The results of a search. The server sends all listings in one response, and the browser filters them (ruling 48) and
 * splits them into pages of 24.
 */
export function useSearchResults(applied: SearchFilters, isPending: boolean): SearchResults {
  const query = useListProperties();
  const queryClient = useQueryClient();
  const [isCancelled, setCancelled] = useState(false);
  const listings = query.data?.listings ?? NO_LISTINGS;
  const found = useFilteredListings(listings, applied);
  const page = useMemo(
    () => paginate(found.listings ?? NO_LISTINGS, applied.page),
    [found.listings, applied.page],
  );

  const retry = () => {
    setCancelled(false);
    if (found.isError) found.onRetry();
    else void query.refetch();
  };
  const cancel = () => {
    setCancelled(true);
    void queryClient.cancelQueries({ queryKey: listPropertiesQuery().queryKey });
  };

  // Filters set before the response arrives apply first, so the unfiltered list is never shown.
  const [hasShown, setShown] = useState(false);
  const isReady = query.data !== undefined && found.listings !== null && (hasShown || !isPending);
  if (isReady && !hasShown) setShown(true);

  const state: ResultListState = isReady
    ? { kind: 'ready', listings: page.items }
    : query.isError || isCancelled || found.isError
      ? {
          kind: 'failed',
          isConnectionLost: isConnectionError(query.error),
          isRetrying: query.isFetching,
          onRetry: retry,
        }
      : { kind: 'loading', onCancel: cancel };

  return {
    listings,
    state,
    page,
    countLine: state.kind === 'loading' || isPending ? 'Searching...' : resultsFoundText(page.total),
    summary: summaryOf(page, applied, query.data?.pagination ?? null),
  };
}

function summaryOf(
  page: Page<Listing>,
  applied: SearchFilters,
  pagination: { currentPage: number; lastPage: number; total: number } | null,
): string | undefined {
  if (page.pages > 1) return pageText(page);
  if (pagination === null || page.total === 0) return undefined;
  return pageText(
    isUnfiltered(applied)
      ? { page: pagination.currentPage, pages: pagination.lastPage, total: pagination.total }
      : page,
  );
}
