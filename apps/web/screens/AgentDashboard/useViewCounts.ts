import { getPropertyViewsQuery } from '@efie/api';
import { totalViews, type Listing } from '@efie/domain/listing';
import type { ListingViews } from '@efie/ui';
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

const HIDDEN: ListingViews = { kind: 'hidden' };
const LOADING: ListingViews = { kind: 'loading' };

const NO_LISTINGS: readonly Listing[] = [];

function toListingViews({ data, isError }: UseQueryResult<number | null>): ListingViews {
  if (typeof data === 'number') return { kind: 'known', count: data };
  return isError || data === null ? { kind: 'failed' } : LOADING;
}

/** A stable function, so that unchanged results keep their identity and no card re-renders. */
const combine = (results: UseQueryResult<number | null>[]): readonly ListingViews[] =>
  results.map(toListingViews);

export interface ViewCounts {
  /** The view count of one listing. Stable between renders until a count changes. */
  of: (listingId: string) => ListingViews;
  /** The sum of all known counts; 'failed' if no count is known. */
  total: number | 'loading' | 'failed';
}

/**
 * View counts of the agent's listings. One request is sent for each visible listing; a count that failed or was not requested
 * falls back to the listing's own `viewCount` (rulings 35 and 109).
 *
 * @param visible the listings of the shown page, the same array until they change
 * @param mode 'hidden' for agents who are not verified (ruling 62), 'waiting' until that is known, else 'requested'.
 */
export function useViewCounts(
  listings: readonly Listing[],
  visible: readonly Listing[],
  mode: 'hidden' | 'waiting' | 'requested',
): ViewCounts {
  const queryClient = useQueryClient();
  const requested = mode === 'requested' ? visible : NO_LISTINGS;
  const views = useQueries({ queries: requested.map(({ id }) => getPropertyViewsQuery(id)), combine });

  const isWaiting = views.some(({ kind }) => kind === 'loading');
  // Another page of results requests more counts; the previous sum stays visible meanwhile.
  const [hasSettled, setSettled] = useState(false);
  if (requested.length > 0 && !isWaiting && !hasSettled) setSettled(true);

  return useMemo(() => {
    const viewsById = new Map(requested.map(({ id }, index) => [id, views[index] ?? LOADING]));
    const countOf = ({ id, viewCount }: Listing) =>
      queryClient.getQueryData(getPropertyViewsQuery(id).queryKey) ?? viewCount;
    return {
      of: (listingId) => (mode === 'hidden' ? HIDDEN : (viewsById.get(listingId) ?? LOADING)),
      total: mode === 'waiting' || (isWaiting && !hasSettled) ? 'loading' : totalViews(listings.map(countOf)),
    };
  }, [requested, views, listings, mode, isWaiting, hasSettled, queryClient]);
}
