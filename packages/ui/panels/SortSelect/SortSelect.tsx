import type { SortOrder } from '@efie/domain';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../primitives';
import { NativeSelect, SortField, SortLabel } from './SortSelect.styles';

const ORDERS: readonly { value: SortOrder; label: string }[] = [
  { value: '', label: 'Newest first' },
  { value: 'price-up', label: 'Price: low to high' },
  { value: 'price-down', label: 'Price: high to low' },
  { value: 'views', label: 'Most viewed' },
];

export interface SortSelectProps {
  /** '' is newest first. */
  value: SortOrder;
  /** Called with the chosen order. */
  onValueChange: (order: SortOrder) => void;
  /** Shows the label and the border: `true` after the filter chips, `false` beside the result count. */
  isWide: boolean;
}

/** Selects the order of the results. The order is not a filter: it has no chip, and Clear All Filters does not reset it. */
export function SortSelect({ value, onValueChange, isWide }: SortSelectProps) {
  const id = useId();
  return (
    <SortField data-wide={isWide}>
      <SortLabel htmlFor={id}>Sort</SortLabel>
      <span>
        <NativeSelect
          id={id}
          value={value}
          onChange={({ target }) => {
            const order = ORDERS.find((option) => option.value === target.value);
            if (order !== undefined) onValueChange(order.value);
          }}
        >
          {ORDERS.map((order) => (
            <option key={order.value} value={order.value}>
              {order.label}
            </option>
          ))}
        </NativeSelect>
        <Icon icon={ChevronDown} />
      </span>
    </SortField>
  );
}
