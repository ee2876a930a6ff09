import type { Listing } from '@efie/domain/listing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidateListings, markOwnListingsStale } from './listingsCache';
import { listOwnPropertiesQuery } from './listOwnProperties';

export interface CachedListing {
  listing: Listing;
  /** Refetches the agent's listings. Resolves to undefined when the listing is no longer among them. */
  fetchLatest: () => Promise<Listing | undefined>;
  /** Invalidates every query that contains the listing, after it was changed on the server. */
  invalidate: () => void;
  /** After a lost response: the next screen refetches the agent's listings. The open form keeps its values. */
  markStale: () => void;
}

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
    invalidate: () => invalidateListings(queryClient),
    markStale: () => void markOwnListingsStale(queryClient),
  };
}
