import { formatPrice } from '../money/formatPrice';
import { groupThousands } from '../text/groupThousands';
import { isSameRegion } from '../places/regions';
import { codeLabel } from '../text/codes';
import { pluralize } from '../text/pluralize';
import type { Listing } from './Listing';
import { priceStripOf, type PriceStrip } from './priceStrip';

/** Fewer prices make a median that one listing can move. */
const MIN_LISTINGS = 8;

export type PricedListing = Pick<
  Listing,
  'id' | 'listingType' | 'propertyType' | 'bedrooms' | 'region' | 'price' | 'status'
>;

/** The fields that are compared: a question about many listings takes these only. */
export const pricedFields = ({
  id,
  listingType,
  propertyType,
  bedrooms,
  region,
  price,
  status,
}: PricedListing): PricedListing => ({ id, listingType, propertyType, bedrooms, region, price, status });

/** A listing's price among those of listings of the same kind. */
export interface PriceComparison {
  /** Without the listing itself. */
  listingCount: number;
  /** GHS */
  median: number;
  /** Difference between price and median in percent, rounded; negative below the median. */
  percent: number;
  strip: PriceStrip;
}

const isValidPrice = (price: number | null): price is number =>
  price !== null && Number.isFinite(price) && price > 0;

/** Land has no rooms, whatever the server sends. */
const bedroomsOf = ({ propertyType, bedrooms }: PricedListing): number | null =>
  propertyType === 'land' ? 0 : bedrooms;

/** Whether a listing's price can be compared at all: its price, type, region and bedrooms are known. */
export function isPriceComparable(listing: PricedListing): boolean {
  return (
    isValidPrice(listing.price) &&
    listing.listingType !== null &&
    listing.propertyType !== '' &&
    listing.region !== '' &&
    bedroomsOf(listing) !== null
  );
}

/** The price of a listing that counts in a median: known, and of a listing that is active or has no status. */
export function comparablePrice({ price, status }: Pick<Listing, 'price' | 'status'>): number | null {
  return isValidPrice(price) && (status === 'active' || status === null) ? price : null;
}

/** The median in GHS; null for fewer than 8 prices (ruling 157). */
export function medianPrice(prices: readonly number[]): number | null {
  if (prices.length < MIN_LISTINGS) return null;
  const sorted = prices.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/**
 * Compares a listing's price with the median of the other active listings of the same listing type, property type, bedrooms
 * and region; a listing without a status counts as active (ruling 157). Null for an unknown price, and with fewer than 8
 * listings to compare.
 */
export function comparePrice(listing: PricedListing, all: readonly PricedListing[]): PriceComparison | null {
  if (!isPriceComparable(listing) || listing.price === null) return null;
  const prices = all.flatMap((other) =>
    other.id !== listing.id &&
    other.listingType === listing.listingType &&
    other.propertyType === listing.propertyType &&
    bedroomsOf(other) === bedroomsOf(listing) &&
    isSameRegion(other.region, listing.region)
      ? (comparablePrice(other) ?? [])
      : [],
  );
  const median = medianPrice(prices);
  if (median === null) return null;
  const difference = (100 * (listing.price - median)) / median;
  // Halves are rounded away from 0 on both sides.
  const size = Math.round(Math.abs(difference));
  return {
    listingCount: prices.length,
    median,
    percent: difference < 0 && size > 0 ? -size : size,
    strip: priceStripOf(listing.price, prices, median),
  };
}

const NOUNS: Readonly<Record<string, string>> = {
  land: 'plots of land',
  commercial: 'commercial properties',
};

/** 'apartments', 'shared rooms', 'plots of land'. */
const nounOf = (propertyType: string): string =>
  NOUNS[propertyType] ?? `${codeLabel(propertyType).toLowerCase()}s`;

/** 'apartments for rent with 3 bedrooms in Ashanti': the listings that `comparePrice` compares. */
export function comparedListings(listing: PricedListing): string {
  const bedrooms = bedroomsOf(listing);
  const rooms = bedrooms ? ` with ${pluralize(bedrooms, 'bedroom', 'bedrooms')}` : '';
  return `${nounOf(listing.propertyType)} for ${listing.listingType}${rooms} in ${listing.region}`;
}

/** 'GH₵ 1,550 is 12% below the median of 23 similar homes in Ashanti'. A number, without a judgment (ruling 157). */
export function priceComparisonText(
  { propertyType, price, region }: PricedListing,
  { listingCount, percent }: Pick<PriceComparison, 'listingCount' | 'percent'>,
): string {
  const similar = `similar ${NOUNS[propertyType] ?? 'homes'}`;
  const distance = percent
    ? `${groupThousands(`${Math.abs(percent)}`)}% ${percent < 0 ? 'below' : 'above'}`
    : 'about';
  return `${formatPrice(price)} is ${distance} the median of ${pluralize(listingCount, similar, similar)} in ${region}`;
}

/** A price comparison as text. */
export interface PriceSummary {
  /** 'GH₵ 1,550 is 12% below the median of 23 similar homes in Ashanti'. */
  comparison: string;
  /** 'apartments for rent with 3 bedrooms in Ashanti'. */
  compared: string;
  /** Difference between price and median in percent, rounded; negative below the median. */
  percent: number;
  strip: PriceStrip;
}

/** Compares as `comparePrice` does, and describes the result. */
export function summarizePrice(listing: PricedListing, all: readonly PricedListing[]): PriceSummary | null {
  const comparison = comparePrice(listing, all);
  return (
    comparison && {
      comparison: priceComparisonText(listing, comparison),
      compared: comparedListings(listing),
      percent: comparison.percent,
      strip: comparison.strip,
    }
  );
}
