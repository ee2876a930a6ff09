import type { RoomCount } from './fieldFilters';
import { NO_FILTERS } from './filters';
import type { SearchFilters } from './filters';

const ROOM_COUNTS: readonly RoomCount[] = [1, 2, 3, 4];

/**
 * What to offer instead of a search without results, the nearest first: other numbers of bedrooms, the wider place, both, the
 * other listing type, all listings.
 */
export function nearestChoices(filters: SearchFilters): SearchFilters[] {
  const { bedrooms, text, district, listingType } = filters;
  const otherBedrooms =
    bedrooms === null
      ? []
      : ROOM_COUNTS.filter((count) => count !== bedrooms).sort(
          (a, b) => Math.abs(a - bedrooms) - Math.abs(b - bedrooms) || a - b,
        );
  const wider: Partial<SearchFilters>[] = [
    ...(text === '' ? [] : [{ text: '' }]),
    ...(district === '' ? [] : [{ text: '', district: '' }]),
    ...(filters.region === '' ? [] : [{ text: '', district: '', region: '' as const }]),
  ];
  const changes: Partial<SearchFilters>[] = [
    ...otherBedrooms.map((count) => ({ bedrooms: count })),
    ...wider,
    ...(bedrooms === null ? [] : wider.map((change) => ({ ...change, bedrooms: null }))),
    ...(listingType === ''
      ? []
      : [{ listingType: listingType === 'rent' ? ('sale' as const) : ('rent' as const) }]),
  ];
  return [...changes.map((change) => ({ ...filters, ...change, page: 1 })), NO_FILTERS];
}
