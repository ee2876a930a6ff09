import { styled } from 'styled-components';
import { color, fixedSpace, radius, size, space, type } from '../../theme/tokens';
import { Pressable, pressableStyles } from '../Pressable';

export const Shape = styled(Pressable)`
  ${pressableStyles}
  --pad: ${fixedSpace[4.5]};
  display: inline-flex;
  justify-content: center;
  gap: ${space[2]};
  min-inline-size: ${size.touch};
  min-block-size: ${size.button};
  padding: ${space[1]} var(--pad);
  border-radius: ${radius.control};
  ${type.button}
  text-align: center;
  text-decoration: none;
  user-select: none;

  &[data-size='large'] {
    --pad: ${fixedSpace[6]};
    min-block-size: ${size.buttonLarge};
    border-radius: ${radius.controlLarge};
    ${type.buttonLarge}
  }
  &[data-full='true'] {
    inline-size: 100%;
  }
  &[data-kind='primary'] {
    --fill: ${color.primary};
    --fill-hover: ${color.primaryHover};
    --ink: ${color.onPrimary};
  }
  &[data-kind='danger'] {
    --fill: ${color.danger};
    --fill-hover: ${color.dangerHover};
    --ink: ${color.onDanger};
  }
  &[data-kind='gold'] {
    --fill: ${color.featured};
    --fill-hover: ${color.featuredHover};
    --ink: ${color.onFeatured};
  }
  /* Aligns the label of a ghost button with the edge of its column. */
  &[data-edge='start'] {
    margin-inline-start: calc(-1 * var(--pad) - 1px);
  }
  &[data-edge='end'] {
    margin-inline-end: calc(-1 * var(--pad) - 1px);
  }
  /* The spinner (18 px) and its gap move into the padding, so the width stays at any text size. */
  &[aria-busy='true']:not([data-icon='true']) {
    padding-inline: calc(var(--pad) - (${size.spinner} + ${space[2]}) / 2);
  }
`;

/** A 20 px box for the icon or the spinner, so that loading does not change the width. */
export const Slot = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${size.iconM};
  block-size: ${size.iconM};
`;
