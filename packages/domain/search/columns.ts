import { AMENITIES } from '../amenities/amenities';
import { readPropertyType } from '../listing/labels';
import { LISTING_TYPES, PROPERTY_TYPES } from '../listing/Listing';
import type { Listing } from '../listing/Listing';
import { priceRangeOf } from '../money/priceRanges';
import { REGIONS, canonicalDistrict, readRegion } from '../places/regions';
import { foldText } from '../text/foldText';
import type { RoomCount, SearchFilters } from './filters';
import type { RowMarks } from './textIndex';

/*
 * One number holds the small traits of a listing: region (5 bits), bedrooms (3), bathrooms (3), listing type (2) and
 * property type (4). A filter on any of them is one mask and one comparison.
 */
export const REGION = { shift: 0, mask: 0b11111 };
export const BEDROOMS = { shift: 5, mask: 0b111 << 5 };
export const BATHROOMS = { shift: 8, mask: 0b111 << 8 };
export const LISTING_TYPE = { shift: 11, mask: 0b11 << 11 };
export const PROPERTY_TYPE = { shift: 13, mask: 0b1111 << 13 };

/** Stands for an unknown price: lower than any range, so that no range holds it (ruling 4). */
const NO_PRICE = -1;

/** What a row must meet. */
export interface RowTest {
  traitMask: number;
  traits: number;
  amenities: number;
  /** Ghana cedis, inclusive. */
  min: number;
  max: number;
  /** Number of the town, or ANY_TOWN. */
  town: number;
}

export const ANY_TOWN = -1;

export interface Columns {
  /** The small traits of each row, packed. */
  readonly traits: Uint32Array;
  /** A bit for each of the seventeen amenities, in their order. */
  readonly amenities: Uint32Array;
  /** Ghana cedis, negative where unknown. */
  readonly prices: Float64Array;
  /** The number of each row's town. */
  readonly towns: Uint32Array;
  /** The number of a town by its name, or undefined where no row has it. */
  townNumberOf(town: string): number | undefined;
  /** What the filters ask of a row, null when they ask nothing. */
  testOf(filters: SearchFilters): RowTest | null;
  /**
   * The listings that meet a test and carry all marks of a text search; null asks nothing. They come in the order of the
   * list, or in that of `order`, which names every row once.
   */
  select(test: RowTest | null, hits: RowMarks | null, order?: Uint32Array): Listing[];
}

/** 1, 2 and 3 are themselves, 4 is four or more, 0 everything else (checklist 172, 173). */
function roomTrait(rooms: number | null): number {
  if (rooms === null) return 0;
  if (rooms >= 4) return 4;
  return rooms === 1 || rooms === 2 || rooms === 3 ? rooms : 0;
}

/** Position counted from 1, so that 0 is left for 'unknown'. */
function traitOf(known: readonly string[], value: string | null): number {
  return value === null ? 0 : known.indexOf(value) + 1;
}

/** Remembers what a function said of a text: lists repeat the same few places and codes. */
function remembered(compute: (text: string) => number): (text: string) => number {
  const answers = new Map<string, number>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = compute(text);
    answers.set(text, answer);
    return answer;
  };
}

function townKey(town: string): string {
  return foldText(canonicalDistrict(town));
}

/** Puts everything the filters look at into typed columns. */
export function createColumns(listings: readonly Listing[]): Columns {
  const size = listings.length;
  const traits = new Uint32Array(size);
  const amenities = new Uint32Array(size);
  const prices = new Float64Array(size);
  const towns = new Uint32Array(size);

  const townNumbers = new Map<string, number>();
  const regionTrait = remembered((region) => traitOf(REGIONS, readRegion(region)));
  const propertyTrait = remembered((type) => traitOf(PROPERTY_TYPES, readPropertyType(type)));
  const amenityBit = remembered((code) => {
    const position = AMENITIES.findIndex((amenity) => amenity.code === code);
    return position < 0 ? 0 : 1 << position;
  });
  const townNumber = remembered((town) => {
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

  function testOf(filters: SearchFilters): RowTest | null {
    const test: RowTest = {
      traitMask: 0,
      traits: 0,
      amenities: 0,
      min: -Infinity,
      max: Infinity,
      town: ANY_TOWN,
    };
    const ask = (
      { shift, mask }: { shift: number; mask: number },
      trait: RoomCount | number | null,
    ): void => {
      if (trait === null) return;
      test.traitMask |= mask;
      // A value that none of ours equals must match nothing: all bits set is never a trait.
      test.traits |= trait === 0 ? mask : trait << shift;
    };
    ask(REGION, filters.region === '' ? null : regionTrait(filters.region));
    ask(BEDROOMS, filters.bedrooms);
    ask(BATHROOMS, filters.bathrooms);
    ask(LISTING_TYPE, filters.listingType === '' ? null : traitOf(LISTING_TYPES, filters.listingType));
    ask(PROPERTY_TYPE, filters.propertyType === '' ? null : propertyTrait(filters.propertyType));
    for (const code of filters.amenities) test.amenities |= amenityBit(code);
    const range = priceRangeOf(filters.priceRange);
    if (range !== null) {
      test.min = range.min;
      test.max = range.max;
    }
    // A town nobody has gets a number past the last one.
    if (filters.district !== '') test.town = townNumberOf(filters.district) ?? townNumbers.size;
    const asksNothing =
      test.traitMask === 0 && test.amenities === 0 && range === null && test.town === ANY_TOWN;
    return asksNothing ? null : test;
  }

  function isMet(test: RowTest, row: number): boolean {
    const price = prices[row] ?? NO_PRICE;
    return (
      ((traits[row] ?? 0) & test.traitMask) === test.traits &&
      ((amenities[row] ?? 0) & test.amenities) === test.amenities &&
      price >= test.min &&
      price <= test.max &&
      (test.town === ANY_TOWN || towns[row] === test.town)
    );
  }

  function select(test: RowTest | null, hits: RowMarks | null, order?: Uint32Array): Listing[] {
    const found: Listing[] = [];
    for (let place = 0; place < size; place++) {
      const row = order?.[place] ?? place;
      if (hits !== null && hits.marks[row] !== hits.complete) continue;
      if (test !== null && !isMet(test, row)) continue;
      const listing = listings[row];
      if (listing !== undefined) found.push(listing);
    }
    return found;
  }

  return { traits, amenities, prices, towns, townNumberOf, testOf, select };
}
