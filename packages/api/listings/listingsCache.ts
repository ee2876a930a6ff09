import type { ListingChange } from '@efie/domain/listing';
import type { QueryClient } from '@tanstack/react-query';
import { refetchOwnAgentProfile } from '../agents/getOwnAgentProfile';
import type { ListingsResponse } from '../wire/readListingsBody';
import { getPropertyQuery } from './getProperty';
import { listOwnPropertiesQuery } from './listOwnProperties';
import { listPropertiesQuery } from './listProperties';

/** What becomes of cached responses when the agent's listings change on the server. */

const ownListings = () => ({ queryKey: listOwnPropertiesQuery().queryKey, exact: true });

function invalidateOthers(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: listPropertiesQuery().queryKey });
  void queryClient.invalidateQueries({ queryKey: ['agents'] });
  void refetchOwnAgentProfile(queryClient);
}

/** After listings or their photos were created, changed or deleted, or may have been: every query that contains or counts them. */
export function invalidateListings(queryClient: QueryClient): void {
  void queryClient.invalidateQueries(ownListings());
  invalidateOthers(queryClient);
}

/** Applies a confirmed change to the cached responses. Call `invalidateListings` after the last of several. */
export async function applyToCache(queryClient: QueryClient, { id, action }: ListingChange): Promise<void> {
  // Named as the field of the listing.
  const { kind, ...change } = action;
  // A response that is in flight may still contain the old state.
  await queryClient.cancelQueries(ownListings());
  queryClient.setQueryData<ListingsResponse>(
    ownListings().queryKey,
    (data) =>
      data && {
        ...data,
        listings:
          kind === 'delete'
            ? data.listings.filter((listing) => listing.id !== id)
            : data.listings.map((listing) => (listing.id === id ? { ...listing, ...change } : listing)),
      },
  );
  // Its page must not show it from the cache.
  if (kind === 'delete') queryClient.removeQueries(getPropertyQuery(id));
}

/** After a confirmed deletion: the cached list needs no refetch for it, but one that was due before. */
export async function removeFromCache(queryClient: QueryClient, id: string): Promise<void> {
  const isDue =
    queryClient.isFetching(ownListings()) > 0 ||
    queryClient.getQueryState(ownListings().queryKey)?.isInvalidated === true;
  await applyToCache(queryClient, { id, action: { kind: 'delete' } });
  if (isDue) invalidateListings(queryClient);
  else invalidateOthers(queryClient);
}

/** After a lost response, while a form is open on one of the listings: the next screen refetches them. */
export const markOwnListingsStale = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ ...ownListings(), refetchType: 'none' });
