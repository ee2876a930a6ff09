import { styled } from 'styled-components';
import { color, type } from '../../theme';

export const Notes = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1rem;
`;

export const Count = styled.span`
  margin-inline-start: auto;
  ${type.figures}
  &[data-over='true'] {
    color: ${color.danger};
    font-weight: 600;
  }
`;
