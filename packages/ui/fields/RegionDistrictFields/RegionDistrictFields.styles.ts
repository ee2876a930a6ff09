import { styled } from 'styled-components';
import { media, space } from '../../theme';

export const Pair = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[5]};
  min-inline-size: 0;
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
