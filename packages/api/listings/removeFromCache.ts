import type { QueryClient } from '@tanstack/react-query';
import { refetchOwnAgentProfile } from '../agents/getOwnAgentProfile';
import type { ListingsResponse } from '../wire/readListingsBody';
import { getPropertyQuery } from './getProperty';
import { listOwnPropertiesQuery } from './listOwnProperties';
import { listPropertiesQuery } from './listProperties';

/** Removes a deleted listing from the agent's cached list and invalidates every other query that contains or counts it. */
export async function removeFromCache(queryClient: QueryClient, listingId: string): Promise<void> {
  const { queryKey } = listOwnPropertiesQuery();
  const listingsFilter = { queryKey, exact: true };
  // Setting data marks the list as fresh, so one that was invalid or being fetched is invalidated again below.
  const isStale =
    queryClient.isFetching(listingsFilter) > 0 || queryClient.getQueryState(queryKey)?.isInvalidated === true;
  // A response that is in flight may still contain the deleted listing.
  await queryClient.cancelQueries(listingsFilter);
  queryClient.setQueryData<ListingsResponse>(
    queryKey,
    (data) => data && { ...data, listings: data.listings.filter(({ id }) => id !== listingId) },
  );
  if (isStale) void queryClient.invalidateQueries(listingsFilter);
  queryClient.removeQueries({ queryKey: getPropertyQuery(listingId).queryKey });
  void queryClient.invalidateQueries({ queryKey: listPropertiesQuery().queryKey });
  void queryClient.invalidateQueries({ queryKey: ['agents'] });
  await refetchOwnAgentProfile(queryClient);
}
