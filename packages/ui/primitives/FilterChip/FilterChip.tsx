import { X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon';
import { Face, Target } from './FilterChip.styles';

export interface FilterChipProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'onClick' | 'type'
> {
  /** The filter in words: 'GH₵ 1,000 to 2,000'. */
  children: string;
  onRemove: () => void;
}

/** A chosen filter that a press removes: 36 px high in a 44 px target, named 'Remove {filter}'. */
export function FilterChip({ children, onRemove, ...rest }: FilterChipProps) {
  return (
    <Target aria-label={`Remove ${children}`} {...rest} type="button" onClick={onRemove}>
      <Face>
        <bdi>{children}</bdi>
        <Icon icon={X} size="s" />
      </Face>
    </Target>
  );
}
