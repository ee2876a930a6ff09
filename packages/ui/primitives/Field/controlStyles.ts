import { css } from 'styled-components';
import { color, fixedSpace, media, motion, radius, size, space, type } from '../../theme/tokens';

/** Styles of inputs, selects and comboboxes: 48 px high, a glow on focus, a double outline on error. */
export const controlStyles = css`
  inline-size: 100%;
  min-block-size: ${size.input};
  padding: ${space[2.5]} ${fixedSpace[3.5]};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};
  ${type.input}
  text-overflow: ellipsis;
  transition:
    border-color ${motion.fast} ${motion.standard},
    box-shadow ${motion.fast} ${motion.standard};
  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true'], [aria-invalid='true']) {
      border-color: ${color.text2};
    }
  }
  &:focus-visible {
    border-color: ${color.focus};
    outline: 2px solid transparent;
    outline-offset: 0;
    box-shadow:
      0 0 0 1px ${color.focus},
      0 0 0 4px ${color.focusGlow};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: 0 0 0 1px ${color.danger};
  }
  &[aria-invalid='true']:focus-visible {
    box-shadow:
      0 0 0 1px ${color.danger},
      0 0 0 4px ${color.focusGlow};
  }
  &:disabled,
  &[aria-disabled='true'] {
    border-color: ${color.border};
    background: ${color.disabled};
    color: ${color.text3};
    -webkit-text-fill-color: ${color.text3};
    opacity: 1;
    cursor: not-allowed;
  }
`;
