import { styled } from 'styled-components';
import { color, space } from '../../theme/tokens';

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  min-block-size: 44px;
  color: ${color.danger};
`;
