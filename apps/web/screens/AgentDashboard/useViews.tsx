import { getPropertyViewsQuery } from '@efie/api';
import { paginate, totalViews, type Listing } from '@efie/domain';
import { lazyComponent, type ListingViews } from '@efie/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useAskedPage } from '../shared/PagedCards';
import { NoViewCalls } from './NoViewCalls';

const ViewCalls = lazyComponent(async () => (await import('./ViewCalls')).ViewCalls, NoViewCalls);

const HIDDEN: ListingViews = { kind: 'hidden' };
const LOADING: ListingViews = { kind: 'loading' };

interface Heard {
  ids: readonly string[];
  views: readonly ListingViews[];
}

const NOTHING_HEARD: Heard = { ids: [], views: [] };

export interface Views {
  /** Stable between renders while nothing is known anew. */
  of: (listingId: string) => ListingViews;
  /** Of all listings together, from what is known; 'failed' when nothing is. */
  total: number | 'loading' | 'failed';
  /** Makes the calls: to be placed somewhere on the page. */
  calls: ReactNode;
}

/**
 * How often each listing was seen. The documented call goes out for the cards that are shown, however many there are; the
 * count that came with a listing stands in for one that was not asked for or failed (rulings 35 and 109, fault 125). The
 * code of the calls comes after the page's own.
 *
 * @param mode Only verified agents see views, and nothing is asked for before it is sure that they are (ruling 62).
 */
export function useViews(listings: readonly Listing[], mode: 'hidden' | 'waiting' | 'asked'): Views {
  const isAsked = mode === 'asked';
  const queryClient = useQueryClient();
  const page = useAskedPage();
  const ids = useMemo(
    () => (isAsked ? paginate(listings, page).items.map(({ id }) => id) : []),
    [listings, page, isAsked],
  );
  const [heard, setHeard] = useState(NOTHING_HEARD);

  const isWaiting =
    ids.length > 0 && (heard.ids !== ids || heard.views.some(({ kind }) => kind === 'loading'));
  // A turned page asks for more, while the sum of before still stands.
  const [hasSettled, setSettled] = useState(false);
  if (isAsked && ids.length > 0 && !isWaiting && !hasSettled) setSettled(true);

  return useMemo(() => {
    const shown = new Map(heard.ids.map((id, at) => [id, heard.views[at] ?? LOADING]));
    const countOf = ({ id, viewCount }: Listing) =>
      queryClient.getQueryData(getPropertyViewsQuery(id).queryKey) ?? viewCount;
    return {
      of: (listingId) => (mode === 'hidden' ? HIDDEN : (shown.get(listingId) ?? LOADING)),
      total: mode === 'waiting' || (isWaiting && !hasSettled) ? 'loading' : totalViews(listings.map(countOf)),
      calls: ids.length > 0 && (
        <Suspense fallback={null}>
          <ViewCalls ids={ids} onViews={setHeard} />
        </Suspense>
      ),
    };
  }, [ids, heard, listings, mode, isWaiting, hasSettled, queryClient]);
}
