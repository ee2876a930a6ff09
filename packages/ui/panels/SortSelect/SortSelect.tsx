import type { SortOrder } from '@efie/domain/search';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../primitives';
import { NativeSelect, SortField, SortLabel } from './SortSelect.styles';

const ORDERS: readonly { value: SortOrder; label: string }[] = [
  { value: '', label: 'Newest first' },
  { value: 'price-up', label: 'Price: low to high' },
  { value: 'price-down', label: 'Price: high to low' },
  { value: 'move-in', label: 'Move-in cost' },
  { value: 'views', label: 'Most viewed' },
];

export interface SortSelectProps {
  /** '' is newest first. */
  value: SortOrder;
  /** There is nothing to order. */
  isDisabled?: boolean;
  /** Called with the chosen order. */
  onValueChange: (order: SortOrder) => void;
}

/**
 * Selects the order of the results. The order is not a filter: it has no chip, and Clear All Filters does not reset it.
 */
export function SortSelect({ value, isDisabled = false, onValueChange }: SortSelectProps) {
  const id = useId();
  return (
    <SortField>
      <SortLabel htmlFor={id}>Sort</SortLabel>
      <span>
        <NativeSelect
          id={id}
          value={value}
          disabled={isDisabled}
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
