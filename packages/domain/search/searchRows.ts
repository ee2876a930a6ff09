import { AMENITIES, amenityLabel, isAmenityCode } from '../amenities/amenities';
import type { Listing } from '../listing/Listing';
import { PRICE_RANGES, priceRangeOf } from '../money/priceRanges';
import type { PriceRange } from '../money/priceRanges';
import { fitsBudget } from '../moveIn/advance';
import { BUDGET_MONTHS } from '../moveIn/moveInBudget';
import { districtKey } from '../places/districtKey';
import { readRegion, REGIONS } from '../places/regions';
import { normalizeCode } from '../text/codes';
import { searchWords } from '../text/searchWords';
import { CHOICE_FILTERS, COUNT_FILTERS, byField } from './fieldFilters';
import type { FieldFilter } from './fieldFilters';
import type { FilterName, SearchFilters } from './filters';

interface RowFilter {
  /** The options that are counted even without results. */
  known: readonly string[];
  /** The options that find a listing. */
  optionsOf: (listing: Listing) => readonly string[];
  /** The options that a result must have, '' for those that are not set. */
  chosen: (filters: SearchFilters) => readonly string[];
}

/** Computes once for each text: listings repeat the same few places, codes and amenities. */
function once<Value>(compute: (text: string) => Value): (text: string) => Value {
  const computed = new Map<string, Value>();
  return (text) => {
    const value = computed.get(text) ?? compute(text);
    computed.set(text, value);
    return value;
  };
}

function ofField({ name, isChoice, options }: FieldFilter): RowFilter {
  const known = options.map(({ value }) => value);
  const optionOf = (value: string) =>
    isChoice ? normalizeCode(value) : Number(value) >= 4 ? '4' : `${Number(value)}`;
  const optionsOf = once((value) => known.filter((option) => option === optionOf(value)));
  return {
    known,
    optionsOf: (listing) => optionsOf(String(listing[name])),
    chosen: (filters) => [String(filters[name] ?? '')],
  };
}

const regionOptions = once((region) => [readRegion(region)].filter((known) => known !== null));
const districtOptions = once((district) => [districtKey(district)]);

const ROW_FILTERS: Readonly<Record<FilterName, RowFilter>> = {
  region: {
    known: REGIONS,
    optionsOf: ({ region }) => regionOptions(region),
    chosen: ({ region }) => [region],
  },
  district: {
    known: [],
    optionsOf: ({ district }) => districtOptions(district),
    chosen: ({ district }) => [district === '' ? '' : districtKey(district)],
  },
  priceRange: {
    known: PRICE_RANGES.map(({ code }) => code),
    optionsOf: ({ price }) => {
      const isInRange = ({ min, max }: PriceRange) => price !== null && price >= min && price <= max;
      return PRICE_RANGES.filter(isInRange).map(({ code }) => code);
    },
    chosen: ({ priceRange }) => [priceRangeOf(priceRange)?.code ?? ''],
  },
  moveIn: {
    known: BUDGET_MONTHS.map(String),
    // They depend on the visitor's cash: see `withCash`.
    optionsOf: () => [],
    chosen: ({ moveIn }) => [String(moveIn?.months ?? '')],
  },
  amenities: {
    known: AMENITIES.map(({ code }) => code),
    optionsOf: ({ amenities }) => amenities.filter(isAmenityCode),
    chosen: ({ amenities }) => amenities,
  },
  ...byField(CHOICE_FILTERS, ofField),
  ...byField(COUNT_FILTERS, ofField),
};
const FILTER_NAMES = Object.keys(ROW_FILTERS) as FilterName[];

/** A value for each filter. */
export const byFilter = <Value>(
  valueOf: (name: FilterName, filter: RowFilter) => Value,
): Record<FilterName, Value> =>
  // Object.fromEntries loses the keys' type.
  Object.fromEntries(FILTER_NAMES.map((name) => [name, valueOf(name, ROW_FILTERS[name])])) as Record<
    FilterName,
    Value
  >;

/** A listing, prepared for search. */
export interface SearchRow {
  listing: Listing;
  /** The folded words of title, address, district, region and amenities, each on its own line. */
  text: string;
  /** For each filter, the options that find the listing; a district is its `districtKey`. */
  options: Readonly<Record<FilterName, readonly string[]>>;
}

/** Between words: a search word has no line break, so it matches within one word only. */
const WORD_SEPARATOR = '\n';

/** Prepares listings for search. */
export function searchRowsOf(listings: readonly Listing[]): readonly SearchRow[] {
  const fold = once((text) => searchWords(text).join(WORD_SEPARATOR));
  return listings.map((listing) => {
    const { title, specificLocation, district, region, amenities } = listing;
    const texts = [title, specificLocation, district, region, ...amenities, ...amenities.map(amenityLabel)];
    return {
      listing,
      text: texts.map(fold).join(WORD_SEPARATOR),
      options: byFilter((_, { optionsOf }) => optionsOf(listing)),
    };
  });
}

/** A row with the advances, in months, that the cash pays for. */
export const withCash = (row: SearchRow, cash: number): SearchRow => ({
  ...row,
  options: {
    ...row.options,
    moveIn: BUDGET_MONTHS.filter((months) => fitsBudget(row.listing, { cash, months })).map(String),
  },
});

/** A filter that is set, with the options that a result must have. */
export type ChosenFilter = readonly [name: FilterName, options: readonly string[]];

export const chosenFilters = (filters: SearchFilters): readonly ChosenFilter[] =>
  FILTER_NAMES.map((name): ChosenFilter => [
    name,
    ROW_FILTERS[name].chosen(filters).filter((option) => option !== ''),
  ]).filter(([, options]) => options.length > 0);

export const passesFilter = ({ options }: SearchRow, [name, wanted]: ChosenFilter): boolean =>
  wanted.every((option) => options[name].includes(option));
