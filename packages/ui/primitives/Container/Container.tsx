import { styled } from 'styled-components';
import { container, space } from '../../theme/tokens';

/** The page column: 1280 px with 40 px gutters, 20 px on phones (design.md section 5). */
export const Container = styled.div`
  inline-size: 100%;
  max-inline-size: ${container.page};
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** A page section: the vertical rhythm of 96 px, 64 on phones. */
export const Section = styled.section`
  padding-block: ${space.section};
`;
