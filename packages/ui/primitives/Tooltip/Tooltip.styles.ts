import { styled } from 'styled-components';
import { color, fixedSpace, radius, shadow, space, type, z } from '../../theme/tokens';

/* Not displayed while closed: `aria-describedby` refers to hidden elements as well. */
export const BubbleBox = styled.span`
  position: fixed;
  z-index: ${z.menu};
  inset: 0 auto auto 0;
  margin: 0;
  inline-size: max-content;
  max-inline-size: min(16rem, calc(100vw - ${fixedSpace[8]}));
  padding: ${space[2]} ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radius.sm};
  background: ${color.toast};
  box-shadow: ${shadow.e3};
  color: ${color.onToast};
  ${type.small}
  text-align: start;
  text-wrap: pretty;
  white-space: normal;
  &[data-open='false'] {
    display: none;
  }
`;
