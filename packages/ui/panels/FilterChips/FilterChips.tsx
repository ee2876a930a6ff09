import { activeFilters, type SearchFilters } from '@efie/domain';
import { useLayoutEffect, useRef } from 'react';
import { FilterChip } from '../../primitives';
import { Chip, ClearAll, Row } from './FilterChips.styles';

/** 'Clear All Filters' stands after this many chips (corrections.md section 4, Chips). */
const CLEAR_ALL_FROM = 2;

export interface FilterChipsProps {
  value: SearchFilters;
  onChange: (next: SearchFilters) => void;
  onClearAll: () => void;
  /** The last chip is gone, and the focus with it: put it somewhere sensible. */
  onLastRemoved?: () => void;
}

/**
 * What is set, as chips that a press removes: the search text in quotes first, then the filters in their order. The focus
 * moves to the next chip, or to the one before when the last of the row went. Nothing at all when nothing is set.
 */
export function FilterChips({ value, onChange, onClearAll, onLastRemoved }: FilterChipsProps) {
  const row = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number | null>(null);
  const chips = activeFilters(value);

  useLayoutEffect(() => {
    const at = removedAt.current;
    if (at === null) return;
    removedAt.current = null;
    const buttons = row.current?.querySelectorAll<HTMLButtonElement>('[data-chip] button') ?? [];
    const next = buttons[Math.min(at, buttons.length - 1)];
    if (next === undefined) onLastRemoved?.();
    else next.focus();
  });

  if (chips.length === 0) return null;
  return (
    <Row ref={row} aria-label="Chosen filters">
      {chips.map(({ key, label, without }, index) => (
        <Chip key={key} data-chip>
          <FilterChip
            onRemove={() => {
              removedAt.current = index;
              onChange(without);
            }}
          >
            {label}
          </FilterChip>
        </Chip>
      ))}
      {chips.length >= CLEAR_ALL_FROM && (
        <Chip>
          <ClearAll type="button" onClick={onClearAll}>
            Clear All Filters
          </ClearAll>
        </Chip>
      )}
    </Row>
  );
}
