import { styled } from 'styled-components';
import { container, space } from '../../theme/tokens';

/** The page column: 1280 px with 40 px gutters, 20 px on phones. */
export const Container = styled.div`
  inline-size: 100%;
  max-inline-size: ${container.page};
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** A page section with 96 px above and below, 64 px on phones. */
export const Section = styled.section`
  padding-block: ${space.section};
`;
