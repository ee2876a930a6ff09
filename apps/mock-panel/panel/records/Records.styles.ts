import { space, type } from '@efie/ui';
import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

/** Rendered before it has text, so that screen readers announce the text. */
export const Outcome = styled.div`
  ${type.small}
  font-weight: 600;
  &:empty {
    display: none;
  }
`;
