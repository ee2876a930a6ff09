import type { ListingType } from '@efie/domain/listing';
import prices from '../../data/ghana-prices.json' with { type: 'json' };
import { priceLevelOf, type Place } from './places';
import type { Random } from './random';

type Ranges = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

const RANGES: Readonly<Record<ListingType, Readonly<Record<string, Ranges>>>> = {
  rent: prices.rent,
  sale: prices.sale,
};

const AREAS: Ranges = prices.areaSqFt;

const COUNTS: Readonly<Record<'bathrooms' | 'parking', Readonly<Record<string, readonly number[]>>>> = {
  bathrooms: prices.bathroomsRange,
  parking: prices.parkingRange,
};

/** The range for a property type and number of bedrooms; null when the data has none. */
function rangeOf(ranges: Ranges | undefined, propertyType: string, bedrooms: number) {
  const byBedrooms = ranges?.[propertyType];
  const row = byBedrooms?.[String(bedrooms)] ?? Object.values(byBedrooms ?? {})[0];
  const [low, typical, high] = row ?? [];
  return low === undefined || typical === undefined || high === undefined ? null : { low, typical, high };
}

/** The bedroom counts that have a price at this place; empty when the type does not exist there. */
export function bedroomChoices(place: Place, propertyType: string, listingType: ListingType): number[] {
  return Object.keys(RANGES[listingType][priceLevelOf(place)]?.[propertyType] ?? {}).map(Number);
}

function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}

/** A price in GHS. Rents are rounded to 50 below 5,000 and to 500 above, sale prices to 5,000. */
export function priceOf(
  random: Random,
  place: Place,
  kind: { propertyType: string; listingType: ListingType; bedrooms: number },
): number {
  const ranges = RANGES[kind.listingType];
  const range =
    rangeOf(ranges[priceLevelOf(place)], kind.propertyType, kind.bedrooms) ??
    rangeOf(ranges['accra_mid'], kind.propertyType, kind.bedrooms);
  if (!range) return kind.listingType === 'rent' ? 1_000 : 100_000;
  const price = random.triangular(range.low, range.typical, range.high);
  if (kind.listingType === 'sale') return roundTo(price, 5_000);
  return roundTo(price, price < 5_000 ? 50 : 500);
}

/** An area in sq ft; for land a common plot size. */
export function areaOf(random: Random, propertyType: string, bedrooms: number): number {
  if (propertyType === 'land') return random.pick(prices.plotSizesSqFt);
  const range = rangeOf(AREAS, propertyType, bedrooms);
  return range ? roundTo(random.triangular(range.low, range.typical, range.high), 10) : 800;
}

/** A count of bathrooms or parking spaces, in the range of the type and close to the number of bedrooms. */
export function countOf(
  random: Random,
  field: 'bathrooms' | 'parking',
  propertyType: string,
  bedrooms: number,
): number {
  const [low = 0, high = 0] = COUNTS[field][propertyType] ?? [];
  const estimate =
    field === 'bathrooms' ? bedrooms + random.int(-1, 1) : Math.floor(bedrooms / 2) + random.int(0, 1);
  return Math.min(high, Math.max(low, estimate));
}
