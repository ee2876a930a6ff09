import { styled } from 'styled-components';
import { belowFold } from '../../theme/belowFold';
import { media, space } from '../../theme/tokens';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.gridGap};
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* The margin keeps the shadows of the cards. */
  > li:nth-child(n + 3) {
    ${belowFold('calc(66.7vw + 15.25rem)')}
    overflow-clip-margin: ${space.gridGap};
    ${media.md} {
      contain-intrinsic-block-size: auto 34rem;
    }
  }
  ${media.lg} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  }
`;
