import { similarListings, type Listing } from '@efie/domain';
import { SimilarProperties } from '@efie/ui';
import { useMemo } from 'react';
import { ListingCard } from '../parts/ListingCard';
import { useFavoriteToggle } from '../parts/useFavoriteToggle';

export interface DetailSimilarProps {
  listing: Listing;
  /** What browsing has loaded. */
  loaded: readonly Listing[];
}

/** Homes like this one, from what is loaded: no call is made for them, and without any nothing stands there. */
export function DetailSimilar({ listing, loaded }: DetailSimilarProps) {
  const favorites = useFavoriteToggle();
  const similar = useMemo(() => similarListings(listing, loaded), [listing, loaded]);
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
