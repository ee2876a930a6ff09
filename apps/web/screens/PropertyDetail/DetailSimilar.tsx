import { similarListings, type Listing } from '@efie/domain';
import { SimilarProperties } from '@efie/ui';
import { useMemo } from 'react';
import { ListingCard } from '../common/listings/ListingCard';
import { useFavoriteToggle } from '../common/listings/useFavoriteToggle';

export interface DetailSimilarProps {
  listing: Listing;
  /** The listings in the query cache. */
  loadedListings: readonly Listing[];
}

/** Similar listings among those already loaded; sends no request, and renders no section if there are none. */
export function DetailSimilar({ listing, loadedListings }: DetailSimilarProps) {
  const favorites = useFavoriteToggle();
  const similar = useMemo(() => similarListings(listing, loadedListings), [listing, loadedListings]);
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
