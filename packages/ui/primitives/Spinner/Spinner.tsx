import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { media, motion } from '../../theme/tokens';

const Ring = styled.span`
  display: inline-block;
  flex: none;
  inline-size: var(--edge);
  block-size: var(--edge);
  border: var(--line) solid color-mix(in srgb, currentColor 24%, transparent);
  border-block-start-color: currentColor;
  border-radius: 50%;
  scale: 0.86;
  animation: efie-spin ${motion.spinner} linear infinite;
  ${media.reducedMotion} {
    animation: none;
  }
  ${media.forcedColors} {
    border-color: GrayText;
    border-block-start-color: CanvasText;
  }
`;

export interface SpinnerProps {
  /** Width and height in px: 16, 18 and 20 in controls, 30 and 36 around their icon, 72 on a screen that waits. */
  size?: 16 | 18 | 20 | 30 | 36 | 72;
}

/** A spinning ring in the current color, static with reduced motion. Decorative: the text beside it says what is loading. */
export function Spinner({ size = 18 }: SpinnerProps) {
  return (
    <Ring
      aria-hidden="true"
      style={{ '--edge': `${size}px`, '--line': size === 72 ? '9px' : '2px' } as CSSProperties}
    />
  );
}
