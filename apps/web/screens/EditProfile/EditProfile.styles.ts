import { Container, space } from '@efie/ui';
import { styled } from 'styled-components';

export const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block: ${space[12]} ${space.section};
`;
