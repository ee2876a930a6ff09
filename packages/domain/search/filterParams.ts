import { AMENITIES, isAmenityCode } from '../amenities/amenities';
import { priceRangeOf } from '../money/priceRanges';
import { readBudget } from '../moveIn/moveInBudget';
import { canonicalDistrict, readRegion } from '../places/regions';
import { cleanUrlValue } from '../text/cleanUrlValue';
import { CHOICE_FILTERS, COUNT_FILTERS, byField, readFieldFilters } from './fieldFilters';
import type { FieldFilter } from './fieldFilters';
import { NO_FILTERS } from './filters';
import type { SearchFilters } from './filters';
import { readSort } from './sort';

const MAX_TEXT_LENGTH = 5000;
const MAX_DISTRICT_LENGTH = 80;

/** All amenities share one parameter; a dot needs no escaping in a query string. */
const AMENITY_SEPARATOR = '.';

/** Reads filters from a query string. Ignores unknown and invalid values. */
export function readFilterParams(params: URLSearchParams): SearchFilters {
  const text = (name: string): string => (params.get(name) ?? '').trim();
  const value = (name: string): string => cleanUrlValue(text(name));
  const region = readRegion(value('region')) ?? '';
  const district = canonicalDistrict(text('district'));
  const priceRange = value('price');
  const amenities = new Set(
    value('features')
      .split(/[.,\s]+/)
      .filter(isAmenityCode),
  );
  const fields = readFieldFilters(value);
  return {
    ...fields,
    text: text('q').slice(0, MAX_TEXT_LENGTH),
    region,
    district: region !== '' && district.length <= MAX_DISTRICT_LENGTH ? district : '',
    priceRange: priceRangeOf(priceRange) === null ? '' : priceRange,
    moveIn: fields.listingType === 'sale' ? null : readBudget(value('cash'), value('months')),
    amenities: AMENITIES.map(({ code }) => code).filter((code) => amenities.has(code)),
    sort: readSort(value('sort')),
    page: /^[1-9]\d{0,5}$/.test(value('page')) ? Number(value('page')) : NO_FILTERS.page,
  };
}

type Param = [name: string, value: string];

/** Writes the set filters as query parameters in a fixed order, so that equal filters give equal URLs. */
export function writeFilterParams(filters: SearchFilters): URLSearchParams {
  const amenities = AMENITIES.map(({ code }) => code).filter((code) => filters.amenities.includes(code));
  const ofField = ({ name, param }: FieldFilter): Param => [param, String(filters[name] ?? '')];
  const { moveIn } = filters;
  const params: Record<keyof SearchFilters | 'months', Param> = {
    text: ['q', filters.text.trim()],
    region: ['region', filters.region],
    district: ['district', filters.district],
    ...byField(CHOICE_FILTERS, ofField),
    priceRange: ['price', filters.priceRange],
    moveIn: ['cash', String(moveIn?.cash ?? '')],
    months: ['months', String(moveIn?.months ?? '')],
    ...byField(COUNT_FILTERS, ofField),
    amenities: ['features', amenities.join(AMENITY_SEPARATOR)],
    sort: ['sort', filters.sort],
    page: ['page', filters.page > 1 ? String(filters.page) : ''],
  };
  return new URLSearchParams(Object.values(params).filter(([, value]) => value !== ''));
}

/** The query string of a search: its filters and its order, without the page. */
export const searchQueryOf = (filters: SearchFilters): string =>
  writeFilterParams({ ...filters, page: 1 }).toString();
