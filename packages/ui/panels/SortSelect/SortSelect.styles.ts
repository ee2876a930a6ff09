import { styled } from 'styled-components';
import { controlStyles } from '../../primitives/Field';
import { visuallyHidden } from '../../primitives/VisuallyHidden';
import { color, fixedSpace, size, space, type } from '../../theme/tokens';

export const NativeSelect = styled.select`
  ${controlStyles}
  && {
    min-block-size: ${size.touch};
    padding-block: ${space[2]};
    padding-inline-end: ${fixedSpace[9]};
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

/** 44 px high in a lower line; negative margins keep the line's height, so that nothing shifts when it loads. */
export const SortField = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  block-size: max-content;
  max-inline-size: 100%;
  margin-inline-start: auto;
  & > span {
    position: relative;
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
  &[data-wide='true'] {
    margin-block: calc(-1 * ${fixedSpace[1]});
    & > span {
      inline-size: 208px;
    }
  }
  &[data-wide='false'] {
    margin-block: calc(-1 * ${fixedSpace[2.5]});
    & > label {
      ${visuallyHidden}
    }
    & select:not(:focus-visible) {
      border-color: transparent;
      background: transparent;
    }
    & select {
      padding-inline: ${space[2]} ${fixedSpace[7]};
      font-weight: 600;
      /* As wide as the selected option, so that the text is next to its arrow. */
      field-sizing: content;
      max-inline-size: 100%;
      white-space: normal;
    }
    & > span > svg {
      inset-inline-end: 0;
    }
  }
`;
