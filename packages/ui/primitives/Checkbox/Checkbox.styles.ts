import { css, styled } from 'styled-components';
import { color, media, motion, radius, space, type } from '../../theme/tokens';

export const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: 44px;
  padding-block: ${space[1]};
  cursor: pointer;
  &:has(:disabled) {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
`;

/** Box of checkboxes and radios: a real control, drawn in our colours, and the system's in forced colours. */
export const choiceLook = css`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 22px;
  block-size: 22px;
  margin: 0;
  border: 1px solid ${color.borderControl};
  background: ${color.surface};
  color: ${color.onPrimary};
  cursor: inherit;
  transition: background-color ${motion.fast} ${motion.standard};
  &:checked {
    border-color: ${color.primary};
    background: ${color.primary};
  }
  &:disabled {
    border-color: ${color.border};
    background: ${color.disabled};
  }
  ${media.hover} {
    &:hover:not(:disabled, :checked) {
      border-color: ${color.text2};
    }
  }
  ${media.forcedColors} {
    appearance: auto;
  }
`;

export const Box = styled.input`
  ${choiceLook}
  border-radius: ${radius.xs};
  &:checked::after {
    content: '';
    inline-size: 7px;
    block-size: 12px;
    margin-block-start: -3px;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  ${media.forcedColors} {
    &:checked::after {
      display: none;
    }
  }
`;

export const Words = styled.span`
  flex: 1 1 auto;
  min-inline-size: 0;
  font: 400 0.9375rem/1.375rem var(--font-text);
`;

export const Count = styled.span`
  ${type.caption}
  ${type.figures}
  color: ${color.text3};
`;
