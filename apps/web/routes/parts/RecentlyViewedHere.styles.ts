import { Container, space } from '@efie/ui';
import { styled } from 'styled-components';

/** On a page of its own width it keeps to the page's column; inside a column it fills that. */
export const Below = styled(Container)`
  padding-block-end: ${space.section};
  section & {
    padding: ${space[12]} 0 0;
  }
`;
