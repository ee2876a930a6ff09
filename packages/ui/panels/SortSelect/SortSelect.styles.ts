import { styled } from 'styled-components';
import { controlStyles } from '../../primitives/Field';
import { visuallyHidden } from '../../primitives/VisuallyHidden';
import { color, fixedSpace, media, radius, size, space, type } from '../../theme/tokens';

export const NativeSelect = styled.select`
  ${controlStyles}
  && {
    min-block-size: ${size.searchInput};
    padding-block: ${space[2]};
    padding-inline-end: ${fixedSpace[9]};
    border-radius: ${radius.controlLarge};
    ${type.input}
  }
  appearance: none;
  cursor: pointer;
  & option {
    color: ${color.text};
    background: ${color.raised};
  }
`;

export const SortLabel = styled.label`
  ${type.label}
`;

/** The label and the order on wide screens; a square with an icon below them, where the order shows when it is opened. */
export const SortField = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  & > span {
    position: relative;
    flex: 1;
    min-inline-size: 0;
  }
  & > span > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${fixedSpace[3]};
    margin-block: auto;
    color: ${color.text2};
    pointer-events: none;
  }
  & > span > svg:first-of-type {
    display: none;
  }
  ${media.belowLg} {
    & > label {
      ${visuallyHidden}
    }
    & > span > svg:first-of-type {
      display: block;
      inset-inline: 0;
      margin: auto;
      color: ${color.text};
    }
    & > span > svg:last-of-type {
      display: none;
    }
    & select {
      inline-size: ${size.searchInput};
    }
    /* The options have their own color. */
    && select {
      padding-inline: 0;
      color: transparent;
    }
    /* Another order than the newest first. */
    & select[data-changed='true'] {
      border-color: ${color.primary};
      box-shadow: inset 0 0 0 0.5px ${color.primary};
    }
  }
`;
