import { styled } from 'styled-components';
import { visuallyHidden } from '../../primitives/VisuallyHidden';
import { color, componentType, fixedSpace, media, motion, size, space, type, z } from '../../theme/tokens';

/** Not clickable or focusable while the card's own buttons are in view. */
export const Bar = styled.div`
  container-type: inline-size;
  position: fixed;
  z-index: ${z.contactBar};
  inset-block-end: 0;
  inset-inline: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  min-block-size: calc(${size.contactBar} + env(safe-area-inset-bottom));
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};
  box-shadow: 0 -8px 24px -12px rgba(20, 31, 25, 0.2); /* stylelint-disable-line -- falls upwards */
  transition:
    transform ${motion.base} ${motion.standard},
    visibility ${motion.base};
  &[data-hidden='true'] {
    visibility: hidden;
    transform: translateY(100%);
  }
  ${media.lg} {
    display: none;
  }
  /* It must not cover more than a quarter of the height. */
  @media (max-height: 22rem) {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-block: ${fixedSpace[2]};
  padding-inline: ${space[5]} ${space[4]};
  ${media.md} {
    padding-inline: ${space.gutter};
  }
  & [data-size='large'] {
    --pad: ${space[4]};
  }
  & [data-kind='primary'] {
    --pad: ${space[4.5]};
  }
  /* With little space WhatsApp shows only its icon. */
  @container (max-width: 22.5rem) {
    & [data-kind='soft'] > :last-child {
      ${visuallyHidden}
    }
  }
  /* Large text: the price is above the buttons, which share the width. */
  @container (max-width: 18rem) {
    flex-wrap: wrap;
    padding-inline: ${fixedSpace[4]};
    & > a {
      flex: 1 1 auto;
    }
  }
`;

export const Price = styled.p`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  ${componentType.barPrice}
  letter-spacing: -0.018em;
  ${type.figures}
  text-overflow: ellipsis;
  white-space: nowrap;
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > small {
    ${type.caption}
    letter-spacing: normal;
    color: ${color.text2};
  }
  @container (max-width: 18rem) {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    justify-content: center;
    align-items: baseline;
    column-gap: ${space[2]};
  }
`;
