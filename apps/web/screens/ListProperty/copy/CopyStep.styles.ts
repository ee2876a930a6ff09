import { space } from '@efie/ui';
import { styled } from 'styled-components';

export const Step = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;
