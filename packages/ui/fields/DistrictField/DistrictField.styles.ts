import { styled } from 'styled-components';
import { space } from '../../theme';

/** Leaves the ring round Try again its room below the field. */
export const Shell = styled.div`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
`;
