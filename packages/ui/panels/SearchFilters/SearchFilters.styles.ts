import { styled } from 'styled-components';
import { visuallyHidden } from '../../primitives/VisuallyHidden';
import { color, motion, radius, size, space, type, z } from '../../theme/tokens';

export const Groups = styled.div`
  position: relative;
  display: grid;
  gap: ${space[6]};
  min-inline-size: 0;
`;

export const Features = styled.fieldset`
  min-inline-size: 0;
  & > legend {
    margin-block-end: 2px;
    ${type.label}
  }
`;

export const ShowAll = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.touch};
  border-radius: ${radius.xs};
  ${type.button}
  color: ${color.link};
  & > svg {
    transition: rotate ${motion.fast} ${motion.standard};
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

/** Over the first filter while it has focus, so that nothing moves. */
export const SkipToResults = styled.a`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${z.cardAction};
  display: flex;
  align-items: center;
  justify-content: center;
  min-block-size: ${size.touch};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.text};
  ${type.button}
  &:not(:focus) {
    ${visuallyHidden}
  }
`;
