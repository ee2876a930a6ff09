import { AMENITIES } from '../amenities/amenities';
import type { AmenityCode } from '../amenities/amenities';
import { LISTING_TYPES, PROPERTY_TYPES } from '../listing/Listing';
import { PRICE_RANGES } from '../money/priceRanges';
import { REGIONS } from '../places/regions';
import { ANY_TOWN, BATHROOMS, BEDROOMS, LISTING_TYPE, PROPERTY_TYPE, REGION } from './filterColumns';
import type { Columns, RowConditions } from './filterColumns';
import { ROOM_COUNTS } from './filters';
import type { TextMatches } from './textIndex';

/** Number of results by filter value, '' for any value. Unknown values are absent. */
type CountsByValue = ReadonlyMap<string, number>;

/** Number of results for each choice, with the other filters and the search text unchanged. */
export interface FilterCounts {
  /** Counts all districts of a region, because choosing a region resets the district. */
  region: CountsByValue;
  /** In the chosen region; '' for all its districts. */
  district: (name: string) => number;
  listingType: CountsByValue;
  propertyType: CountsByValue;
  priceRange: CountsByValue;
  bedrooms: CountsByValue;
  bathrooms: CountsByValue;
  /** For the chosen amenities and this one. */
  amenities: ReadonlyMap<AmenityCode, number>;
}

/** One bit for each filter that a row may not meet. */
const FAILURE_BITS = {
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
 * A filter on one trait. `failureBit` is set for rows that do not meet it; `ignoredBits` are the filters that choosing another
 * value replaces. `values[0]` has the trait number 1, and so on.
 */
interface TraitFilter {
  trait: { shift: number; mask: number };
  failureBit: number;
  ignoredBits: number;
  values: readonly string[];
}

const TRAIT_FILTERS = {
  // Choosing a region resets the district.
  region: {
    trait: REGION,
    failureBit: FAILURE_BITS.region,
    ignoredBits: FAILURE_BITS.region | FAILURE_BITS.district,
    values: REGIONS,
  },
  listingType: {
    trait: LISTING_TYPE,
    failureBit: FAILURE_BITS.listingType,
    ignoredBits: FAILURE_BITS.listingType,
    values: LISTING_TYPES,
  },
  propertyType: {
    trait: PROPERTY_TYPE,
    failureBit: FAILURE_BITS.propertyType,
    ignoredBits: FAILURE_BITS.propertyType,
    values: PROPERTY_TYPES,
  },
  bedrooms: {
    trait: BEDROOMS,
    failureBit: FAILURE_BITS.bedrooms,
    ignoredBits: FAILURE_BITS.bedrooms,
    values: ROOMS,
  },
  bathrooms: {
    trait: BATHROOMS,
    failureBit: FAILURE_BITS.bathrooms,
    ignoredBits: FAILURE_BITS.bathrooms,
    values: ROOMS,
  },
} satisfies Record<string, TraitFilter>;

/** Counts the results for each value of a filter on a trait. */
function createCounter({ trait, failureBit, ignoredBits, values }: TraitFilter) {
  const counts = new Uint32Array((trait.mask >> trait.shift) + 1);
  let any = 0;
  return {
    mask: trait.mask,
    failureBit,
    add(traits: number, failed: number): void {
      if ((failed & ~ignoredBits) !== 0) return;
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
 * Counts the results for every choice in one pass over the rows. A row that fails only one filter would be a result if that
 * filter had another value.
 * @param conditions null when no filter is set
 * @param matches null when the search text is empty
 */
export function countResultsByChoice(
  columns: Columns,
  conditions: RowConditions | null,
  matches: TextMatches | null,
): FilterCounts {
  const { traits, amenities, prices, towns } = columns;
  const counters = {
    region: createCounter(TRAIT_FILTERS.region),
    listingType: createCounter(TRAIT_FILTERS.listingType),
    propertyType: createCounter(TRAIT_FILTERS.propertyType),
    bedrooms: createCounter(TRAIT_FILTERS.bedrooms),
    bathrooms: createCounter(TRAIT_FILTERS.bathrooms),
  };
  const allCounters = Object.values(counters);
  const countsByRange = new Uint32Array(PRICE_RANGES.length);
  const countsByAmenity = new Uint32Array(AMENITIES.length);
  const countsByTown = new Map<number, number>();
  let countAtAnyPrice = 0;
  let countInAnyTown = 0;

  for (let row = 0; row < traits.length; row++) {
    if (matches !== null && matches.matchedWords[row] !== matches.wordCount) continue;
    const amenityBits = amenities[row] ?? 0;
    if (conditions !== null && (amenityBits & conditions.amenities) !== conditions.amenities) continue;
    const rowTraits = traits[row] ?? 0;
    const price = prices[row] ?? -1;
    const town = towns[row] ?? 0;

    let failed = 0;
    if (conditions !== null) {
      for (const { mask, failureBit } of allCounters) {
        if (((rowTraits ^ conditions.traits) & conditions.traitMask & mask) !== 0) failed |= failureBit;
      }
      if (price < conditions.minPrice || price > conditions.maxPrice) failed |= FAILURE_BITS.price;
      if (conditions.town !== ANY_TOWN && town !== conditions.town) failed |= FAILURE_BITS.district;
    }

    for (const { add } of allCounters) add(rowTraits, failed);
    if ((failed & ~FAILURE_BITS.price) === 0) {
      countAtAnyPrice++;
      PRICE_RANGES.forEach(({ min, max }, index) => {
        if (price >= min && price <= max) countsByRange[index] = (countsByRange[index] ?? 0) + 1;
      });
    }
    if ((failed & ~FAILURE_BITS.district) === 0) {
      countInAnyTown++;
      countsByTown.set(town, (countsByTown.get(town) ?? 0) + 1);
    }
    if (failed !== 0) continue;
    for (let bits = amenityBits; bits !== 0; bits &= bits - 1) {
      const position = 31 - Math.clz32(bits & -bits);
      countsByAmenity[position] = (countsByAmenity[position] ?? 0) + 1;
    }
  }

  return {
    region: counters.region.result(),
    district: (name) =>
      name === '' ? countInAnyTown : (countsByTown.get(columns.townNumberOf(name) ?? -1) ?? 0),
    listingType: counters.listingType.result(),
    propertyType: counters.propertyType.result(),
    priceRange: new Map([
      ['', countAtAnyPrice],
      ...PRICE_RANGES.map(({ code }, index): [string, number] => [code, countsByRange[index] ?? 0]),
    ]),
    bedrooms: counters.bedrooms.result(),
    bathrooms: counters.bathrooms.result(),
    amenities: new Map(AMENITIES.map(({ code }, index) => [code, countsByAmenity[index] ?? 0])),
  };
}
