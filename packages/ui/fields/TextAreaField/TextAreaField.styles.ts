import { styled } from 'styled-components';
import { color, space, type } from '../../theme';

export const Notes = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[4]};
`;

export const Count = styled.span`
  margin-inline-start: auto;
  ${type.figures}
  &[data-over='true'] {
    color: ${color.danger};
    font-weight: 600;
  }
`;
