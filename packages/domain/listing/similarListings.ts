import type { Listing } from './Listing';
import { publicRibbon } from './labels';

/** How many homes stand side by side under a listing. */
const MOST = 3;

type Compared = Pick<
  Listing,
  'id' | 'listingType' | 'region' | 'town' | 'propertyType' | 'price' | 'bedrooms' | 'status'
>;

/** How far apart two prices are: 0 for the same, towards 1 the farther; 1 when one of them is unknown. */
function priceGap(one: number | null, other: number | null): number {
  if (one === null || other === null) return 1;
  const most = Math.max(one, other);
  return most > 0 ? Math.abs(one - other) / most : 0;
}

/** Who looks for a home wants no plot, and the other way round. */
function groupOf(propertyType: string): string {
  return propertyType === 'land' || propertyType === 'commercial' ? propertyType : 'home';
}

/** Place counts most, then the kind of home, its rooms, and last how near the prices are. */
function likeness(one: Compared, other: Compared): number {
  const isSamePlace = one.town !== '' && one.town === other.town;
  const isSameRegion = one.region !== '' && one.region === other.region;
  if (!isSamePlace && !isSameRegion) return 0;
  return (
    (isSamePlace ? 6 : 1) +
    (one.propertyType === other.propertyType ? 3 : 0) +
    (one.bedrooms !== null && one.bedrooms === other.bedrooms ? 1 : 0) +
    (1 - priceGap(one.price, other.price))
  );
}

/**
 * The homes of a list that are most like one: of the same listing type and region, homes for a home, still to be had, the likest first and
 * at most three. None is a good answer too.
 */
export function similarListings<Item extends Compared>(listing: Compared, all: readonly Item[]): Item[] {
  return all
    .filter(
      (other) =>
        other.id !== listing.id &&
        other.listingType === listing.listingType &&
        groupOf(other.propertyType) === groupOf(listing.propertyType) &&
        publicRibbon(other) === null,
    )
    .map((other) => ({ other, score: likeness(listing, other) }))
    .filter(({ score }) => score > 0)
    .sort((one, next) => next.score - one.score)
    .slice(0, MOST)
    .map(({ other }) => other);
}
