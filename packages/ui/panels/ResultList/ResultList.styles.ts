import { styled } from 'styled-components';
import { media, space } from '../../theme/tokens';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 100rem) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  }
`;
