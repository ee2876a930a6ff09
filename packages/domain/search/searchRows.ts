import { amenityLabel, isAmenityCode } from '../amenities/amenities';
import type { Listing } from '../listing/Listing';
import type { FilterFieldName } from '../listing/listingFields';
import { PRICE_RANGES, priceRangeOf } from '../money/priceRanges';
import type { PriceRange } from '../money/priceRanges';
import { readRegion } from '../places/regions';
import { districtKey } from '../places/districtKey';
import { normalizeCode } from '../text/codes';
import { searchWords } from '../text/searchWords';
import { CHOICE_FILTERS, COUNT_FILTERS } from './fieldFilters';
import type { SearchFilters } from './filters';

export type FilterName = 'region' | 'district' | 'priceRange' | 'amenities' | FilterFieldName;

const FIELD_FILTERS = [...CHOICE_FILTERS, ...COUNT_FILTERS];

export const FILTER_NAMES: readonly FilterName[] = [
  'region',
  'district',
  'priceRange',
  'amenities',
  ...FIELD_FILTERS.map(({ name }) => name),
];

type OptionsByFilter = Readonly<Record<FilterName, readonly string[]>>;

/** A listing, prepared for search. */
export interface SearchRow {
  listing: Listing;
  /** The folded words of title, address, district, region and amenities, each on its own line. */
  text: string;
  /** For each filter, the options that find the listing; a district is its `districtKey`. */
  options: OptionsByFilter;
}

/** Between words: a search word has no line break, so it matches within one word only. */
const WORD_SEPARATOR = '\n';

/** Computes once for each text: listings repeat the same few places, codes and amenities. */
function once<Value>(compute: (text: string) => Value): (text: string) => Value {
  const computed = new Map<string, Value>();
  return (text) => {
    const value = computed.get(text) ?? compute(text);
    computed.set(text, value);
    return value;
  };
}

const roomOption = (rooms: number): string => (rooms >= 4 ? '4' : `${rooms}`);

/** Prepares listings for search. */
export function searchRowsOf(listings: readonly Listing[]): readonly SearchRow[] {
  const fold = once((text) => searchWords(text).join(WORD_SEPARATOR));
  const regionOptions = once((region) => [readRegion(region)].filter((known) => known !== null));
  const districtOptions = once((district) => [districtKey(district)]);
  const fieldOptions = FIELD_FILTERS.map(({ name, isChoice, options }) => {
    const optionOf = isChoice ? normalizeCode : (rooms: string) => roomOption(Number(rooms));
    const isKnown = (option: string) => options.some(({ value }) => value === option);
    return { name, optionsOf: once((value) => [optionOf(value)].filter(isKnown)) };
  });
  return listings.map((listing) => {
    const { title, specificLocation, district, region, price, amenities } = listing;
    const texts = [title, specificLocation, district, region, ...amenities, ...amenities.map(amenityLabel)];
    const isInRange = ({ min, max }: PriceRange) => price !== null && price >= min && price <= max;
    const options: Partial<Record<FilterName, readonly string[]>> = {
      region: regionOptions(region),
      district: districtOptions(district),
      priceRange: PRICE_RANGES.filter(isInRange).map(({ code }) => code),
      amenities: amenities.filter(isAmenityCode),
    };
    for (const { name, optionsOf } of fieldOptions) options[name] = optionsOf(String(listing[name]));
    // Every filter has its options now.
    return { listing, text: texts.map(fold).join(WORD_SEPARATOR), options: options as OptionsByFilter };
  });
}

/** The filters that are set, each with the options that a result must have. */
export function chosenOptions(filters: SearchFilters): [FilterName, readonly string[]][] {
  const { region, district, amenities } = filters;
  const priceRange = priceRangeOf(filters.priceRange)?.code;
  const chosen: [FilterName, readonly string[]][] = [
    ['region', region === '' ? [] : [region]],
    ['district', district === '' ? [] : [districtKey(district)]],
    ['priceRange', priceRange === undefined ? [] : [priceRange]],
    ['amenities', amenities],
    ...FIELD_FILTERS.map(({ name }): [FilterName, readonly string[]] => {
      const value = filters[name];
      return [name, value === '' || value === null ? [] : [String(value)]];
    }),
  ];
  return chosen.filter(([, options]) => options.length > 0);
}

/** Whether a row has every one of the options of a filter. */
export const hasOptions = (
  { options }: SearchRow,
  [name, wanted]: [FilterName, readonly string[]],
): boolean => wanted.every((option) => options[name].includes(option));
