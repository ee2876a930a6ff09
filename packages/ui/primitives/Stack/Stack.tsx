import type { ComponentPropsWithRef } from 'react';
import { css, styled } from 'styled-components';
import { media, space } from '../../theme/tokens';

/** Steps of the spacing scale: 4 is 16 px. `gridGap` is 24 px, 20 on phones. */
export type Gap = keyof typeof space;

const places = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  baseline: 'baseline',
  stretch: 'stretch',
} as const;
const spreads = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
} as const;

interface Look {
  $gap: Gap;
  $direction: NonNullable<StackProps['direction']>;
  $align: keyof typeof places | undefined;
  $justify: keyof typeof spreads | undefined;
  $isWrapping: boolean;
}

const Box = styled.div<Look>`
  display: flex;
  flex-direction: ${({ $direction }) => ($direction === 'row' ? 'row' : 'column')};
  flex-wrap: ${({ $isWrapping }) => ($isWrapping ? 'wrap' : 'nowrap')};
  gap: ${({ $gap }) => space[$gap]};
  align-items: ${({ $align }) => $align && places[$align]};
  justify-content: ${({ $justify }) => $justify && spreads[$justify]};
  ${({ $direction }) =>
    ($direction === 'rowFromTablet' || $direction === 'rowFromDesktop') &&
    css`
      ${$direction === 'rowFromTablet' ? media.md : media.lg} {
        flex-direction: row;
      }
    `}
`;

export interface StackProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'ul' | 'ol' | 'span';
  /** Space between the parts, a step of the scale; 4 (16 px) by default. */
  gap?: Gap;
  /** Which way the parts go; `rowFrom…` is a column below 641 or 1024 px. */
  direction?: 'column' | 'row' | 'rowFromTablet' | 'rowFromDesktop';
  align?: keyof typeof places;
  justify?: keyof typeof spreads;
  /** Lets a row break into lines. */
  isWrapping?: boolean;
}

/**
 * Parts one after another with one space between them (design.md section 5: base 4 px, rhythm 8). The parts themselves
 * carry no margins. Give `role="list"` to one drawn as `ul`, whose bullets are gone.
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
