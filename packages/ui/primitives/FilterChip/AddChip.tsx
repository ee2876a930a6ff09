import { Plus } from 'lucide-react';
import { Icon } from '../Icon';
import type { FilterChipProps } from './FilterChip';
import { Face, Target } from './FilterChip.styles';

export interface AddChipProps extends Omit<FilterChipProps, 'onRemove'> {
  onAdd: () => void;
}

/** What a press adds to the chosen ones: the outlined partner of `FilterChip`, named 'Add {words}'. */
export function AddChip({ children, onAdd, ...rest }: AddChipProps) {
  return (
    <Target aria-label={`Add ${children}`} {...rest} type="button" onClick={onAdd}>
      <Face data-kind="add">
        <Icon icon={Plus} size="s" />
        <bdi>{children}</bdi>
      </Face>
    </Target>
  );
}
