import { Container, space } from '@efie/ui';
import { styled } from 'styled-components';

/** Aligns with the page's container; inside a section it fills the section's width. */
export const Wrapper = styled(Container)`
  padding-block-end: ${space.section};
  section & {
    padding: ${space[12]} 0 0;
  }
`;
