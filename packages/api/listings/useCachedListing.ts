import type { Listing } from '@efie/domain/listing';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { getAgentProfileQuery } from '../agents/getAgentProfile';
import { refetchOwnAgentProfile } from '../agents/getOwnAgentProfile';
import { listOwnPropertiesQuery } from './listOwnProperties';
import { listPropertiesQuery } from './listProperties';
import type { ListingChanges } from './updateProperty';

export interface CachedListing {
  listing: Listing;
  /** Refetches the agent's listings. Resolves to undefined when the listing is no longer among them. */
  fetchLatest: () => Promise<Listing | undefined>;
  /** Invalidates every query that contains the listing, after it was changed on the server. */
  invalidate: (changes: ListingChanges) => void;
  /** After a lost response: the next screen refetches the agent's listings. The open form keeps its values. */
  markStale: () => void;
}

/** Marks the agent's listings as stale without refetching them now. */
export const markOwnListingsStale = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({
    queryKey: listOwnPropertiesQuery().queryKey,
    exact: true,
    refetchType: 'none',
  });

/**
 * One of the agent's own listings, from the cached list of them. Mounting sends no request.
 * @param initialListing returned while the list does not contain it
 */
export function useCachedListing(initialListing: Listing): CachedListing {
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...listOwnPropertiesQuery(), enabled: false });
  const find = (listings: readonly Listing[]) => listings.find(({ id }) => id === initialListing.id);
  const listing = (data && find(data.listings)) ?? initialListing;

  return {
    listing,
    fetchLatest: async () =>
      find((await queryClient.fetchQuery({ ...listOwnPropertiesQuery(), staleTime: 0 })).listings),
    invalidate: (changes) => {
      void queryClient.invalidateQueries({ queryKey: listOwnPropertiesQuery().queryKey, exact: true });
      void queryClient.invalidateQueries({ queryKey: listPropertiesQuery().queryKey });
      void queryClient.invalidateQueries({ queryKey: getAgentProfileQuery(listing.agent.id).queryKey });
      // A changed status can change how many listings count against the plan's limit.
      if (changes.status !== undefined) void refetchOwnAgentProfile(queryClient);
    },
    markStale: () => void markOwnListingsStale(queryClient),
  };
}
