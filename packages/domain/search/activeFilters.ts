import { amenityLabel } from '../amenities/amenities';
import { pluralOf } from '../listing/listingFacts';
import { listingField } from '../listing/listingFields';
import { priceRangeOf } from '../money/priceRanges';
import { CHOICE_FILTERS, COUNT_FILTERS } from './fieldFilters';
import type { FieldFilter } from './fieldFilters';
import { changeFilters } from './filters';
import type { SearchFilters } from './filters';

export interface ActiveFilter {
  /** Unique among the chips: 'region', 'amenities:running_water'. */
  key: string;
  /** 'Ashanti', '2 bedrooms', 'GH₵ 1,000 to 2,000', the search text in quotes. */
  label: string;
  without: SearchFilters;
}

/** 'House', '1 bedroom', '4+ bathrooms'; '' when the filter is not set. */
function fieldFilterLabel({ name, options }: FieldFilter, filters: SearchFilters): string {
  const value = String(filters[name] ?? '');
  const label = options.find((option) => option.value === value)?.label ?? '';
  const field = listingField(name);
  if (field.kind !== 'count' || !field.fact || label === '') return label;
  return `${label} ${value === '1' ? field.fact.one : pluralOf(field.fact)}`;
}

/** The chips of all set filters: the search text first, then the order of the filter panel. */
export function activeFilters(filters: SearchFilters): ActiveFilter[] {
  const text = filters.text.trim();
  const chipsOf = (fieldFilters: readonly FieldFilter[]) =>
    fieldFilters.map((filter): [string, string, Partial<SearchFilters>] => [
      filter.name,
      fieldFilterLabel(filter, filters),
      { [filter.name]: filter.isChoice ? '' : null },
    ]);
  const chips: [key: string, label: string, change: Partial<SearchFilters>][] = [
    ['text', text === '' ? '' : `“${text}”`, { text: '' }],
    ['region', filters.region, { region: '' }],
    ['district', filters.district, { district: '' }],
    ...chipsOf(CHOICE_FILTERS),
    ['priceRange', priceRangeOf(filters.priceRange)?.label ?? '', { priceRange: '' }],
    ...chipsOf(COUNT_FILTERS),
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
