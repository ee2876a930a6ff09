import { formatPrice, PRICE_ON_REQUEST } from '../money/formatPrice';
import type { Listing } from './Listing';

/** A price and its period; rent is 'per month'. */
export interface PriceParts {
  amount: string;
  period: 'per month' | null;
}

export function listingPrice(listing: Pick<Listing, 'price' | 'listingType'>): PriceParts {
  const isKnown = listing.price !== null && formatPrice(listing.price) !== PRICE_ON_REQUEST;
  return {
    amount: formatPrice(listing.price),
    period: isKnown && listing.listingType === 'rent' ? 'per month' : null,
  };
}

/** 'GH₵ 2,800 per month': price and period as one text. */
export function priceText(listing: Pick<Listing, 'price' | 'listingType'>): string {
  const { amount, period } = listingPrice(listing);
  return period === null ? amount : `${amount} ${period}`;
}
