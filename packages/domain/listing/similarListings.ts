import { isSameRegion } from '../places/regions';
import { districtKey } from '../places/districtKey';
import type { Listing } from './Listing';
import { listingRibbon } from './labels';

const MAX_RESULTS = 3;

type ComparableListing = Pick<
  Listing,
  'id' | 'listingType' | 'region' | 'district' | 'propertyType' | 'price' | 'bedrooms' | 'status'
>;

/** Relative difference of two prices, from 0 to 1; 1 when one is unknown. */
function priceGap(a: number | null, b: number | null): number {
  if (a === null || b === null) return 1;
  const higher = Math.max(a, b);
  return higher > 0 ? Math.abs(a - b) / higher : 0;
}

/** Homes, land and commercial listings are only compared within their group. */
function groupOf(propertyType: string): string {
  return propertyType === 'land' || propertyType === 'commercial' ? propertyType : 'home';
}

const differsTwofold = (a: number | null, b: number | null): boolean =>
  a !== null && b !== null && Math.max(a, b) >= 2 * Math.min(a, b) && a !== b;

/** Whether one has at least twice the bedrooms or the price of the other; unknown values do not differ. */
function isFarApart(one: ComparableListing, other: ComparableListing): boolean {
  return differsTwofold(one.bedrooms, other.bedrooms) || differsTwofold(one.price, other.price);
}

const isSameDistrict = (one: ComparableListing, other: ComparableListing): boolean =>
  one.district !== '' &&
  (one.district === other.district || districtKey(one.district) === districtKey(other.district));

/** The district weighs most, then property type, bedrooms and price. */
function similarity(one: ComparableListing, other: ComparableListing): number {
  return (
    (isSameDistrict(one, other) ? 6 : 1) +
    (one.propertyType === other.propertyType ? 3 : 0) +
    (one.bedrooms !== null && one.bedrooms === other.bedrooms ? 1 : 0) +
    (1 - priceGap(one.price, other.price))
  );
}

/**
 * At most three available listings similar to one: same listing type, group and region, the most similar first. Those with
 * half or twice the bedrooms or price come last, whatever their district (ruling 160). May be empty.
 */
export function similarListings<Item extends ComparableListing>(
  listing: ComparableListing,
  all: readonly Item[],
): Item[] {
  return all
    .filter(
      (other) =>
        other.id !== listing.id &&
        other.listingType === listing.listingType &&
        groupOf(other.propertyType) === groupOf(listing.propertyType) &&
        listing.region !== '' &&
        isSameRegion(other.region, listing.region) &&
        listingRibbon(other) === null,
    )
    .map((other) => ({
      other,
      score: similarity(listing, other),
      isFar: isFarApart(listing, other),
    }))
    .sort((a, b) => Number(a.isFar) - Number(b.isFar) || b.score - a.score)
    .slice(0, MAX_RESULTS)
    .map(({ other }) => other);
}
