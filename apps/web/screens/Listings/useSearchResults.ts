import { catalogOf, retryAdvice, listPropertiesQuery, useQueryState, type QueryState } from '@efie/api';
import { type Listing, pageText, paginate, type Page } from '@efie/domain/listing';
import {
  resultsFoundText,
  isUnfiltered,
  NO_FILTERS,
  type ListingCatalog,
  type SearchFilters,
} from '@efie/domain/search';
import { useCatalogQuery, type ResultListState } from '@efie/ui';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';

const NO_RESULTS = paginate<Listing>([], 1);

export interface SearchResults {
  /** Null until the listings have arrived. */
  catalog: ListingCatalog | null;
  state: ResultListState;
  page: Page<Listing>;
  /** 'Searching...' (ruling 60), then '24 properties found'; '' after a failure (ruling 153). */
  countLine: string;
  /** 'Page 1 of 4, showing 96 properties' (ruling 35); undefined for a single page. */
  summary: string | undefined;
}

/**
 * The results of a search, in pages of 24. The server sends all listings in one response, and the browser filters them
 * (ruling 48).
 */
export function useSearchResults(applied: SearchFilters, isPending: boolean): SearchResults {
  const load = useQueryState(listPropertiesQuery(), { isRetryLoading: true });
  const response = 'data' in load ? load.data : null;
  const catalog = response && catalogOf(response);
  const found = useCatalogQuery(catalog, 'search', applied);
  // React renders a deferred value in slices, so that many cards do not block the page.
  const shown = useDeferredValue(found.data);
  const isSearching = isPending || found.isFetching || shown !== found.data;
  useEffect(() => {
    // Prepares the index for the first filter.
    if (catalog?.size) catalog.ask('counts', NO_FILTERS).catch(() => undefined);
  }, [catalog]);
  const page = shown ?? NO_RESULTS;

  // Filters set before the response arrives apply first, so the unfiltered list is never shown.
  const [hasShown, setShown] = useState(false);
  const isReady = shown !== undefined && (hasShown || !isSearching);
  if (isReady && !hasShown) setShown(true);

  const queryClient = useQueryClient();
  const cancel = () => void queryClient.cancelQueries({ queryKey: ['catalog', catalog?.id, 'search'] });
  const state = isReady ? listStateOf(page.items) : pendingStateOf(load, found, cancel);
  return {
    catalog,
    state,
    page,
    countLine: countLineOf(state, isSearching, page.total),
    summary: summaryOf(page, applied, response?.pagination ?? null),
  };
}

const listStateOf = (listings: readonly Listing[]): ResultListState =>
  listings.length === 0 ? { kind: 'empty' } : { kind: 'ready', listings };

function countLineOf(state: ResultListState, isPending: boolean, total: number): string {
  if (state.kind === 'loading' || isPending) return 'Searching...';
  return state.kind === 'error' ? '' : resultsFoundText(total);
}

/** Until there are results: the state of the request, then of the search. */
function pendingStateOf(
  load: QueryState<unknown>,
  found: UseQueryResult<unknown>,
  onCancel: () => void,
): ResultListState {
  if (load.kind === 'error') return { ...load, advice: retryAdvice(load.error) };
  if (load.kind === 'loading') return load;
  const hasEnded = found.data === undefined && !found.isFetching;
  return hasEnded
    ? {
        kind: 'error',
        advice: retryAdvice(null),
        isRetrying: false,
        onRetry: () => void found.refetch(),
      }
    : { kind: 'loading', onCancel };
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
