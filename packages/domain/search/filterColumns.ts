import { AMENITIES } from '../amenities/amenities';
import type { Listing } from '../listing/Listing';
import type { FilterFieldName } from '../listing/listingFields';
import { priceRangeOf } from '../money/priceRanges';
import { REGIONS, readRegion } from '../places/regions';
import { townKey } from '../places/townKey';
import type { Steps } from '../slices';
import { normalizeCode } from '../text/codes';
import { CHOICE_FILTERS, COUNT_FILTERS } from './fieldFilters';
import type { SearchFilters } from './filters';
import type { TextMatches } from './textIndex';

/** A filter on a value with few possibilities, numbered from 1; 0 is any other value. */
export interface Trait {
  name: 'region' | FilterFieldName;
  /** `values[0]` has the number 1, and so on. */
  values: readonly string[];
  numberOf: (value: string | number | null) => number;
  shift: number;
  mask: number;
}

/** Index from 1; 0 means unknown. */
const indexIn = (values: readonly string[], value: string | null) =>
  value === null ? 0 : values.indexOf(value) + 1;

/** 4 means four or more. */
function roomNumber(rooms: string | number | null): number {
  if (rooms === 1 || rooms === 2 || rooms === 3) return rooms;
  return Number(rooms) >= 4 ? 4 : 0;
}

/**
 * The traits of a listing are packed into one integer, so that filtering by any of them takes one mask and one comparison.
 * The bits of a trait are never all set: such a condition matches no row.
 */
export const TRAITS: readonly Trait[] = packTraits([
  { name: 'region', values: REGIONS, numberOf: (region) => indexIn(REGIONS, readRegion(String(region))) },
  ...[...CHOICE_FILTERS, ...COUNT_FILTERS].map(({ name, isChoice, options }) => {
    const values = options.map(({ value }) => value);
    const numberOf: Trait['numberOf'] = isChoice
      ? (code) => indexIn(values, normalizeCode(String(code)))
      : roomNumber;
    return { name, values, numberOf };
  }),
]);

function packTraits(unpacked: readonly Omit<Trait, 'shift' | 'mask'>[]): readonly Trait[] {
  let shift = 0;
  return unpacked.map((trait) => {
    const bits = 32 - Math.clz32(trait.values.length + 1);
    const packed = { ...trait, shift, mask: ((1 << bits) - 1) << shift };
    shift += bits;
    return packed;
  });
}

/** An unknown price: below all ranges, so that no range contains it. */
export const NO_PRICE = -1;

/** The conditions of a set of filters on a row. */
export interface RowConditions {
  traitMask: number;
  traits: number;
  amenities: number;
  /** GHS, inclusive. */
  minPrice: number;
  maxPrice: number;
  /** Town number, or ANY_TOWN. */
  town: number;
}

export const ANY_TOWN = -1;

export interface Columns {
  readonly traits: Uint32Array;
  /** One bit per amenity, in the order of AMENITIES. */
  readonly amenities: Uint32Array;
  /** GHS, negative when unknown. */
  readonly prices: Float64Array;
  readonly towns: Uint32Array;
  /** The number of each town, by its key. */
  readonly townNumbers: ReadonlyMap<string, number>;
  /** The conditions of the filters, or null if no filter is set. */
  conditionsOf(filters: SearchFilters): RowConditions | null;
  /**
   * The listings that meet the conditions and match the text search; null matches all. In list order, or in the order of the row
   * numbers in `order`.
   */
  select(conditions: RowConditions | null, matches: TextMatches | null, order?: Uint32Array): Listing[];
}

/** Caches results: listings repeat the same few places, codes and counts. */
function memoize<Value>(compute: (value: Value) => number): (value: Value) => number {
  const cache = new Map<Value, number>();
  return (value) => {
    const cached = cache.get(value);
    if (cached !== undefined) return cached;
    const result = compute(value);
    cache.set(value, result);
    return result;
  };
}

/** Stores the filterable values of all listings in typed arrays, one entry per row. */
export function* buildColumns(listings: readonly Listing[]): Steps<Columns> {
  const size = listings.length;
  const traits = new Uint32Array(size);
  const amenities = new Uint32Array(size);
  const prices = new Float64Array(size);
  const towns = new Uint32Array(size);

  const townNumbers = new Map<string, number>();
  const rowTraits = TRAITS.map(({ name, shift, numberOf }) => ({ name, shift, numberOf: memoize(numberOf) }));
  const amenityBit = memoize((code: string) => {
    const position = AMENITIES.findIndex((amenity) => amenity.code === code);
    return position < 0 ? 0 : 1 << position;
  });
  const townNumber = memoize((town: string) => {
    const key = townKey(town);
    const number = townNumbers.get(key) ?? townNumbers.size;
    townNumbers.set(key, number);
    return number;
  });

  for (const [row, listing] of listings.entries()) {
    if (row % 100 === 99) yield;
    let packed = 0;
    for (const { name, shift, numberOf } of rowTraits) packed |= numberOf(listing[name]) << shift;
    traits[row] = packed;
    let bits = 0;
    for (const code of listing.amenities) bits |= amenityBit(code);
    amenities[row] = bits;
    prices[row] = listing.price ?? NO_PRICE;
    towns[row] = townNumber(listing.town);
  }

  function conditionsOf(filters: SearchFilters): RowConditions | null {
    const conditions: RowConditions = {
      traitMask: 0,
      traits: 0,
      amenities: 0,
      minPrice: -Infinity,
      maxPrice: Infinity,
      town: ANY_TOWN,
    };
    for (const { name, shift, mask, numberOf } of TRAITS) {
      const value = filters[name];
      if (value === '' || value === null) continue;
      const number = numberOf(value);
      conditions.traitMask |= mask;
      conditions.traits |= number === 0 ? mask : number << shift;
    }
    for (const code of filters.amenities) conditions.amenities |= amenityBit(code);
    const range = priceRangeOf(filters.priceRange);
    if (range !== null) {
      conditions.minPrice = range.min;
      conditions.maxPrice = range.max;
    }
    // A town that no row has gets a number after the last one.
    if (filters.district !== '')
      conditions.town = townNumbers.get(townKey(filters.district)) ?? townNumbers.size;
    const isEmpty =
      conditions.traitMask === 0 &&
      conditions.amenities === 0 &&
      range === null &&
      conditions.town === ANY_TOWN;
    return isEmpty ? null : conditions;
  }

  function passes(conditions: RowConditions, row: number): boolean {
    const price = prices[row] ?? NO_PRICE;
    return (
      ((traits[row] ?? 0) & conditions.traitMask) === conditions.traits &&
      ((amenities[row] ?? 0) & conditions.amenities) === conditions.amenities &&
      price >= conditions.minPrice &&
      price <= conditions.maxPrice &&
      (conditions.town === ANY_TOWN || towns[row] === conditions.town)
    );
  }

  function select(
    conditions: RowConditions | null,
    matches: TextMatches | null,
    order?: Uint32Array,
  ): Listing[] {
    const found: Listing[] = [];
    for (let position = 0; position < size; position++) {
      const row = order?.[position] ?? position;
      if (matches !== null && matches.matchedWords[row] !== matches.wordCount) continue;
      if (conditions !== null && !passes(conditions, row)) continue;
      const listing = listings[row];
      if (listing !== undefined) found.push(listing);
    }
    return found;
  }

  return { traits, amenities, prices, towns, townNumbers, conditionsOf, select };
}
