import { styled } from 'styled-components';
import { controlStyles } from '../../primitives/Field';
import { visuallyHidden } from '../../primitives/VisuallyHidden';
import { color, space, type } from '../../theme/tokens';

export const NativeSelect = styled.select`
  ${controlStyles}
  && {
    min-block-size: 44px;
    padding-block: 0.5rem;
    padding-inline-end: 36px;
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
  font: 600 0.875rem/1.25rem var(--font-text);
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
    inset-inline-end: 12px;
    margin-block: auto;
    color: ${color.text2};
    pointer-events: none;
  }
  &[data-wide='true'] {
    margin-block: -4px;
    & > span {
      inline-size: 208px;
    }
  }
  &[data-wide='false'] {
    margin-block: -10px;
    & > label {
      ${visuallyHidden}
    }
    & select:not(:focus-visible) {
      border-color: transparent;
      background: transparent;
    }
    & select {
      padding-inline: ${space[2]} 28px;
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
