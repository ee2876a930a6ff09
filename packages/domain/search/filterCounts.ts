import { AMENITIES } from '../amenities/amenities';
import type { AmenityCode } from '../amenities/amenities';
import type { FilterFieldName } from '../listing/listingFields';
import { PRICE_RANGES } from '../money/priceRanges';
import { ANY_TOWN, NO_PRICE, TRAITS } from './filterColumns';
import type { Columns, RowConditions, Trait } from './filterColumns';
import type { TextMatches } from './textIndex';

/** Number of results by filter value, '' for any value. Unknown values are absent. */
type CountsByValue = ReadonlyMap<string, number>;

/** Number of results for each choice, with the other filters and the search text unchanged. */
export interface FilterCounts extends Readonly<Record<FilterFieldName, CountsByValue>> {
  /** Counts all districts of a region, because choosing a region resets the district. */
  region: CountsByValue;
  /** In the chosen region, by `townKey`; '' for all its districts. */
  district: CountsByValue;
  priceRange: CountsByValue;
  /** For the chosen amenities and this one. */
  amenities: ReadonlyMap<AmenityCode, number>;
}

/** Bits of the filters that a row does not meet; the traits have the bits from FIRST_TRAIT. */
const PRICE = 1;
const DISTRICT = 2;
const FIRST_TRAIT = 4;

/** Counts the results for each value of a trait. */
function createCounter({ name, shift, mask, values }: Trait, index: number) {
  const failureBit = FIRST_TRAIT << index;
  // Choosing a region resets the district.
  const replacedBits = name === 'region' ? failureBit | DISTRICT : failureBit;
  const counts = new Uint32Array((mask >> shift) + 1);
  let any = 0;
  return {
    name,
    mask,
    failureBit,
    add(traits: number, failed: number): void {
      if ((failed & ~replacedBits) !== 0) return;
      any++;
      const value = (traits & mask) >> shift;
      counts[value] = (counts[value] ?? 0) + 1;
    },
    result: (): CountsByValue =>
      new Map([
        ['', any],
        ...values.map((value, position): [string, number] => [value, counts[position + 1] ?? 0]),
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
  const counters = TRAITS.map(createCounter);
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
    const price = prices[row] ?? NO_PRICE;
    const town = towns[row] ?? 0;

    let failed = 0;
    if (conditions !== null) {
      for (const { mask, failureBit } of counters) {
        if (((rowTraits ^ conditions.traits) & conditions.traitMask & mask) !== 0) failed |= failureBit;
      }
      if (price < conditions.minPrice || price > conditions.maxPrice) failed |= PRICE;
      if (conditions.town !== ANY_TOWN && town !== conditions.town) failed |= DISTRICT;
    }

    for (const { add } of counters) add(rowTraits, failed);
    if ((failed & ~PRICE) === 0) {
      countAtAnyPrice++;
      PRICE_RANGES.forEach(({ min, max }, index) => {
        if (price >= min && price <= max) countsByRange[index] = (countsByRange[index] ?? 0) + 1;
      });
    }
    if ((failed & ~DISTRICT) === 0) {
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
    // Object.fromEntries loses the keys' type.
    ...(Object.fromEntries(counters.map(({ name, result }) => [name, result()])) as Record<
      Trait['name'],
      CountsByValue
    >),
    district: new Map([
      ...[...columns.townNumbers].map(([key, town]): [string, number] => [key, countsByTown.get(town) ?? 0]),
      // After the listings without a town, whose key is '' too.
      ['', countInAnyTown],
    ]),
    priceRange: new Map([
      ['', countAtAnyPrice],
      ...PRICE_RANGES.map(({ code }, index): [string, number] => [code, countsByRange[index] ?? 0]),
    ]),
    amenities: new Map(AMENITIES.map(({ code }, index) => [code, countsByAmenity[index] ?? 0])),
  };
}
