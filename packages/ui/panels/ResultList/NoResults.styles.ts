import { styled } from 'styled-components';
import { space } from '../../theme/tokens';

export const EmptyActions = styled.div`
  display: grid;
  gap: ${space[6]};
  justify-items: center;
  max-inline-size: 100%;
`;

export const Suggestions = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  justify-content: center;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`;
