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

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: ${space[4]};
  & > li {
    display: grid;
    min-inline-size: 0;
  }
`;
