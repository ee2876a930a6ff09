import { AMENITIES } from '../amenities/amenities';
import type { AmenityCode } from '../amenities/amenities';
import { LISTING_TYPES, PROPERTY_TYPES } from '../listing/Listing';
import { PRICE_RANGES } from '../money/priceRanges';
import { REGIONS } from '../places/regions';
import { ANY_TOWN, BATHROOMS, BEDROOMS, LISTING_TYPE, PROPERTY_TYPE, REGION } from './filterColumns';
import type { Columns, RowConditions } from './filterColumns';
import { ROOM_COUNTS } from './filters';
import type { RowMarks } from './textIndex';

/** Number of results by filter value; '' is 'any'. Has no entries for unknown values. */
type CountsByValue = ReadonlyMap<string, number>;

/** Number of results for each choice, with the other filters and the search text unchanged. */
export interface FilterCounts {
  /** Counts all districts of a region, because choosing a region resets the district. */
  region: CountsByValue;
  /** Within the chosen region; '' counts all its districts. */
  district: (name: string) => number;
  listingType: CountsByValue;
  propertyType: CountsByValue;
  priceRange: CountsByValue;
  bedrooms: CountsByValue;
  bathrooms: CountsByValue;
  /** With this amenity in addition to the chosen ones. */
  amenities: ReadonlyMap<AmenityCode, number>;
}

/** One bit per filter that a row can fail. */
const FAILS = {
  region: 1,
  district: 2,
  listingType: 4,
  propertyType: 8,
  price: 16,
  bedrooms: 32,
  bathrooms: 64,
};

const ROOMS = ROOM_COUNTS.map(({ value }) => String(value));

/**
 * A filter on one trait. `fails` is its failure bit; `mayFail` are the failures that choosing another value would undo;
 * `values` are in the order of the trait's numbers, from 1.
 */
interface TraitFilter {
  trait: { shift: number; mask: number };
  fails: number;
  mayFail: number;
  values: readonly string[];
}

const TRAIT_FILTERS = {
  // Choosing a region resets the district.
  region: {
    trait: REGION,
    fails: FAILS.region,
    mayFail: FAILS.region | FAILS.district,
    values: REGIONS,
  },
  listingType: {
    trait: LISTING_TYPE,
    fails: FAILS.listingType,
    mayFail: FAILS.listingType,
    values: LISTING_TYPES,
  },
  propertyType: {
    trait: PROPERTY_TYPE,
    fails: FAILS.propertyType,
    mayFail: FAILS.propertyType,
    values: PROPERTY_TYPES,
  },
  bedrooms: { trait: BEDROOMS, fails: FAILS.bedrooms, mayFail: FAILS.bedrooms, values: ROOMS },
  bathrooms: { trait: BATHROOMS, fails: FAILS.bathrooms, mayFail: FAILS.bathrooms, values: ROOMS },
} satisfies Record<string, TraitFilter>;

/** Counts the results for each value of a filter on a trait. */
function createTally({ trait, fails, mayFail, values }: TraitFilter) {
  const counts = new Uint32Array((trait.mask >> trait.shift) + 1);
  let any = 0;
  return {
    mask: trait.mask,
    fails,
    add(traits: number, failed: number): void {
      if ((failed & ~mayFail) !== 0) return;
      any++;
      const value = (traits & trait.mask) >> trait.shift;
      counts[value] = (counts[value] ?? 0) + 1;
    },
    result: (): CountsByValue =>
      new Map([
        ['', any],
        ...values.map((value, index): [string, number] => [value, counts[index + 1] ?? 0]),
      ]),
  };
}

/**
 * Counts the results for every choice in one pass over the rows: a row that fails only one filter is a result for another
 * value of that filter.
 */
export function countResultsByChoice(
  columns: Columns,
  test: RowConditions | null,
  hits: RowMarks | null,
): FilterCounts {
  const { traits, amenities, prices, towns } = columns;
  const tally = {
    region: createTally(TRAIT_FILTERS.region),
    listingType: createTally(TRAIT_FILTERS.listingType),
    propertyType: createTally(TRAIT_FILTERS.propertyType),
    bedrooms: createTally(TRAIT_FILTERS.bedrooms),
    bathrooms: createTally(TRAIT_FILTERS.bathrooms),
  };
  const tallies = Object.values(tally);
  const inRange = new Uint32Array(PRICE_RANGES.length);
  const withAmenity = new Uint32Array(AMENITIES.length);
  const inTown = new Map<number, number>();
  let atAnyPrice = 0;
  let inAnyTown = 0;

  for (let row = 0; row < traits.length; row++) {
    if (hits !== null && hits.marks[row] !== hits.complete) continue;
    const amenityBits = amenities[row] ?? 0;
    if (test !== null && (amenityBits & test.amenities) !== test.amenities) continue;
    const rowTraits = traits[row] ?? 0;
    const price = prices[row] ?? -1;
    const town = towns[row] ?? 0;

    let failed = 0;
    if (test !== null) {
      for (const { mask, fails } of tallies) {
        if (((rowTraits ^ test.traits) & test.traitMask & mask) !== 0) failed |= fails;
      }
      if (price < test.min || price > test.max) failed |= FAILS.price;
      if (test.town !== ANY_TOWN && town !== test.town) failed |= FAILS.district;
    }

    for (const { add } of tallies) add(rowTraits, failed);
    if ((failed & ~FAILS.price) === 0) {
      atAnyPrice++;
      PRICE_RANGES.forEach(({ min, max }, index) => {
        if (price >= min && price <= max) inRange[index] = (inRange[index] ?? 0) + 1;
      });
    }
    if ((failed & ~FAILS.district) === 0) {
      inAnyTown++;
      inTown.set(town, (inTown.get(town) ?? 0) + 1);
    }
    if (failed !== 0) continue;
    for (let bits = amenityBits; bits !== 0; bits &= bits - 1) {
      const position = 31 - Math.clz32(bits & -bits);
      withAmenity[position] = (withAmenity[position] ?? 0) + 1;
    }
  }

  return {
    region: tally.region.result(),
    district: (name) => (name === '' ? inAnyTown : (inTown.get(columns.townNumberOf(name) ?? -1) ?? 0)),
    listingType: tally.listingType.result(),
    propertyType: tally.propertyType.result(),
    priceRange: new Map([
      ['', atAnyPrice],
      ...PRICE_RANGES.map(({ code }, index): [string, number] => [code, inRange[index] ?? 0]),
    ]),
    bedrooms: tally.bedrooms.result(),
    bathrooms: tally.bathrooms.result(),
    amenities: new Map(AMENITIES.map(({ code }, index) => [code, withAmenity[index] ?? 0])),
  };
}
