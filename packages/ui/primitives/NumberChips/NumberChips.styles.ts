import { styled } from 'styled-components';
import { color, fixedSpace, media, motion, radius, size, type } from '../../theme/tokens';
import { TransparentRadio } from '../Choice';

export const ChipRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${fixedSpace[1.5]};
`;

export const ChipBox = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 2px;
  flex: 1 0 2.75rem;
  cursor: pointer;
  &:has(:disabled) {
    cursor: not-allowed;
  }
`;

export const ChipText = styled.span`
  display: grid;
  place-items: center;
  inline-size: 100%;
  min-block-size: ${size.touch};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.text};
  ${type.button}
  ${type.figures}
  transition: background-color ${motion.fast} ${motion.standard};
  ${media.hover} {
    ${TransparentRadio}:hover + & {
      background: ${color.secondaryHover};
    }
  }
  ${TransparentRadio}:checked + & {
    border-color: ${color.primary};
    background: ${color.primarySoft};
    box-shadow: inset 0 0 0 0.5px ${color.primary};
    color: ${color.onPrimarySoft};
  }
  ${TransparentRadio}:focus-visible + & {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  ${TransparentRadio}:disabled + & {
    border-color: ${color.border};
    background: ${color.disabled};
    box-shadow: none;
    color: ${color.textDisabled};
  }
  ${media.forcedColors} {
    ${TransparentRadio}:checked + & {
      border: 2px solid Highlight;
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

export const ChipCount = styled.span`
  ${type.caption}
  ${type.figures}
  color: ${color.text3};
`;
