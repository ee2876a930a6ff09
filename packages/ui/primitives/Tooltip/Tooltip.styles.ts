import { styled } from 'styled-components';
import { color, radius, shadow, space, type, z } from '../../theme/tokens';

export const Holder = styled.span`
  position: relative;
  display: inline-flex;
  &[data-full='true'] {
    display: flex;
    inline-size: 100%;
  }
`;

/* Not laid out while closed, so that it can never widen the page; ids still resolve for descriptions. */
export const Bubble = styled.span`
  display: none;
  position: absolute;
  z-index: ${z.menu};
  inset-block-end: calc(100% + 8px);
  left: 50%;
  transform: translateX(calc(-50% + var(--shift, 0px)));
  inline-size: max-content;
  max-inline-size: min(16rem, calc(100vw - 32px));
  padding: ${space[2]} ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radius.sm};
  background: ${color.toast};
  box-shadow: ${shadow.e3};
  color: ${color.onToast};
  ${type.small}
  text-align: start;
  white-space: normal;
  pointer-events: none;
  &[data-open='true'] {
    display: block;
  }
`;
