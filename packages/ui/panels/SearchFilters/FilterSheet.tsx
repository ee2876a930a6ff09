import { pluralize } from '@efie/domain/text';
import { BottomSheet } from '../../primitives/BottomSheet';
import { Button } from '../../primitives';
import { SearchFilters, type SearchFiltersProps } from './SearchFilters';

export interface FilterSheetProps extends SearchFiltersProps {
  /** Mounted closed, it opens with an animation. */
  isOpen: boolean;
  /** Called on Escape, a press outside, the close button or the main button. */
  onClose: () => void;
  /** Called by Clear All Filters. */
  onClearAll: () => void;
  /** Number of listings that match; undefined until known, or after a failure. */
  count: number | undefined;
}

/** The filters on phones. They apply immediately, behind the sheet; its main button only closes it. */
export function FilterSheet({ isOpen, onClose, onClearAll, count, ...filters }: FilterSheetProps) {
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={onClose}
      title="Filters"
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
      <SearchFilters {...filters} />
    </BottomSheet>
  );
}
