import type { AmenityCode } from '../amenities/amenities';
import type { ListingType, PropertyType } from '../listing/Listing';
import type { Region } from '../places/regions';
import type { SortOrder } from './sort';

/** Rooms of a filter: 1, 2 and 3 match exactly, 4 means four or more (checklist 172, 173). */
export type RoomCount = 1 | 2 | 3 | 4;

/** The choices of the bedroom and bathroom filters, in order. */
export const ROOM_COUNTS: readonly { value: RoomCount; label: string }[] = [
  { value: 1, label: '1' },
  { value: 2, label: '2' },
  { value: 3, label: '3' },
  { value: 4, label: '4+' },
];

/** Everything that narrows the list of listings. '' and null mean 'any'. */
export interface SearchFilters {
  text: string;
  region: Region | '';
  /** A district or a town met in the data; compared with the listing's town (ruling 53). */
  district: string;
  listingType: ListingType | '';
  propertyType: PropertyType | '';
  /** A code of PRICE_RANGES. */
  priceRange: string;
  bedrooms: RoomCount | null;
  bathrooms: RoomCount | null;
  /** All of them must be there (ruling 55). */
  amenities: readonly AmenityCode[];
  /** No filter, but it shares the address: clearing all filters leaves it as it is. */
  sort: SortOrder;
  /** Counts from 1; no filter either. */
  page: number;
}

export const NO_FILTERS: SearchFilters = {
  text: '',
  region: '',
  district: '',
  listingType: '',
  propertyType: '',
  priceRange: '',
  bedrooms: null,
  bathrooms: null,
  amenities: [],
  sort: '',
  page: 1,
};

/**
 * Filters after a choice: a new region resets the district (checklist 167), and anything but a page number leads
 * back to the first page.
 */
export function changeFilters(filters: SearchFilters, change: Partial<SearchFilters>): SearchFilters {
  const isNewRegion = change.region !== undefined && change.region !== filters.region;
  return { ...filters, page: 1, ...(isNewRegion ? { district: '' } : {}), ...change };
}

/** How many filters are set, for the bubble of the filter button: neither the search text nor order nor page is one. */
export function countActive({
  text: _text,
  sort: _sort,
  page: _page,
  amenities,
  ...choices
}: SearchFilters): number {
  const chosen = Object.values(choices).filter((choice) => choice !== '' && choice !== null);
  return chosen.length + amenities.length;
}

/** Whether nothing narrows the list: neither text nor any filter is set. */
export function isUnfiltered(filters: SearchFilters): boolean {
  return filters.text.trim() === '' && countActive(filters) === 0;
}
