import { styled } from 'styled-components';
import { color, radius, type } from '../../theme/tokens';

const Bubble = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.25rem;
  block-size: 1.25rem;
  padding-inline: 0.25rem;
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${color.accent};
  color: ${color.bg};
  ${type.badge}
  ${type.figures}
  /* Drawn, not written: the control's accessible name says the number in words. */
  &::before {
    content: attr(data-count);
  }
`;

export interface CountBadgeProps {
  count: number;
}

/** Words of a count bubble: '99+' beyond 99. */
export function countText(count: number): string {
  return count > 99 ? '99+' : String(count);
}

/** A 20 px bubble, absent at 0 (ruling 25). Decoration: the control's name carries the number. */
export function CountBadge({ count }: CountBadgeProps) {
  if (!(count > 0)) return null;
  return <Bubble aria-hidden="true" data-count={countText(count)} />;
}
