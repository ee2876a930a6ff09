import {
  changeFilters,
  CHOICE_FILTERS,
  COUNT_FILTERS,
  fieldFilterLabel,
  readFieldFilter,
  type FieldFilter,
} from '@efie/domain/search';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { Select, type SelectOption } from '../../primitives';
import { media } from '../../theme/tokens';
import type { SearchFiltersProps } from './SearchFilters';
import {
  fieldOptions,
  filterLabel,
  priceOptions,
  regionOptions,
  withCountLabels,
} from './SearchFilters.helpers';
import { QuickRow } from './SearchFilters.styles';
import { useFilterCounts } from './useFilterCounts';

/** From 1024 px, the filters that are one choice each, as selects in a row. `FilterDialog` has all filters. */
export function QuickFilters({ value, onChange, catalog = null }: SearchFiltersProps) {
  const counts = useFilterCounts(value, catalog);
  const isWide = useMediaQuery(media.lg);
  if (!isWide) return null;

  const select = (
    name: FieldFilter['name'] | 'region' | 'priceRange',
    label: string,
    options: readonly SelectOption[],
    read: (text: string) => unknown = String,
  ) => (
    <Select
      key={name}
      label={label}
      isLabelHidden
      // Without a choice it shows its name.
      options={withCountLabels([{ value: '', label }, ...options.slice(1)], counts?.[name])}
      value={String(value[name] ?? '')}
      onChange={({ target }) => onChange(changeFilters(value, { [name]: read(target.value) }))}
    />
  );
  const fieldSelect = (filter: FieldFilter) =>
    select(
      filter.name,
      filterLabel(filter),
      fieldOptions(filter).map((option) => ({ ...option, label: fieldFilterLabel(filter, option) })),
      (text) => readFieldFilter(filter, text),
    );
  return (
    <QuickRow>
      {select('region', 'Region', regionOptions)}
      {CHOICE_FILTERS.map(fieldSelect)}
      {select('priceRange', 'Price Range', priceOptions)}
      {COUNT_FILTERS.map(fieldSelect)}
    </QuickRow>
  );
}
