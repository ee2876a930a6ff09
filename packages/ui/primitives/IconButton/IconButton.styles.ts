import { styled } from 'styled-components';
import { color, radius, size } from '../../theme/tokens';
import { Pressable, pressableStyles } from '../Pressable';

export const Shape = styled(Pressable)`
  ${pressableStyles}
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${size.touch};
  block-size: ${size.touch};
  padding: 0;
  border-radius: ${radius.control};
  /* A toggle's spinner is around its icon. */
  &::before,
  & > * {
    grid-area: 1 / 1;
  }

  &[data-kind='glass'] {
    --fill: ${color.glass};
    --fill-hover: ${color.raised};
    --ink: ${color.onGlass};
    border-radius: ${radius.pill};
  }
  &[data-tone='danger'] {
    --ink: ${color.danger};
  }
`;

export const BubbleCorner = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-start: calc(50% + 1px);
  display: flex;
`;
