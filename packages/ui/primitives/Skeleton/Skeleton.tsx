import { css, keyframes, styled } from 'styled-components';
import { color, media, motion, radius } from '../../theme/tokens';

const breathe = keyframes`
  from { opacity: 0.55 }
  to { opacity: 1 }
`;

/** What every bar is painted with; it breathes unless motion is reduced. */
export const ground = css`
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
