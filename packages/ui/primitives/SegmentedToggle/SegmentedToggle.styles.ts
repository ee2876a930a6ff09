import { styled } from 'styled-components';
import { color, fixedSpace, media, motion, radius, size, space, type } from '../../theme/tokens';
import { TransparentRadio } from '../Choice';

export const Track = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: ${fixedSpace[1]};
  border-radius: ${radius.controlLarge};
  background: ${color.tint};
  &[data-icons='true'] {
    flex-wrap: nowrap;
    padding: 2px;
    & > * {
      flex: none;
      inline-size: ${size.touch};
    }
  }
  ${media.forcedColors} {
    border: 1px solid ButtonBorder;
  }
`;

export const Segment = styled.label`
  position: relative;
  display: grid;
  flex: 1 4rem;
  min-inline-size: 0;
  justify-items: center;
  cursor: pointer;
  &:has(:disabled) {
    cursor: not-allowed;
  }
`;

export const SegmentBox = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  column-gap: ${space[2]};
  inline-size: 100%;
  min-block-size: ${size.touch};
  padding: ${space[1]} ${space[2]};
  border: 1.5px solid transparent;
  border-radius: calc(${radius.control} - 1px);
  color: ${color.text2};
  ${type.button}
  text-align: center;
  overflow-wrap: anywhere;
  transition: background-color ${motion.fast} ${motion.standard};
  ${media.hover} {
    ${TransparentRadio}:hover:not(:checked) + & {
      color: ${color.text};
    }
  }
  ${TransparentRadio}:checked + & {
    border-color: ${color.primary};
    background: ${color.surface};
    color: ${color.text};
    font-weight: 650;
  }
  ${TransparentRadio}:focus-visible + & {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  ${TransparentRadio}:disabled + & {
    border-color: transparent;
    background: transparent;
    color: ${color.textDisabled};
  }
  ${TransparentRadio}:checked:disabled + & {
    border-color: ${color.textDisabled};
  }
  ${media.forcedColors} {
    ${TransparentRadio}:checked + & {
      border-color: Highlight;
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/** On its own line, so that the segment keeps its height when the number arrives. */
export const SegmentCount = styled.span`
  inline-size: 100%;
  ${type.caption}
  ${type.figures}
  color: ${color.text2};
  ${media.forcedColors} {
    color: inherit;
  }
`;
