import { css, styled } from 'styled-components';
import { color, componentType, media, motion, size, space } from '../../theme/tokens';

/** A checkbox or radio with its label; the whole 44 px row is the target. */
export const ChoiceRow = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${size.touch};
  padding-block: ${space[1]};
  cursor: pointer;
  &:has(:disabled) {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
`;

export const ChoiceLabel = styled.span`
  flex: 1 1 auto;
  min-inline-size: 0;
  ${componentType.choice}
`;

/** Styles of checkboxes and radios: the native control in theme colors; the system's appearance in forced colors. */
export const choiceStyles = css`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${size.checkbox};
  block-size: ${size.checkbox};
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
  &[aria-invalid='true']:not(:checked) {
    border-color: ${color.danger};
    box-shadow: 0 0 0 1px ${color.danger};
  }
  &:disabled {
    border-color: ${color.border};
    background: ${color.disabled};
    color: ${color.textDisabled};
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

/** A transparent radio over the element that shows its state. */
export const TransparentRadio = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: ${size.touch};
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;
