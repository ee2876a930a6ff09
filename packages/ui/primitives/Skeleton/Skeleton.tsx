import { css, styled } from 'styled-components';
import { color, media, motion, radius } from '../../theme/tokens';

/** Background of every skeleton; pulses unless motion is reduced. */
export const skeletonStyles = css`
  background: ${color.skel};
  animation: efie-pulse ${motion.skeleton} linear infinite alternate;
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
  ${skeletonStyles}
`;

export interface SkeletonProps {
  /** CSS length; the full width by default. */
  width?: string;
  /** CSS length. */
  height?: string;
  /** CSS aspect ratio such as '3 / 2', instead of a height. */
  ratio?: string;
  /** CSS length; the radius of small parts by default. */
  radius?: string;
}

/** A placeholder for content that is loading. Decorative: announce what is loading in one live region beside the list. */
export function Skeleton({ width, height, ratio, radius: corner = radius.sm }: SkeletonProps) {
  return (
    <Block
      aria-hidden="true"
      style={{ inlineSize: width, blockSize: height, aspectRatio: ratio, borderRadius: corner }}
    />
  );
}
