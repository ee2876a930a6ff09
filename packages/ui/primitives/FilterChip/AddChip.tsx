import { Plus } from 'lucide-react';
import { Icon } from '../Icon';
import type { FilterChipProps } from './FilterChip';
import { Chip, Target } from './FilterChip.styles';

export interface AddChipProps extends Omit<FilterChipProps, 'onRemove'> {
  /** Called when the chip is pressed. */
  onAdd: () => void;
}

/** An outlined chip that adds a filter, counterpart of `FilterChip`. Accessible name: 'Add {children}'. */
export function AddChip({ children, onAdd, ...rest }: AddChipProps) {
  return (
    <Target aria-label={`Add ${children}`} {...rest} type="button" onClick={onAdd}>
      <Chip data-kind="add">
        <Icon icon={Plus} size="s" />
        <bdi>{children}</bdi>
      </Chip>
    </Target>
  );
}
