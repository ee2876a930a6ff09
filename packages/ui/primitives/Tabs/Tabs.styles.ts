import { Tabs as Base } from 'radix-ui';
import { styled } from 'styled-components';
import { color, fixedSpace, media, motion, radius, size, space, type } from '../../theme/tokens';

/** The hairline spans the whole row, also when the list scrolls. */
export const Row = styled.div`
  border-block-end: 1px solid ${color.border};
`;

/* The padding at the end equals the fade, so that the last tab is fully visible when scrolled to. */
export const List = styled(Base.List)`
  display: flex;
  gap: ${space[4]};
  margin-inline: calc(-1 * ${fixedSpace[2]});
  margin-block-end: -1px;
  padding-inline-end: ${fixedSpace[6]};
  overflow-x: auto;
  scrollbar-width: none;
  mask-image: linear-gradient(to left, transparent, #000 ${fixedSpace[6]});
  &:dir(rtl) {
    mask-image: linear-gradient(to right, transparent, #000 ${fixedSpace[6]});
  }
`;

export const TabButton = styled(Base.Trigger)`
  position: relative;
  flex: none;
  min-inline-size: ${size.touch};
  max-inline-size: 16rem;
  min-block-size: ${size.touch};
  padding: ${space[2]} ${fixedSpace[2]};
  border-radius: ${radius.sm};
  color: ${color.text2};
  ${type.button}
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  transition: color ${motion.fast} ${motion.standard};
  &[data-state='active'] {
    color: ${color.text};
  }
  &[data-state='active']::after {
    position: absolute;
    inset-inline: ${fixedSpace[2]};
    inset-block-end: 0;
    border-block-end: 2px solid ${color.accent};
    content: '';
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &:disabled {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      color: ${color.text};
    }
  }
  ${media.forcedColors} {
    &[data-state='active'] {
      color: Highlight;
    }
    &:disabled {
      color: GrayText;
    }
  }
`;

export const Panel = styled(Base.Content)`
  padding-block-start: ${space[6]};
  border-radius: ${radius.sm};
`;
