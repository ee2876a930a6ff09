import { AMENITIES } from '../amenities/amenities';
import { readPropertyType } from '../listing/labels';
import { LISTING_TYPES, PROPERTY_TYPES } from '../listing/Listing';
import type { Listing } from '../listing/Listing';
import { priceRangeOf } from '../money/priceRanges';
import { REGIONS, canonicalDistrict, readRegion } from '../places/regions';
import { foldText } from '../text/foldText';
import type { RoomCount, SearchFilters } from './filters';
import type { TextMatches } from './textIndex';

/*
 * One integer packs a listing's small traits: region (5 bits), bedrooms (3), bathrooms (3), listing type (2), property
 * type (4). Filtering by any of them takes one mask and one comparison.
 */
export const REGION = { shift: 0, mask: 0b11111 };
export const BEDROOMS = { shift: 5, mask: 0b111 << 5 };
export const BATHROOMS = { shift: 8, mask: 0b111 << 8 };
export const LISTING_TYPE = { shift: 11, mask: 0b11 << 11 };
export const PROPERTY_TYPE = { shift: 13, mask: 0b1111 << 13 };

/** An unknown price: below all ranges, so that no range contains it. */
const NO_PRICE = -1;

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
  /** The number of a town; undefined when no row has it. */
  townNumberOf(town: string): number | undefined;
  /** The conditions of the filters, or null if no filter is set. */
  conditionsOf(filters: SearchFilters): RowConditions | null;
  /**
   * The listings that meet the conditions and match the text search; null matches all. In list order, or in the order of the row
   * numbers in `order`.
   */
  select(conditions: RowConditions | null, matches: TextMatches | null, order?: Uint32Array): Listing[];
}

/** 4 means four or more, 0 anything that no filter matches. */
function roomTrait(rooms: number | null): number {
  if (rooms === null) return 0;
  if (rooms >= 4) return 4;
  return rooms === 1 || rooms === 2 || rooms === 3 ? rooms : 0;
}

/** Index from 1; 0 means unknown. */
function traitOf(known: readonly string[], value: string | null): number {
  return value === null ? 0 : known.indexOf(value) + 1;
}

/** Caches results by text: listings repeat the same few places and codes. */
function memoize(compute: (text: string) => number): (text: string) => number {
  const cache = new Map<string, number>();
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const result = compute(text);
    cache.set(text, result);
    return result;
  };
}

function townKey(town: string): string {
  return foldText(canonicalDistrict(town));
}

/** Stores the filterable values of all listings in typed arrays, one entry per row. */
export function createColumns(listings: readonly Listing[]): Columns {
  const size = listings.length;
  const traits = new Uint32Array(size);
  const amenities = new Uint32Array(size);
  const prices = new Float64Array(size);
  const towns = new Uint32Array(size);

  const townNumbers = new Map<string, number>();
  const regionTrait = memoize((region) => traitOf(REGIONS, readRegion(region)));
  const propertyTrait = memoize((type) => traitOf(PROPERTY_TYPES, readPropertyType(type)));
  const amenityBit = memoize((code) => {
    const position = AMENITIES.findIndex((amenity) => amenity.code === code);
    return position < 0 ? 0 : 1 << position;
  });
  const townNumber = memoize((town) => {
    const key = townKey(town);
    const number = townNumbers.get(key) ?? townNumbers.size;
    townNumbers.set(key, number);
    return number;
  });

  listings.forEach((listing, row) => {
    traits[row] =
      (regionTrait(listing.region) << REGION.shift) |
      (roomTrait(listing.bedrooms) << BEDROOMS.shift) |
      (roomTrait(listing.bathrooms) << BATHROOMS.shift) |
      (traitOf(LISTING_TYPES, listing.listingType) << LISTING_TYPE.shift) |
      (propertyTrait(listing.propertyType) << PROPERTY_TYPE.shift);
    let bits = 0;
    for (const code of listing.amenities) bits |= amenityBit(code);
    amenities[row] = bits;
    prices[row] = listing.price ?? NO_PRICE;
    towns[row] = townNumber(listing.town);
  });

  function townNumberOf(town: string): number | undefined {
    return townNumbers.get(townKey(town));
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
    const requireTrait = (
      { shift, mask }: { shift: number; mask: number },
      trait: RoomCount | number | null,
    ): void => {
      if (trait === null) return;
      conditions.traitMask |= mask;
      // An unknown value must match no row: no trait has all bits set.
      conditions.traits |= trait === 0 ? mask : trait << shift;
    };
    requireTrait(REGION, filters.region === '' ? null : regionTrait(filters.region));
    requireTrait(BEDROOMS, filters.bedrooms);
    requireTrait(BATHROOMS, filters.bathrooms);
    requireTrait(
      LISTING_TYPE,
      filters.listingType === '' ? null : traitOf(LISTING_TYPES, filters.listingType),
    );
    requireTrait(PROPERTY_TYPE, filters.propertyType === '' ? null : propertyTrait(filters.propertyType));
    for (const code of filters.amenities) conditions.amenities |= amenityBit(code);
    const range = priceRangeOf(filters.priceRange);
    if (range !== null) {
      conditions.minPrice = range.min;
      conditions.maxPrice = range.max;
    }
    // A town that no row has gets a number after the last one.
    if (filters.district !== '') conditions.town = townNumberOf(filters.district) ?? townNumbers.size;
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

  return { traits, amenities, prices, towns, townNumberOf, conditionsOf, select };
}
