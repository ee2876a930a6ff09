import { styled } from 'styled-components';
import { radius, type } from '../../theme/tokens';
import { skeletonStyles } from './Skeleton';

const lines = {
  price: type.price,
  cardTitle: type.cardTitle,
  body: type.body,
  small: type.small,
  caption: type.caption,
  h1: type.h1,
  h2: type.h2,
  stat: type.stat,
} as const;

const LineBox = styled.span<{ $style: keyof typeof lines }>`
  display: flex;
  align-items: center;
  ${({ $style }) => lines[$style]}
  &::before {
    content: '\u200b';
  }
`;

const Bar = styled.span`
  block-size: 0.7em;
  border-radius: ${radius.xs};
  ${skeletonStyles}
`;

export interface SkeletonLineProps {
  /** Text style whose line box it has, so that there is no layout shift. */
  variant?: keyof typeof lines;
  /** CSS length; the full width by default. */
  width?: string;
}

/** A bar in the line box of the text it replaces. */
export function SkeletonLine({ variant = 'body', width = '100%' }: SkeletonLineProps) {
  return (
    <LineBox aria-hidden="true" $style={variant}>
      <Bar style={{ inlineSize: width }} />
    </LineBox>
  );
}
