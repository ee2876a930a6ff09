import { STATUS_CHOICES, statusLabel, type ListingStatus } from '@efie/domain/listing';
import { groupThousands } from '@efie/domain/text';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button, DisclosureMenu, LiveRegion } from '../../primitives';
import { MarkAs, SelectedCount, SelectionBar } from './ManagedListings.styles';

export interface ListingSelectionProps {
  /** Number of selected listings; 0 renders no bar. */
  count: number;
  /** Number of listings that match the search and the status filter. */
  total: number;
  /** Called by the button that selects all matching listings, on every page. */
  onSelectAll: () => void;
  /** Called by Clear selection. */
  onClear: () => void;
  /** Called with a status from the menu; opens the confirmation dialog. */
  onStatus: (change: { status: ListingStatus }) => void;
  /** Called by Delete; opens the confirmation dialog. */
  onDelete: () => void;
}

/** The bar with the actions for the selected listings. It sends no requests. */
export function ListingSelection({
  count,
  total,
  onSelectAll,
  onClear,
  onStatus,
  onDelete,
}: ListingSelectionProps) {
  const bar = useRef<HTMLDivElement>(null);
  const text = `${groupThousands(count)} selected`;
  return (
    <>
      <LiveRegion>{count > 0 ? text : ''}</LiveRegion>
      {count > 0 && (
        <SelectionBar ref={bar} role="group" aria-label="Selected listings">
          <SelectedCount>{text}</SelectedCount>
          {count < total && (
            <Button kind="ghost" onClick={onSelectAll}>
              {`Select all ${groupThousands(total)}`}
            </Button>
          )}
          <DisclosureMenu
            label="Mark selected listings as"
            items={STATUS_CHOICES.map((status) => ({
              label: statusLabel(status),
              onPress: () => {
                // The pressed menu item is hidden with its menu, so focus moves to the menu's button.
                bar.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
                onStatus({ status });
              },
            }))}
          >
            <MarkAs aria-hidden="true">Mark as</MarkAs>
          </DisclosureMenu>
          <Button kind="secondary" icon={Trash2} onClick={onDelete}>
            Delete
          </Button>
          <Button kind="ghost" onClick={onClear}>
            Clear selection
          </Button>
        </SelectionBar>
      )}
    </>
  );
}
