import type { Listing } from '@efie/domain/listing';
import type { ListingCatalog } from '@efie/domain/search';
import { SimilarProperties, useCatalogQuery } from '@efie/ui';
import { ListingCard } from '../common/listings/ListingCard';
import { useFavoriteToggle } from '../common/listings/useFavoriteToggle';
import type { PriceContext } from './usePriceContext';

export interface DetailSimilarProps {
  listing: Listing;
  /** The catalog of the listings in the query cache. */
  catalog: ListingCatalog;
  priceContext: PriceContext;
}

const NO_LISTINGS: readonly Listing[] = [];

/** Similar listings among those already loaded; sends no request, and renders no section if there are none. */
export function DetailSimilar({ listing, catalog, priceContext }: DetailSimilarProps) {
  const favorites = useFavoriteToggle();
  const { data: similar = NO_LISTINGS } = useCatalogQuery(catalog, 'similarTo', listing);
  return (
    <>
      <SimilarProperties
        // Both at once: a note above the cards that is rendered later would move them.
        listings={priceContext.isPending ? NO_LISTINGS : similar}
        note={priceContext.isBelowPrice ? null : priceContext.note}
        renderCard={(home) => <ListingCard listing={home} favorites={favorites} />}
      />
      {favorites.loginRequired}
    </>
  );
}
