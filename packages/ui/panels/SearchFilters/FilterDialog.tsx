import { pluralize } from '@efie/domain/text';
import { useRef } from 'react';
import { Button } from '../../primitives';
import { FormDialog } from '../../primitives/FormDialog';
import { SearchFilters, type SearchFiltersProps } from './SearchFilters';

export interface FilterDialogProps extends Omit<SearchFiltersProps, 'cashRef'> {
  /** Mounted closed, it opens with an animation. */
  isOpen: boolean;
  /** Called on Escape, a press outside, the close button or the main button. */
  onClose: () => void;
  /** Focuses the cash to move in first. */
  startsAtCash?: boolean;
  /** Called by Clear All Filters. */
  onClearAll: () => void;
  /** Number of listings that match; undefined until known, or after a failure. */
  count: number | undefined;
}

/** All filters. They apply immediately, behind the dialog; its main button only closes it. */
export function FilterDialog({
  isOpen,
  onClose,
  startsAtCash = false,
  onClearAll,
  count,
  ...filters
}: FilterDialogProps) {
  const cash = useRef<HTMLInputElement>(null);
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Filters"
      size="large"
      {...(startsAtCash && { initialFocus: cash })}
      otherAction={
        <Button kind="ghost" size="large" onClick={onClearAll}>
          Clear All Filters
        </Button>
      }
      mainAction={
        <Button size="large" onClick={onClose}>
          {`Show ${count === undefined ? 'properties' : pluralize(count, 'property', 'properties')}`}
        </Button>
      }
    >
      <SearchFilters {...filters} cashRef={cash} />
    </FormDialog>
  );
}
