import { similarListings, type Listing } from '@efie/domain';
import { SimilarProperties } from '@efie/ui';
import { useMemo } from 'react';
import { ListingCard } from '../common/ListingCard';
import { useFavoriteToggle } from '../common/useFavoriteToggle';

export interface DetailSimilarProps {
  listing: Listing;
  /** The listings in the query cache. */
  loaded: readonly Listing[];
}

/** Similar listings among those already loaded; sends no request, and renders no section if there are none. */
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
