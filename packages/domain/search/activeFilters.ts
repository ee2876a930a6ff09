import { amenityLabel } from '../amenities/amenities';
import { pluralOf } from '../listing/listingFacts';
import { listingField } from '../listing/listingFields';
import type { ChoiceOption } from '../listing/listingFields';
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

/** An option's label with what it counts: 'House', '1 bedroom', '4+ bathrooms', 'Any bedrooms'. */
export function fieldFilterLabel({ name }: FieldFilter, { value, label }: ChoiceOption): string {
  const field = listingField(name);
  if (field.kind !== 'count' || !field.fact) return label;
  return `${label} ${value === '1' ? field.fact.one : pluralOf(field.fact)}`;
}

/** The chips of all set filters: the search text first, then the order of the filter panel. */
export function activeFilters(filters: SearchFilters): ActiveFilter[] {
  const text = filters.text.trim();
  const chipsOf = (fieldFilters: readonly FieldFilter[]) =>
    fieldFilters.map((filter): [string, string, Partial<SearchFilters>] => {
      const { name, isChoice, options } = filter;
      const chosen = options.find(({ value }) => value === String(filters[name] ?? ''));
      return [name, chosen ? fieldFilterLabel(filter, chosen) : '', { [name]: isChoice ? '' : null }];
    });
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

/** 'Ashanti, For Rent, 3 bedrooms': the labels of the filters' chips. */
export const filtersText = (filters: SearchFilters): string =>
  activeFilters(filters)
    .map(({ label }) => label)
    .join(', ');
