import type { Listing } from '../listing/Listing';
import { groupThousands } from './groupThousands';

/** The cedi sign and a no-break space, so that a price never wraps. */
export const CEDI = 'GH₵\u00a0';

export const PRICE_ON_REQUEST = 'Price on request';

/** 'GH₵ 2,800.00' for a finite amount of 0 or more. */
export function formatAmount(ghs: number): string {
  return CEDI + groupThousands(ghs.toFixed(2));
}

/**
 * 'GH₵ 2,800', 'GH₵ 450.50': without '.00', other decimals to two digits. 'Price on request' for a missing, negative or
 * infinite price.
 */
export function formatPrice(ghs: number | null): string {
  if (ghs === null || !Number.isFinite(ghs) || ghs < 0) return PRICE_ON_REQUEST;
  return formatAmount(ghs).replace(/\.00$/, '');
}

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
