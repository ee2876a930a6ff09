import { styled } from 'styled-components';
import { space } from '../../theme';

export const FieldColumn = styled.div`
  display: grid;
  gap: ${space[5]};
  min-inline-size: 0;
`;
