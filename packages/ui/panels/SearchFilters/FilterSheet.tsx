import { pluralize } from '@efie/domain';
import { BottomSheet } from '../../primitives/BottomSheet';
import { Button } from '../../primitives';
import { SearchFilters, type SearchFiltersProps } from './SearchFilters';

export interface FilterSheetProps extends Omit<SearchFiltersProps, 'onClearAll'> {
  isOpen: boolean;
  onClose: () => void;
  onClearAll: () => void;
  count: number;
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
          Show {pluralize(count, 'property', 'properties')}
        </Button>
      }
    >
      <SearchFilters {...filters} />
    </BottomSheet>
  );
}
