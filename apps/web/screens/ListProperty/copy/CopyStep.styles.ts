import { space } from '@efie/ui';
import { styled } from 'styled-components';

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;
