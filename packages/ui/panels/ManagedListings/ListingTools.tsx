import {
  LISTING_STATUSES,
  OWN_LISTING_ORDERS,
  statusLabel,
  type ListingStatus,
  type OwnListingsView,
  type StatusCounts,
} from '@efie/domain/listing';
import { pluralize } from '@efie/domain/text';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { NumberChips, SearchInput, SegmentedToggle, Select } from '../../primitives';
import { Tools } from './ManagedListings.styles';

export type ListingLayout = 'rows' | 'cards';

export interface ListingToolsProps {
  /** Search text, order and status. The list may follow the text with a delay. */
  view: OwnListingsView;
  /** Number of listings that match the text, by status; '' is for all. */
  counts: StatusCounts;
  /** The selected layout. */
  layout: ListingLayout;
  /** Whether the agent sees view counts, and can sort by them. */
  hasViews: boolean;
  /** Called with the values that changed. */
  onChange: (change: Partial<OwnListingsView>) => void;
  /** Called with the chosen layout. */
  onLayoutChange: (layout: ListingLayout) => void;
}

const LAYOUTS = [
  { value: 'rows', label: 'Rows', icon: Rows3 },
  { value: 'cards', label: 'Cards', icon: LayoutGrid },
] as const;

const STATUSES: readonly (ListingStatus | '')[] = ['', ...LISTING_STATUSES];

/** Search, order, layout and status of the agent's own listings. */
export function ListingTools({
  view,
  counts,
  layout,
  hasViews,
  onChange,
  onLayoutChange,
}: ListingToolsProps) {
  const orders = OWN_LISTING_ORDERS.filter(({ value }) => hasViews || value !== 'views');
  return (
    <Tools role="search" aria-label="Your listings">
      <div data-tool="search">
        <SearchInput
          label="Search your listings"
          placeholder="Title, type or place"
          value={view.text}
          onValueChange={(text) => onChange({ text })}
        />
      </div>
      <div data-tool="sort">
        <Select
          label="Sort"
          isLabelHidden
          options={orders}
          value={view.order}
          onChange={({ target }) => {
            const order = orders.find(({ value }) => value === target.value);
            if (order) onChange({ order: order.value });
          }}
        />
      </div>
      <SegmentedToggle
        label="Show listings as"
        isLabelHidden
        areOptionLabelsHidden
        options={LAYOUTS}
        value={layout}
        onValueChange={(value) => onLayoutChange(value === 'cards' ? 'cards' : 'rows')}
      />
      <NumberChips
        label="Status"
        isLabelHidden
        isCompact
        options={STATUSES.map((status) => {
          const label = status === '' ? 'All' : statusLabel(status);
          const count = pluralize(counts[status], 'property', 'properties');
          return { value: status, label, name: `${label}, ${count}`, count: counts[status] };
        })}
        value={view.status}
        onValueChange={(value) => onChange({ status: STATUSES.find((status) => status === value) ?? '' })}
      />
    </Tools>
  );
}
