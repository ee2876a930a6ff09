import { styled } from 'styled-components';
import { space } from '../../theme/tokens';

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding-block: ${space[16]} ${space[24]};
  text-align: center;
`;

export const Panel = styled.div`
  inline-size: 280px;
  max-inline-size: 100%;
`;

export const TextBlock = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: center;
  max-inline-size: 25rem;
  margin-block: ${space[8]} ${space[6]};
`;
