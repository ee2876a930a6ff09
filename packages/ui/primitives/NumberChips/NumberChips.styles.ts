import { styled } from 'styled-components';
import { color, fixedSpace, media, motion, radius, size, type } from '../../theme/tokens';
import { TransparentRadio } from '../Choice';

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

export const ChipRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${fixedSpace[1.5]};
  /* Below 1024 px one line that scrolls; the padding is room for the focus ring. */
  &[data-compact='true'] {
    ${media.belowLg} {
      flex-wrap: nowrap;
      margin-block: -2px;
      padding: 2px;
      overflow-x: auto;
      scrollbar-width: none;
      &::-webkit-scrollbar {
        display: none;
      }
    }
    & > ${ChipBox} {
      flex: none;
      max-inline-size: 100%;
    }
    & ${ChipText} {
      grid-auto-flow: column;
      gap: ${fixedSpace[1]};
      min-block-size: 2.25rem;
      padding-inline: ${fixedSpace[3]};
      outline-offset: 0;
    }
    & ${ChipCount} {
      color: inherit;
    }
  }
`;
