import { Container, media, space } from '@efie/ui';
import { styled } from 'styled-components';

export const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block: ${space[12]} ${space.section};
`;

/** The form and, beside it, the preview; the titles of the form's sections are then above their fields. */
export const Split = styled.div`
  ${media.lg} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) min(22rem, 36%);
    gap: ${space[10]};
    --form-columns: minmax(0, 1fr);
  }
`;
