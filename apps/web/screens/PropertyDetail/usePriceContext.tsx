import type { Listing } from '@efie/domain/listing';
import type { ListingCatalog } from '@efie/domain/search';
import { useCatalogQuery } from '@efie/ui';
import { useState, type ReactNode } from 'react';
import { useRest } from './modules';
import { PriceNote, StripSlot } from './PropertyDetail.styles';

export interface PriceContext {
  /** The price beside the median of similar homes; null when unknown or there are too few. */
  note: ReactNode;
  /**
   * Whether the answer was known in the first render, so that the note can be below the price without moving anything.
   * Otherwise it is shown with the similar homes, which are rendered later too.
   */
  isBelowPrice: boolean;
  isPending: boolean;
}

/** @param catalog null while the listings are not loaded */
export function usePriceContext(listing: Listing, catalog: ListingCatalog | null): PriceContext {
  const { data, isLoading } = useCatalogQuery(catalog, 'comparePrices', [listing]);
  const { module: rest } = useRest();
  const price = data?.get(listing.id);
  const [isBelowPrice] = useState(Boolean(price));
  const note = price ? (
    <PriceNote>
      <StripSlot>{rest && <rest.PriceStrip strip={price.strip} />}</StripSlot>
      <span>
        <bdi>{price.comparison}</bdi>
      </span>
      <span>
        Compared: <bdi>{price.compared}</bdi>
      </span>
    </PriceNote>
  ) : null;
  return { note, isBelowPrice, isPending: isLoading };
}
