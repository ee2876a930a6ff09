import type { ComponentPropsWithRef } from 'react';
import { css, styled } from 'styled-components';
import { media, space } from '../../theme/tokens';

/** A step of the spacing scale: 4 is 16 px. `gridGap` is 24 px, 20 px on phones. */
export type Gap = keyof typeof space;

const alignments = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  baseline: 'baseline',
  stretch: 'stretch',
} as const;
const justifications = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
} as const;

export const STACK_DIRECTIONS = ['column', 'row', 'rowFromTablet', 'rowFromDesktop'] as const;
export type StackDirection = (typeof STACK_DIRECTIONS)[number];

interface BoxProps {
  $gap: Gap;
  $direction: StackDirection;
  $align: keyof typeof alignments | undefined;
  $justify: keyof typeof justifications | undefined;
  $isWrapping: boolean;
}

const Box = styled.div<BoxProps>`
  display: flex;
  flex-direction: ${({ $direction }) => ($direction === 'row' ? 'row' : 'column')};
  flex-wrap: ${({ $isWrapping }) => ($isWrapping ? 'wrap' : 'nowrap')};
  gap: ${({ $gap }) => space[$gap]};
  align-items: ${({ $align }) => $align && alignments[$align]};
  justify-content: ${({ $justify }) => $justify && justifications[$justify]};
  ${({ $direction }) =>
    ($direction === 'rowFromTablet' || $direction === 'rowFromDesktop') &&
    css`
      ${$direction === 'rowFromTablet' ? media.md : media.lg} {
        flex-direction: row;
      }
    `}
`;

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** The element; a `div` by default. */
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'ul' | 'ol' | 'span';
  /** Space between the parts, a step of the scale; 4 (16 px) by default. */
  gap?: Gap;
  /** `rowFrom…` is a column below 641 px (tablet) or 1024 px (desktop). */
  direction?: StackDirection;
  /** Across the direction; the parts are stretched by default. */
  align?: keyof typeof alignments;
  /** Along the direction. */
  justify?: keyof typeof justifications;
  /** The parts of a row wrap. */
  isWrapping?: boolean;
}

/**
 * A row or column of parts with equal spacing; the parts have no margins. Add `role="list"` to a `ul`: without bullets some
 * browsers do not treat it as a list.
 */
export function Stack({
  gap = 4,
  direction = 'column',
  align,
  justify,
  isWrapping = false,
  ...rest
}: StackProps) {
  return (
    <Box
      $gap={gap}
      $direction={direction}
      $align={align}
      $justify={justify}
      $isWrapping={isWrapping}
      {...rest}
    />
  );
}
