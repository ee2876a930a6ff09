import { activeFilters, type SearchFilters } from '@efie/domain/search';
import { useFocusNextItem } from '../../hooks/useFocusNextItem';
import { FilterChip } from '../../primitives';
import { Chip, ClearAll, Row } from './FilterChips.styles';

const MIN_CHIPS_FOR_CLEAR_ALL = 2;

export interface FilterChipsProps {
  /** The filters in use. */
  value: SearchFilters;
  /** Called without the removed filter. */
  onChange: (next: SearchFilters) => void;
  /** Called by Clear All. */
  onClearAll: () => void;
  /** The last chip was removed; the caller must move focus. */
  onLastRemoved?: () => void;
}

/**
 * The active filters as removable chips, the search text first. After a removal focus moves to the next chip, or to the
 * previous one at the end of the row. Renders nothing without active filters.
 */
export function FilterChips({ value, onChange, onClearAll, onLastRemoved }: FilterChipsProps) {
  const list = useFocusNextItem<HTMLUListElement>(onLastRemoved);
  const chips = activeFilters(value);
  if (chips.length === 0) return null;
  return (
    <Row role="list" {...list} aria-label="Chosen filters">
      {chips.map(({ key, label, without }) => (
        <Chip key={key} data-item>
          <FilterChip onRemove={() => onChange(without)}>{label}</FilterChip>
        </Chip>
      ))}
      {chips.length >= MIN_CHIPS_FOR_CLEAR_ALL && (
        <Chip>
          <ClearAll type="button" onClick={onClearAll}>
            Clear All Filters
          </ClearAll>
        </Chip>
      )}
    </Row>
  );
}
