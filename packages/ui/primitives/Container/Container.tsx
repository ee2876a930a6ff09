import { styled } from 'styled-components';
import { container, space } from '../../theme/tokens';

/**
 * The page column with 40 px gutters, 20 px on phones: 1280 px wide; 1680 px on a page with an element that has
 * `data-page="wide"`, header and footer included.
 */
export const Container = styled.div`
  inline-size: 100%;
  max-inline-size: ${container.page};
  html:has([data-page='wide']) & {
    max-inline-size: ${container.listingPage};
  }
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** A page section with 96 px above and below, 64 px on phones. */
export const Section = styled.section`
  padding-block: ${space.section};
`;
