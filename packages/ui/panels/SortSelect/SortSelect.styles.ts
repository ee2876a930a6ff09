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

/** Below 1024 px without its label, which is visible to screen readers only. */
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
  ${media.belowLg} {
    & > label {
      ${visuallyHidden}
    }
    && select {
      min-block-size: ${size.button};
    }
  }
`;
