import { css } from 'styled-components';
import { color, media, motion, radius, size, space, type } from '../../theme/tokens';

/** The look of a button, for `<button>` and for links alike. State comes from attributes. */
export const buttonLook = css`
  --pad: 18px;
  --fill: transparent;
  --fill-hover: ${color.tint};
  --ink: ${color.text};
  --line: transparent;
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-inline-size: ${size.touch};
  min-block-size: ${size.button};
  padding: 0.25rem var(--pad);
  border: 1px solid var(--line);
  border-radius: ${radius.control};
  background: var(--fill);
  color: var(--ink);
  ${type.button}
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background-color ${motion.fast} ${motion.standard},
    border-color ${motion.fast} ${motion.standard},
    scale ${motion.fast} ${motion.standard};

  &[data-size='large'] {
    --pad: 24px;
    min-block-size: ${size.buttonLarge};
    border-radius: ${radius.controlLarge};
    ${type.buttonLarge}
  }
  &[data-full='true'] {
    inline-size: 100%;
  }
  &[data-kind='primary'] {
    --fill: ${color.primary};
    --fill-hover: ${color.primaryHover};
    --ink: ${color.onPrimary};
  }
  &[data-kind='secondary'] {
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
  &[data-kind='danger'] {
    --fill: ${color.danger};
    --fill-hover: ${color.dangerHover};
    --ink: ${color.onDanger};
  }
  &[data-kind='gold'] {
    --fill: ${color.featured};
    --fill-hover: ${color.featuredHover};
    --ink: ${color.onFeatured};
  }
  /* A ghost button at a column's edge lines its label up with the column (corrections.md section 1). */
  &[data-edge='start'] {
    margin-inline-start: calc(-1 * var(--pad) - 1px);
  }
  &[data-edge='end'] {
    margin-inline-end: calc(-1 * var(--pad) - 1px);
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
  /* The spinner (18 px and an 8 px gap) moves into the padding, so the width stays. */
  &[aria-busy='true']:not([data-icon='true']) {
    padding-inline: calc(var(--pad) - 13px);
  }
  ${media.forcedColors} {
    border-color: ButtonBorder;
    &:disabled,
    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** Keeps icon and spinner in one 20 px slot, so that loading changes no width. */
export const slotLook = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 20px;
  block-size: 20px;
`;
