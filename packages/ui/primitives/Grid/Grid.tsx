import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media, space } from '../../theme/tokens';
import type { Gap } from '../Stack';

type Count = 1 | 2 | 3 | 4;

/** Columns below 641 px, from there, and from 1024 px. */
export interface GridColumns {
  phone: Count;
  tablet: Count;
  desktop: Count;
}

interface Look {
  $gap: Gap;
  $columns: GridColumns;
}

const tracks = (count: Count) => `repeat(${count}, minmax(0, 1fr))`;

const Box = styled.div<Look>`
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
  as?: 'div' | 'section' | 'ul' | 'ol' | 'dl';
  /** By default one column, two from 641 px and three from 1024 px (design.md section 5). */
  columns?: GridColumns;
  /** 24 px, 20 on phones, unless said otherwise. */
  gap?: Gap;
}

const usual: GridColumns = { phone: 1, tablet: 2, desktop: 3 };

/** Equal columns for cards and the like; parts of a row share its height. Give `role="list"` to one drawn as `ul`. */
export function Grid({ columns = usual, gap = 'gridGap', ...rest }: GridProps) {
  return <Box $columns={columns} $gap={gap} {...rest} />;
}
