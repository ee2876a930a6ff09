import { styled } from 'styled-components';
import { color, radius, space, type } from '../../theme/tokens';

const Bubble = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.25rem;
  block-size: 1.25rem;
  padding-inline: ${space[1]};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${color.accent};
  color: ${color.bg};
  ${type.badge}
  ${type.figures}
  /* Generated content, because the control's accessible name already includes the number. */
  &::before {
    content: attr(data-count);
  }
`;

export interface CountBadgeProps {
  /** Hidden at 0. */
  count: number;
}

export function formatCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}

/** A 20 px count, hidden at 0. Decorative: the control's accessible name includes the number. */
export function CountBadge({ count }: CountBadgeProps) {
  if (!(count > 0)) return null;
  return <Bubble aria-hidden="true" data-count={formatCount(count)} />;
}
