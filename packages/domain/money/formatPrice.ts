import type { Listing } from '../listing/Listing';
import { groupThousands } from './groupThousands';

/** The sign and its no-break space, so that a price never breaks across lines (ruling 3). */
export const CEDI = 'GH₵\u00a0';

export const PRICE_ON_REQUEST = 'Price on request';

/** 'GH₵ 2,800.00'; ghs: Ghana cedis, 0 or more. */
export function amountText(ghs: number): string {
  return CEDI + groupThousands(ghs.toFixed(2));
}

/**
 * 'GH₵ 2,800': thousands in commas, '.00' dropped, other decimals kept to two (ruling 3).
 * A missing, negative or endless price reads 'Price on request' (ruling 4).
 * @param ghs Ghana cedis
 */
export function formatPrice(ghs: number | null): string {
  if (ghs === null || !Number.isFinite(ghs) || ghs < 0) return PRICE_ON_REQUEST;
  return amountText(ghs).replace(/\.00$/, '');
}

/** A price with its period: rent is 'per month', on cards too (ruling 33, checklist 55). */
export interface PriceParts {
  amount: string;
  period: 'per month' | null;
}

export function formatPriceFor(listing: Pick<Listing, 'price' | 'listingType'>): PriceParts {
  const isKnown = listing.price !== null && formatPrice(listing.price) !== PRICE_ON_REQUEST;
  return {
    amount: formatPrice(listing.price),
    period: isKnown && listing.listingType === 'rent' ? 'per month' : null,
  };
}

/** The price and its period as one text, for messages and descriptions. */
export function priceSentence(listing: Pick<Listing, 'price' | 'listingType'>): string {
  const { amount, period } = formatPriceFor(listing);
  return period === null ? amount : `${amount} ${period}`;
}
