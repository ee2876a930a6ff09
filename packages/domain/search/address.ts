import { AMENITIES, isAmenityCode } from '../amenities/amenities';
import { isPropertyType, readListingType, readPropertyType } from '../listing/labels';
import { priceRangeOf } from '../money/priceRanges';
import { canonicalDistrict, readRegion } from '../places/regions';
import { NO_FILTERS } from './filters';
import type { RoomCount, SearchFilters } from './filters';
import { readSort } from './sort';

/** Longer texts than anyone types; addresses end somewhere. */
const LONGEST_TEXT = 5000;
const LONGEST_PLACE = 80;

/** The seventeen codes stand in one parameter; a dot needs no escape there. */
const BETWEEN_AMENITIES = '.';

/** Reads filters from an address. Unknown and broken values are ignored, known ones kept (fault 56). Never throws. */
export function readSearch(params: URLSearchParams): SearchFilters {
  const value = (name: string): string => (params.get(name) ?? '').trim();
  const region = readRegion(value('region')) ?? '';
  const district = canonicalDistrict(value('district'));
  const propertyType = readPropertyType(value('property'));
  const priceRange = value('price');
  const amenities = new Set(
    value('features')
      .split(/[.,\s]+/)
      .filter(isAmenityCode),
  );
  return {
    text: value('q').slice(0, LONGEST_TEXT),
    region,
    district: region !== '' && district.length <= LONGEST_PLACE ? district : '',
    listingType: readListingType(value('type')) ?? '',
    propertyType: isPropertyType(propertyType) ? propertyType : '',
    priceRange: priceRangeOf(priceRange) === null ? '' : priceRange,
    bedrooms: readRooms(value('beds')),
    bathrooms: readRooms(value('baths')),
    amenities: AMENITIES.map(({ code }) => code).filter((code) => amenities.has(code)),
    sort: readSort(value('sort')),
    page: /^[1-9]\d{0,5}$/.test(value('page')) ? Number(value('page')) : NO_FILTERS.page,
  };
}

function readRooms(text: string): RoomCount | null {
  return /^[1-4]$/.test(text) ? (Number(text) as RoomCount) : null;
}

/** Writes filters as an address in one fixed order, leaving out whatever is not set: equal filters, equal addresses. */
export function writeSearch(filters: SearchFilters): URLSearchParams {
  const amenities = AMENITIES.map(({ code }) => code).filter((code) => filters.amenities.includes(code));
  const entries: [name: string, value: string][] = [
    ['q', filters.text.trim()],
    ['region', filters.region],
    ['district', filters.district],
    ['type', filters.listingType],
    ['property', filters.propertyType],
    ['price', filters.priceRange],
    ['beds', String(filters.bedrooms ?? '')],
    ['baths', String(filters.bathrooms ?? '')],
    ['features', amenities.join(BETWEEN_AMENITIES)],
    ['sort', filters.sort],
    ['page', filters.page > 1 ? String(filters.page) : ''],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}
