import { type Listing, listingPrice } from '@efie/domain/listing';

export interface ListingPriceProps {
  /** Its type decides whether a period is shown. */
  listing: Pick<Listing, 'price' | 'listingType'>;
  /** With large text the amount may wrap below the currency. */
  isBreakable?: boolean;
}

/** The amount and, for rent, the period in small print. The parent sets the type style. */
export function ListingPrice({ listing, isBreakable = false }: ListingPriceProps) {
  const { amount, period } = listingPrice(listing);
  return (
    <>
      <span translate="no">{isBreakable ? amount.replace('\u00a0', ' ') : amount}</span>{' '}
      {period !== null && <small>{period}</small>}
    </>
  );
}
