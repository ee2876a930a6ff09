import { styled } from 'styled-components';
import { controlLook } from '../../primitives/Field';
import { color, space } from '../../theme/tokens';

export const NativeSelect = styled.select`
  ${controlLook}
  && {
    min-block-size: 44px;
    padding-block: 0.5rem;
    padding-inline-end: 2.25rem;
    font: 400 0.875rem/1.25rem var(--font-text);
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

/**
 * 44 px high in a line of less: what it is higher than the line belongs to the gaps above and below it, so that nothing
 * moves when it comes.
 */
export const Sorting = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  block-size: max-content;
  margin-inline-start: auto;
  & > span {
    position: relative;
  }
  & > span > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0.75rem;
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
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & select:not(:focus-visible) {
      border-color: transparent;
      background: transparent;
    }
    & select {
      padding-inline: ${space[2]} 1.5rem;
      font-weight: 600;
    }
    & > span > svg {
      inset-inline-end: 0;
    }
  }
`;
