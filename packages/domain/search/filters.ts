import type { AmenityCode } from '../amenities/amenities';
import type { MoveInBudget } from '../moveIn/moveInBudget';
import type { Region } from '../places/regions';
import { readFieldFilters } from './fieldFilters';
import type { FieldFilterValues } from './fieldFilters';
import type { SortOrder } from './sort';

/** The state of the listings search. In a filter '', null and an empty list mean 'any'. */
export interface SearchFilters extends FieldFilterValues {
  text: string;
  region: Region | '';
  /** An official district or another one of a listing; compared with the listing's district. */
  district: string;
  /** A code of PRICE_RANGES. */
  priceRange: string;
  /** Rent in advance that the visitor can pay. Only homes for rent have it: choosing homes for sale clears it. */
  moveIn: MoveInBudget | null;
  /** A listing must have all of them. */
  amenities: readonly AmenityCode[];
  /** Not a filter: clearing all filters does not change it. */
  sort: SortOrder;
  /** From 1. Not a filter. */
  page: number;
}

/** What narrows the results, apart from the search text; each table of the filters has an entry for every one. */
export type FilterName = Exclude<keyof SearchFilters, 'text' | 'sort' | 'page'>;

export const NO_FILTERS: SearchFilters = {
  ...readFieldFilters(() => ''),
  text: '',
  region: '',
  district: '',
  priceRange: '',
  moveIn: null,
  amenities: [],
  sort: '',
  page: 1,
};

/** Number of set filters, without search text, sort order and page. */
export function countActiveFilters({
  text: _text,
  sort: _sort,
  page: _page,
  amenities,
  ...choices
}: SearchFilters): number {
  const chosen = Object.values(choices).filter((choice) => choice !== '' && choice !== null);
  return chosen.length + amenities.length;
}

/** The search without filters, in the same order. */
export const clearFilters = ({ sort }: SearchFilters): SearchFilters => ({ ...NO_FILTERS, sort });

export function isUnfiltered(filters: SearchFilters): boolean {
  return filters.text.trim() === '' && countActiveFilters(filters) === 0;
}

/**
 * Applies a change. A new region resets the district, homes for sale reset the advance; every change except of the page resets
 * to the first page.
 */
export function changeFilters(filters: SearchFilters, change: Partial<SearchFilters>): SearchFilters {
  const isNewRegion = change.region !== undefined && change.region !== filters.region;
  return {
    ...filters,
    page: 1,
    ...(isNewRegion ? { district: '' } : {}),
    ...(change.listingType === 'sale' ? { moveIn: null } : {}),
    ...change,
  };
}
