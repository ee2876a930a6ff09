import { LISTING_FIELD_NAMES, listingField } from '../listing/listingFields';
import type { ChoiceName, ChoiceOption, CodeOf, FilterFieldName } from '../listing/listingFields';
import { normalizeCode } from '../text/codes';

/** 1, 2 and 3 match exactly, 4 means four or more. */
export type RoomCount = 1 | 2 | 3 | 4;

const COUNT_OPTIONS: readonly ChoiceOption[] = ['1', '2', '3', '4+'].map((label) => ({
  value: label.charAt(0),
  label,
}));

/** The filters of LISTING_FIELDS. '' and null mean 'any'. */
export type FieldFilterValues = {
  [Name in FilterFieldName]: Name extends ChoiceName ? CodeOf<Name> | '' : RoomCount | null;
};

export interface FieldFilter<Name extends FilterFieldName = FilterFieldName> {
  name: Name;
  /** In the URL. */
  param: string;
  isChoice: boolean;
  /** Without the option for all listings, whose label is `any`. */
  options: readonly ChoiceOption[];
  any?: string;
}

/** A filter for each field with few values, in the order of LISTING_FIELDS. */
const FIELD_FILTERS: readonly FieldFilter[] = LISTING_FIELD_NAMES.flatMap((name) => {
  const field = listingField(name);
  if (!('filter' in field) || !field.filter) return [];
  const isChoice = field.kind === 'choice';
  // A field with a filter is a FilterFieldName.
  return {
    name: name as FilterFieldName,
    isChoice,
    options: isChoice ? field.options : COUNT_OPTIONS,
    ...field.filter,
  };
});

type ChoiceFilter = FieldFilter<FilterFieldName & ChoiceName>;
type CountFilter = FieldFilter<Exclude<FilterFieldName, ChoiceName>>;

/** In the filter panel before the price: listing type, property type. */
export const CHOICE_FILTERS = FIELD_FILTERS.filter((filter): filter is ChoiceFilter => filter.isChoice);
/** In the filter panel after the price: bedrooms, bathrooms. */
export const COUNT_FILTERS = FIELD_FILTERS.filter((filter): filter is CountFilter => !filter.isChoice);

/** A table entry for each of these filters, by name. */
export const byField = <Name extends FilterFieldName, Entry>(
  filters: readonly FieldFilter<Name>[],
  entryOf: (filter: FieldFilter<Name>) => Entry,
): Record<Name, Entry> =>
  // Object.fromEntries loses the keys' type.
  Object.fromEntries(filters.map((filter) => [filter.name, entryOf(filter)])) as Record<Name, Entry>;

/** A filter's value from the text of an option or a URL; '' or null when it is not an option. */
export function readFieldFilter({ isChoice, options }: FieldFilter, text: string): string | RoomCount | null {
  const wanted = isChoice ? normalizeCode(text) : text;
  const known = options.find(({ value }) => value === wanted)?.value ?? '';
  return isChoice ? known : ((Number(known) || null) as RoomCount | null);
}

/** The values of all filters, from the text that `textOf` returns for their parameters. */
export const readFieldFilters = (textOf: (param: string) => string): FieldFilterValues =>
  // Object.fromEntries loses the keys' type.
  Object.fromEntries(
    FIELD_FILTERS.map((filter) => [filter.name, readFieldFilter(filter, textOf(filter.param))]),
  ) as FieldFilterValues;
