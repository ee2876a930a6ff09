import type { Listing, ListingCatalog } from '@efie/domain';
import { SimilarProperties, useAnswer } from '@efie/ui';
import { useCallback } from 'react';
import { ListingCard } from '../common/listings/ListingCard';
import { useFavoriteToggle } from '../common/listings/useFavoriteToggle';

export interface DetailSimilarProps {
  listing: Listing;
  /** Of the listings in the query cache. */
  catalog: ListingCatalog;
}

const NO_LISTINGS: readonly Listing[] = [];

/** Similar listings among those already loaded; sends no request, and renders no section if there are none. */
export function DetailSimilar({ listing, catalog }: DetailSimilarProps) {
  const favorites = useFavoriteToggle();
  const { answer: similar = NO_LISTINGS } = useAnswer(
    useCallback(() => catalog.similarTo(listing), [catalog, listing]),
  );
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
