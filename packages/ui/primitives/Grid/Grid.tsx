import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media, space } from '../../theme/tokens';
import type { Gap } from '../Stack';

type Count = 1 | 2 | 3 | 4;

/** Number of columns below 641 px, from 641 px and from 1024 px. */
export interface GridColumns {
  phone: Count;
  tablet: Count;
  desktop: Count;
}

interface BoxProps {
  $gap: Gap;
  $columns: GridColumns;
}

const tracks = (count: Count) => `repeat(${count}, minmax(0, 1fr))`;

const Box = styled.div<BoxProps>`
  display: grid;
  gap: ${({ $gap }) => space[$gap]};
  grid-template-columns: ${({ $columns }) => tracks($columns.phone)};
  ${media.md} {
    grid-template-columns: ${({ $columns }) => tracks($columns.tablet)};
  }
  ${media.lg} {
    grid-template-columns: ${({ $columns }) => tracks($columns.desktop)};
  }
`;

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** The element; a `div` by default. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'dl';
  /** Default: one column, two from 641 px, three from 1024 px. */
  columns?: GridColumns;
  /** Default: 24 px, 20 px on phones. */
  gap?: Gap;
}

const defaultColumns: GridColumns = { phone: 1, tablet: 2, desktop: 3 };

/** Equal columns, as for cards; items in a row have equal height. A `ul` needs `role="list"`: see `Stack`. */
export function Grid({ columns = defaultColumns, gap = 'gridGap', ...rest }: GridProps) {
  return <Box $columns={columns} $gap={gap} {...rest} />;
}
