import { getPropertyViewsQuery } from '@efie/api';
import { paginate, totalViews, type Listing } from '@efie/domain';
import type { ListingViews } from '@efie/ui';
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useAskedPage } from '../parts/PagedCards';

const HIDDEN: ListingViews = { kind: 'hidden' };
const LOADING: ListingViews = { kind: 'loading' };

function viewsFrom({ data, isError }: UseQueryResult<number | null>): ListingViews {
  if (typeof data === 'number') return { kind: 'known', count: data };
  return isError || data === null ? { kind: 'failed' } : { kind: 'loading' };
}

/* Kept between renders where nothing has changed: then no card is drawn anew. */
const combine = (results: UseQueryResult<number | null>[]): ListingViews[] => results.map(viewsFrom);

export interface Views {
  /** Stable between renders while nothing is known anew. */
  of: (listingId: string) => ListingViews;
  /** Of all listings together, from what is known; 'failed' when nothing is. */
  total: number | 'loading' | 'failed';
}

/**
 * How often each listing was seen. The documented call goes out for the cards that are shown, however many there are; the
 * count that came with a listing stands in for one that was not asked for or failed (rulings 35 and 109, fault 125).
 *
 * @param mode Only verified agents see views, and nothing is asked for before it is sure that they are (ruling 62).
 */
export function useViews(listings: readonly Listing[], mode: 'hidden' | 'waiting' | 'asked'): Views {
  const isAsked = mode === 'asked';
  const queryClient = useQueryClient();
  const page = useAskedPage();
  const asked = useMemo(() => (isAsked ? paginate(listings, page).items : []), [listings, page, isAsked]);
  const views = useQueries({ queries: asked.map(({ id }) => getPropertyViewsQuery(id)), combine });

  const isWaiting = views.some(({ kind }) => kind === 'loading');
  // A turned page asks for more, while the sum of before still stands.
  const [hasSettled, setSettled] = useState(false);
  if (isAsked && asked.length > 0 && !isWaiting && !hasSettled) setSettled(true);

  return useMemo(() => {
    const shown = new Map(asked.map(({ id }, at) => [id, views[at] ?? LOADING]));
    const countOf = ({ id, viewCount }: Listing) =>
      queryClient.getQueryData(getPropertyViewsQuery(id).queryKey) ?? viewCount;
    return {
      of: (listingId) => shown.get(listingId) ?? (mode === 'hidden' ? HIDDEN : LOADING),
      total: mode === 'waiting' || (isWaiting && !hasSettled) ? 'loading' : totalViews(listings.map(countOf)),
    };
  }, [asked, views, listings, mode, isWaiting, hasSettled, queryClient]);
}
