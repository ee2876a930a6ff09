import { X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon';
import { Chip, Target } from './FilterChip.styles';

export interface FilterChipProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'onClick' | 'type'
> {
  /** Text of the filter: 'GH₵ 1,000 to 2,000'. */
  children: string;
  /** Called when the chip is pressed. */
  onRemove: () => void;
}

/**
 * An active filter that a press removes: 36 px high in a 44 px target, at most two lines.
 * Accessible name: 'Remove {children}'.
 */
export function FilterChip({ children, onRemove, ...rest }: FilterChipProps) {
  return (
    <Target aria-label={`Remove ${children}`} {...rest} type="button" onClick={onRemove}>
      <Chip>
        <bdi>{children}</bdi>
        <Icon icon={X} size="s" />
      </Chip>
    </Target>
  );
}
