import { css } from 'styled-components';
import { color, media, motion } from '../../theme/tokens';

/** Styles shared by all kinds of buttons: colors by `data-kind`, state by attributes, without shape and size. */
export const pressableStyles = css`
  --fill: transparent;
  --fill-hover: ${color.tint};
  --ink: ${color.text};
  --line: transparent;
  position: relative;
  align-items: center;
  border: 1px solid var(--line);
  background: var(--fill);
  color: var(--ink);
  cursor: pointer;
  transition:
    background-color ${motion.fast} ${motion.standard},
    border-color ${motion.fast} ${motion.standard},
    scale ${motion.fast} ${motion.standard};

  &[data-kind='secondary'],
  &[data-kind='outline'] {
    --fill: ${color.secondary};
    --fill-hover: ${color.secondaryHover};
    --ink: ${color.onSecondary};
    --line: ${color.borderControl};
  }
  &[data-kind='soft'] {
    --fill: ${color.primarySoft};
    --fill-hover: ${color.primarySoftHover};
    --ink: ${color.onPrimarySoft};
  }
  &:active:not([aria-disabled='true'], :disabled) {
    scale: 0.98;
  }
  ${media.hover} {
    &:hover:not([aria-disabled='true'], :disabled) {
      background: var(--fill-hover);
    }
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    border-color: ${color.border};
    background: ${color.disabled};
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  ${media.forcedColors} {
    border-color: ButtonBorder;
    /* The main action stays apart from the others. */
    &[data-kind='primary']:not([aria-disabled='true'], :disabled) {
      forced-color-adjust: none;
      border-color: ButtonText;
      background: ButtonText;
      color: ButtonFace;
    }
    &:disabled,
    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
