import { Button, color, Container, media, size, space } from '@efie/ui';
import { styled } from 'styled-components';

export const Section = styled(Container).attrs({ as: 'section' })`
  padding-block: ${space[6]} ${space.section};
  ${media.md} {
    padding-block-start: ${space[10]};
  }
`;

export const Top = styled.div`
  margin-block-end: ${space[6]};
  ${media.md} {
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
    gap: ${space[6]};
    min-block-size: ${size.row};
    margin-block-end: ${space[6]};
  }
`;

export const BrowseBeside = styled(Button)`
  && {
    --ink: ${color.link};
    display: none;
    ${media.md} {
      display: inline-flex;
    }
  }
`;

export const WithArrow = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2.5]};
  &:dir(rtl) > svg {
    scale: -1 1;
  }
`;

/* One column, two from 641 px, three from 1024 px; the cards of a row have the same height. */
export const Grid = styled.ul`
  display: grid;
  gap: ${space.gridGap};
  > li {
    display: grid;
  }
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const BrowseBelow = styled(Button)`
  && {
    margin-block-start: ${space[6]};
    ${media.md} {
      display: none;
    }
  }
`;
