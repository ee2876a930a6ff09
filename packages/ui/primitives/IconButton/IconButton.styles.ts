import { css, styled } from 'styled-components';
import { color, media, motion, radius } from '../../theme/tokens';
import { Link } from '../Link';

const look = css`
  --fill: transparent;
  --fill-hover: ${color.tint};
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: var(--fill);
  color: ${color.text};
  cursor: pointer;
  transition:
    background-color ${motion.fast} ${motion.standard},
    scale ${motion.fast} ${motion.standard};

  &[data-kind='soft'] {
    --fill: ${color.primarySoft};
    --fill-hover: ${color.primarySoftHover};
    color: ${color.onPrimarySoft};
  }
  &[data-kind='outline'] {
    --fill: ${color.secondary};
    --fill-hover: ${color.secondaryHover};
    border-color: ${color.borderControl};
  }
  &[data-kind='glass'] {
    --fill: ${color.glass};
    --fill-hover: ${color.raised};
    border-radius: ${radius.pill};
    color: ${color.onGlass};
  }
  &[data-tone='danger'] {
    color: ${color.danger};
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
    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const NativeIconButton = styled.button`
  ${look}
`;

export const LinkIconButton = styled(Link)`
  ${look}
`;

export const IdleIconLink = styled.a`
  ${look}
`;

export const BubbleCorner = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-start: calc(50% + 1px);
  display: flex;
`;
