import { styled } from 'styled-components';
import { color, size, space } from '../../theme/tokens';

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  min-block-size: ${size.touch};
  color: ${color.danger};
`;
