import { amenityLabel } from '../amenities/amenities';
import { listingTypeLabel, propertyTypeLabel } from '../listing/labels';
import { priceRangeOf } from '../money/priceRanges';
import { changeFilters } from './filters';
import type { RoomCount, SearchFilters } from './filters';

export interface ActiveFilter {
  /** Unique among the chips: 'region', 'amenities:running_water'. */
  key: string;
  /** 'Ashanti', '2 bedrooms', 'GH₵ 1,000 to 2,000', the search text in quotes. */
  label: string;
  without: SearchFilters;
}

function roomsLabel(count: RoomCount | null, room: string): string {
  if (count === null) return '';
  return `${count === 4 ? '4+' : count} ${room}${count === 1 ? '' : 's'}`;
}

/** The chips of all set filters: the search text first, then the order of the filter panel. */
export function activeFilters(filters: SearchFilters): ActiveFilter[] {
  const text = filters.text.trim();
  const chips: [key: string, label: string, change: Partial<SearchFilters>][] = [
    ['text', text === '' ? '' : `“${text}”`, { text: '' }],
    ['region', filters.region, { region: '' }],
    ['district', filters.district, { district: '' }],
    ['listingType', filters.listingType && listingTypeLabel(filters.listingType), { listingType: '' }],
    ['propertyType', filters.propertyType && propertyTypeLabel(filters.propertyType), { propertyType: '' }],
    ['priceRange', priceRangeOf(filters.priceRange)?.label ?? '', { priceRange: '' }],
    ['bedrooms', roomsLabel(filters.bedrooms, 'bedroom'), { bedrooms: null }],
    ['bathrooms', roomsLabel(filters.bathrooms, 'bathroom'), { bathrooms: null }],
    ...filters.amenities.map((code): [string, string, Partial<SearchFilters>] => [
      `amenities:${code}`,
      amenityLabel(code),
      { amenities: filters.amenities.filter((other) => other !== code) },
    ]),
  ];
  return chips
    .filter(([, label]) => label !== '')
    .map(([key, label, change]) => ({ key, label, without: changeFilters(filters, change) }));
}
