import { styled } from 'styled-components';
import { color, media, motion, radius, space, type } from '../../theme/tokens';
import { visuallyHidden } from '../VisuallyHidden';

export const Group = styled.fieldset`
  min-inline-size: 0;
`;

export const Legend = styled.legend`
  margin-block-end: ${space[2]};
  ${type.label}
  &[data-hidden='true'] {
    ${visuallyHidden}
  }
`;

export const ChipRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

export const ChipBox = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 2px;
  flex: 1 1 44px;
  min-inline-size: 44px;
  cursor: pointer;
`;

export const Radio = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 44px;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

export const ChipText = styled.span`
  display: grid;
  place-items: center;
  inline-size: 100%;
  min-block-size: 44px;
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.text};
  ${type.button}
  ${type.figures}
  transition: background-color ${motion.fast} ${motion.standard};
  ${media.hover} {
    ${Radio}:hover + & {
      background: ${color.secondaryHover};
    }
  }
  ${Radio}:checked + & {
    border-color: ${color.primary};
    background: ${color.primarySoft};
    box-shadow: inset 0 0 0 0.5px ${color.primary};
    color: ${color.onPrimarySoft};
  }
  ${Radio}:focus-visible + & {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  ${media.forcedColors} {
    ${Radio}:checked + & {
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
