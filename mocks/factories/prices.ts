import type { ListingType } from '@efie/domain';
import prices from '../../data/ghana-prices.json';
import { tierOf, type Place } from './places';
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

/** [low, typical, high] of a row of the data, or null when the row does not stand there. */
function rangeOf(ranges: Ranges | undefined, propertyType: string, bedrooms: number) {
  const byBedrooms = ranges?.[propertyType];
  const row = byBedrooms?.[String(bedrooms)] ?? Object.values(byBedrooms ?? {})[0];
  const [low, typical, high] = row ?? [];
  return low === undefined || typical === undefined || high === undefined ? null : { low, typical, high };
}

/** The bedroom counts for which the data knows a price at this place; empty when such a property is not found there. */
export function bedroomChoices(place: Place, propertyType: string, listingType: ListingType): number[] {
  return Object.keys(RANGES[listingType][tierOf(place)]?.[propertyType] ?? {}).map(Number);
}

function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}

/** A price in GHS, rounded as the data's notes say: rents to 50 below 5,000 and to 500 above, sales to 5,000. */
export function priceOf(
  random: Random,
  place: Place,
  kind: { propertyType: string; listingType: ListingType; bedrooms: number },
): number {
  const ranges = RANGES[kind.listingType];
  const range =
    rangeOf(ranges[tierOf(place)], kind.propertyType, kind.bedrooms) ??
    rangeOf(ranges['accra_mid'], kind.propertyType, kind.bedrooms);
  if (!range) return kind.listingType === 'rent' ? 1_000 : 100_000;
  const drawn = random.triangular(range.low, range.typical, range.high);
  if (kind.listingType === 'sale') return roundTo(drawn, 5_000);
  return roundTo(drawn, drawn < 5_000 ? 50 : 500);
}

/** An area in square feet; land has one of the usual plot sizes. */
export function areaOf(random: Random, propertyType: string, bedrooms: number): number {
  if (propertyType === 'land') return random.pick(prices.plotSizesSqFt);
  const range = rangeOf(AREAS, propertyType, bedrooms);
  return range ? roundTo(random.triangular(range.low, range.typical, range.high), 10) : 800;
}

/** How many washrooms or cars: inside the data's range for the type, near the number of bedrooms. */
export function countOf(
  random: Random,
  what: 'bathrooms' | 'parking',
  propertyType: string,
  bedrooms: number,
): number {
  const [low = 0, high = 0] = COUNTS[what][propertyType] ?? [];
  const near =
    what === 'bathrooms' ? bedrooms + random.int(-1, 1) : Math.floor(bedrooms / 2) + random.int(0, 1);
  return Math.min(high, Math.max(low, near));
}
