import { getPropertyViewsQuery } from '@efie/api';
import { totalViews, type Listing } from '@efie/domain/listing';
import type { ListingViews } from '@efie/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useRest } from './modules';

const HIDDEN: ListingViews = { kind: 'hidden' };
const LOADING: ListingViews = { kind: 'loading' };
const ERROR: ListingViews = { kind: 'error' };

interface ViewResults {
  ids: readonly string[];
  views: readonly ListingViews[];
}

const NO_RESULTS: ViewResults = { ids: [], views: [] };

export interface ViewCounts {
  /** The view count of one listing. Stable between renders until a count changes. */
  of: (listingId: string) => ListingViews;
  /** The sum of all known counts; 'failed' if no count is known. */
  total: number | 'loading' | 'failed';
  /** Sends the requests and renders nothing; place it once in the screen. */
  requests: ReactNode;
}

/**
 * View counts of the agent's listings. One request is sent for each visible listing; a count that failed or was not requested
 * falls back to the listing's own `viewCount` (rulings 35 and 109). The code that sends the requests is lazy-loaded.
 *
 * @param visible the listings of the shown page, the same array until they change
 * @param mode 'hidden' for agents who are not verified (ruling 62), 'waiting' until that is known, else 'requested'.
 */
export function useViewCounts(
  listings: readonly Listing[],
  visible: readonly Listing[],
  mode: 'hidden' | 'waiting' | 'requested',
): ViewCounts {
  const { module: rest, failure } = useRest();
  const isRequested = mode === 'requested';
  const queryClient = useQueryClient();
  const ids = useMemo(() => (isRequested ? visible.map(({ id }) => id) : []), [visible, isRequested]);
  const [results, setResults] = useState(NO_RESULTS);

  // Without the code that requests them, the counts of the listings themselves are shown.
  const unknown = failure ? ERROR : LOADING;
  const isWaiting =
    ids.length > 0 &&
    !failure &&
    (results.ids !== ids || results.views.some(({ kind }) => kind === 'loading'));
  // Another page of results requests more counts; the previous sum stays visible meanwhile.
  const [hasSettled, setSettled] = useState(false);
  if (isRequested && ids.length > 0 && !isWaiting && !hasSettled) setSettled(true);

  return useMemo(() => {
    const viewsById = new Map(results.ids.map((id, index) => [id, results.views[index] ?? unknown]));
    const countOf = ({ id, viewCount }: Listing) =>
      queryClient.getQueryData(getPropertyViewsQuery(id).queryKey) ?? viewCount;
    return {
      of: (listingId) => (mode === 'hidden' ? HIDDEN : (viewsById.get(listingId) ?? unknown)),
      total: mode === 'waiting' || (isWaiting && !hasSettled) ? 'loading' : totalViews(listings.map(countOf)),
      requests: ids.length > 0 && rest && <rest.ViewCountRequests ids={ids} onViews={setResults} />,
    };
  }, [ids, results, listings, mode, isWaiting, hasSettled, queryClient, rest, unknown]);
}
