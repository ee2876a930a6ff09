import {
  changeFilters,
  CHOICE_FILTERS,
  COUNT_FILTERS,
  fieldFilterLabel,
  readFieldFilter,
  type FieldFilter,
} from '@efie/domain/search';
import { formatPrice } from '@efie/domain/money';
import { monthsText } from '@efie/domain/moveIn';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { ChevronDown } from 'lucide-react';
import { Icon, Select, VisuallyHidden, type SelectOption } from '../../primitives';
import { media } from '../../theme/tokens';
import type { SearchFiltersProps } from './SearchFilters';
import {
  fieldOptions,
  filterLabel,
  priceOptions,
  regionOptions,
  withCountLabels,
} from './SearchFilters.helpers';
import { CashButton, QuickRow } from './SearchFilters.styles';
import { useFilterCounts } from './useFilterCounts';

export interface QuickFiltersProps extends Omit<SearchFiltersProps, 'cashRef'> {
  /** Called to open `FilterDialog` at the cash to move in. */
  onOpenCash: () => void;
}

/**
 * From 1024 px, a row with the cash to move in and the filters that are one choice each, as selects. `FilterDialog` has all
 * filters.
 */
export function QuickFilters({ value, onChange, catalog = null, onOpenCash }: QuickFiltersProps) {
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
      {value.listingType !== 'sale' && (
        <CashButton
          type="button"
          aria-haspopup="dialog"
          data-set={value.moveIn ? '' : undefined}
          onClick={onOpenCash}
        >
          <span>
            <span>{value.moveIn ? formatPrice(value.moveIn.cash) : 'Cash to Move In'}</span>
            {value.moveIn && <VisuallyHidden>{` for ${monthsText(value.moveIn.months)}`}</VisuallyHidden>}
          </span>
          <Icon icon={ChevronDown} />
        </CashButton>
      )}
    </QuickRow>
  );
}
