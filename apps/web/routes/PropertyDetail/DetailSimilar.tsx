import { listPropertiesQuery } from '@efie/api';
import { similarListings, type Listing } from '@efie/domain';
import { SimilarProperties } from '@efie/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListingCard } from '../parts/ListingCard';
import { useFavoriteToggle } from '../parts/useFavoriteToggle';

/** Homes like this one, from what browsing has loaded; no call is made for them, and without any nothing stands there. */
export function DetailSimilar({ listing }: { listing: Listing }) {
  const queryClient = useQueryClient();
  const favorites = useFavoriteToggle();
  const loaded = queryClient.getQueryData(listPropertiesQuery().queryKey)?.listings;
  const similar = useMemo(() => similarListings(listing, loaded ?? []), [listing, loaded]);
  return (
    <>
      <SimilarProperties
        listings={similar}
        renderCard={(home) => <ListingCard listing={home} favorites={favorites} />}
      />
      {favorites.loginRequired}
    </>
  );
}
