import { styled } from 'styled-components';
import { color, media, space } from '../../theme/tokens';

export const Band = styled.section`
  padding-block: ${space.section};
  border-block: 1px solid transparent;
  background: ${color.sunken};
  ${media.print} {
    display: none;
  }
`;

export const Cards = styled.ul`
  display: grid;
  gap: ${space.gridGap};
  margin-block-start: ${space[6]};
  & > li {
    display: grid;
    min-inline-size: 0;
  }
  ${media.belowLg} {
    & > :nth-child(n + 3) {
      display: none;
    }
  }
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin-block-start: ${space[10]};
  }
  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
