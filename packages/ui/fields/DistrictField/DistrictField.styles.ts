import { styled } from 'styled-components';
import { space } from '../../theme';

/** The gap leaves room for the focus ring of Try again. */
export const Container = styled.div`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
`;
