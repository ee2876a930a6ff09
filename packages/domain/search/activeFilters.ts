import { amenityLabel } from '../amenities/amenities';
import { pluralOf } from '../listing/listingFacts';
import { listingField } from '../listing/listingFields';
import type { ChoiceOption } from '../listing/listingFields';
import { priceRangeOf } from '../money/priceRanges';
import { budgetText } from '../moveIn/advance';
import { CHOICE_FILTERS, COUNT_FILTERS, byField } from './fieldFilters';
import type { FieldFilter } from './fieldFilters';
import { changeFilters } from './filters';
import type { FilterName, SearchFilters } from './filters';

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

/** A label, what removes the filter, and a key where a filter has several chips. */
type Chip = [label: string, change: Partial<SearchFilters>, key?: string];

/** The chips of all set filters: the search text first, then the order of the filter panel. */
export function activeFilters(filters: SearchFilters): ActiveFilter[] {
  const text = filters.text.trim();
  const { moveIn } = filters;
  const ofField = (filter: FieldFilter): Chip[] => {
    const { name, isChoice, options } = filter;
    const chosen = options.find(({ value }) => value === String(filters[name] ?? ''));
    return [[chosen ? fieldFilterLabel(filter, chosen) : '', { [name]: isChoice ? '' : null }]];
  };
  const chips: Record<FilterName | 'text', Chip[]> = {
    text: [[text === '' ? '' : `“${text}”`, { text: '' }]],
    region: [[filters.region, { region: '' }]],
    district: [[filters.district, { district: '' }]],
    ...byField(CHOICE_FILTERS, ofField),
    priceRange: [[priceRangeOf(filters.priceRange)?.label ?? '', { priceRange: '' }]],
    moveIn: [[moveIn ? budgetText(moveIn) : '', { moveIn: null }]],
    ...byField(COUNT_FILTERS, ofField),
    amenities: filters.amenities.map((code) => [
      amenityLabel(code),
      { amenities: filters.amenities.filter((other) => other !== code) },
      `amenities:${code}`,
    ]),
  };
  return Object.entries(chips).flatMap(([name, chipsOfFilter]) =>
    chipsOfFilter
      .filter(([label]) => label !== '')
      .map(([label, change, key = name]) => ({ key, label, without: changeFilters(filters, change) })),
  );
}

/** 'Ashanti, For Rent, 3 bedrooms': the labels of the filters' chips. */
export const filtersText = (filters: SearchFilters): string =>
  activeFilters(filters)
    .map(({ label }) => label)
    .join(', ');
