import { css, keyframes, styled } from 'styled-components';
import { color, media, motion, radius, type } from '../../theme/tokens';

const breathe = keyframes`
  from { opacity: 0.55 }
  to { opacity: 1 }
`;

const ground = css`
  background: ${color.skel};
  animation: ${breathe} ${motion.skeleton} linear infinite alternate;
  ${media.reducedMotion} {
    animation: none;
  }
  ${media.forcedColors} {
    border: 1px solid GrayText;
  }
`;

const Block = styled.span`
  display: block;
  inline-size: 100%;
  max-inline-size: 100%;
  ${ground}
`;

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
  ${ground}
`;

export interface SkeletonProps {
  /** CSS lengths; the width is the whole line by default. */
  width?: string;
  height?: string;
  /** CSS ratio such as '3 / 2', in place of a height. */
  ratio?: string;
  radius?: string;
}

/** A quiet box in the place of something that loads. Decoration: one live region beside the list says what is awaited. */
export function Skeleton({ width, height, ratio, radius: corner = radius.sm }: SkeletonProps) {
  return (
    <Block
      aria-hidden="true"
      style={{ inlineSize: width, blockSize: height, aspectRatio: ratio, borderRadius: corner }}
    />
  );
}

export interface SkeletonLineProps {
  /** The text style whose line box it takes, so that nothing moves when the words come. */
  variant?: keyof typeof lines;
  width?: string;
}

/** A bar inside the line box of the text it stands for. */
export function SkeletonLine({ variant = 'body', width = '100%' }: SkeletonLineProps) {
  return (
    <LineBox aria-hidden="true" $style={variant}>
      <Bar style={{ inlineSize: width }} />
    </LineBox>
  );
}
