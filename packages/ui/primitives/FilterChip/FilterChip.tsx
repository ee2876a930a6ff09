import { X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, media, motion, radius, size, space } from '../../theme/tokens';
import { Icon } from '../Icon';

const Target = styled.button`
  display: inline-flex;
  align-items: center;
  flex: none;
  max-inline-size: 100%;
  min-block-size: 44px;
  min-inline-size: 44px;
  &:focus-visible {
    outline: none;
  }
`;

const Face = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
  min-block-size: ${size.chip};
  padding: ${space[1]} 0.875rem;
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
  font: 600 0.875rem/1.25rem var(--font-text);
  text-align: start;
  transition: background-color ${motion.fast} ${motion.standard};
  ${media.hover} {
    ${Target}:hover & {
      background: ${color.primarySoftHover};
    }
  }
  ${Target}:focus-visible & {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  ${media.forcedColors} {
    border-color: ButtonBorder;
  }
`;

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
        {children}
        <Icon icon={X} size="s" />
      </Face>
    </Target>
  );
}
