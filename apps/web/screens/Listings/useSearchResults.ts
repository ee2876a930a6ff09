import { isConnectionError, listPropertiesQuery, useQueryState, type QueryState } from '@efie/api';
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
import { useMemo, useState } from 'react';
import { useFilteredListings, type FilteredListings } from './useFilteredListings';

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
  const load = useQueryState(listPropertiesQuery(), { isRetryLoading: true });
  const response = 'data' in load ? load.data : null;
  const listings = response?.listings ?? NO_LISTINGS;
  const found = useFilteredListings(listings, applied);
  const page = useMemo(
    () => paginate(found.listings ?? NO_LISTINGS, applied.page),
    [found.listings, applied.page],
  );

  // Filters set before the response arrives apply first, so the unfiltered list is never shown.
  const [hasShown, setShown] = useState(false);
  const isReady = response !== null && found.listings !== null && (hasShown || !isPending);
  if (isReady && !hasShown) setShown(true);

  const state = isReady ? listStateOf(page.items) : pendingStateOf(load, found);
  return {
    listings,
    state,
    page,
    countLine: state.kind === 'loading' || isPending ? 'Searching...' : resultsFoundText(page.total),
    summary: summaryOf(page, applied, response?.pagination ?? null),
  };
}

const listStateOf = (listings: readonly Listing[]): ResultListState =>
  listings.length === 0 ? { kind: 'empty' } : { kind: 'ready', listings };

/** Until there are results: the state of the request, then of the search code. */
function pendingStateOf(load: QueryState<unknown>, found: FilteredListings): ResultListState {
  if (load.kind === 'error') return { ...load, isConnectionLost: isConnectionError(load.error) };
  if (load.kind === 'loading') return load;
  return found.isError
    ? { kind: 'error', isConnectionLost: false, isRetrying: false, onRetry: found.onRetry }
    : { kind: 'loading', onCancel: found.onCancel };
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
