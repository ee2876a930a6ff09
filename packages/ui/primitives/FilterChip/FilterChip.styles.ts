import { styled } from 'styled-components';
import { clamp, color, media, motion, radius, size, space, type } from '../../theme/tokens';

/** The 44 px target around the 36 px chip. */
export const Target = styled.button`
  display: inline-flex;
  align-items: center;
  flex: none;
  max-inline-size: 100%;
  min-block-size: ${size.touch};
  min-inline-size: ${size.touch};
  &:focus-visible {
    outline: none;
  }
`;

export const Chip = styled.span`
  --fill: ${color.primarySoft};
  --fill-hover: ${color.primarySoftHover};
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
  min-block-size: ${size.chip};
  padding: ${space[1]} ${space[3.5]};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: var(--fill);
  color: ${color.onPrimarySoft};
  ${type.label}
  text-align: start;
  overflow-wrap: anywhere;
  & > bdi {
    ${clamp[2]}
    /* Letters may extend beyond their own width. */
    padding-inline: 1px;
    margin-inline: -1px;
  }
  transition: background-color ${motion.fast} ${motion.standard};
  &[data-kind='add'] {
    --fill: ${color.secondary};
    --fill-hover: ${color.secondaryHover};
    border-color: ${color.borderControl};
    color: ${color.onSecondary};
  }
  ${media.hover} {
    ${Target}:hover:not(:disabled) & {
      background: var(--fill-hover);
    }
  }
  ${Target}:focus-visible & {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  ${Target}:disabled & {
    border-color: ${color.border};
    background: ${color.disabled};
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    border-color: ButtonBorder;
    ${Target}:disabled & {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
