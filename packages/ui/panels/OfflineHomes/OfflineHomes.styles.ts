import { styled } from 'styled-components';
import { color, media, space, type } from '../../theme/tokens';

export const Section = styled.section`
  padding-block: ${space[10]} ${space.section};
  ${media.print} {
    display: none;
  }
`;

export const Summary = styled.p`
  margin-block: ${space[1.5]} ${space[6]};
  ${type.body}
  ${type.figures}
  color: ${color.text2};
`;
