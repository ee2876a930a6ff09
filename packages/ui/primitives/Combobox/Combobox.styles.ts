import { styled } from 'styled-components';
import { color, fixedSpace, media, radius, shadow, size, space, z } from '../../theme/tokens';
import { controlStyles } from '../Field';

export const Wrap = styled.div`
  position: relative;
`;

export const Control = styled.input`
  ${controlStyles}
  padding-inline-end: ${fixedSpace[12]};
  &[data-open='true'] {
    padding-inline-start: ${fixedSpace[11]};
  }
`;

export const Start = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${fixedSpace[3.5]};
  display: flex;
  align-items: center;
  color: ${color.text3};
  pointer-events: none;
`;

export const End = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 2px;
  display: grid;
  place-items: center;
  inline-size: ${size.touch};
  color: ${color.text2};
  pointer-events: none;
  & > button {
    pointer-events: auto;
  }
`;

export const List = styled.ul`
  position: absolute;
  z-index: ${z.menu};
  inset-block-start: calc(100% + ${fixedSpace[1.5]});
  inset-inline: 0;
  max-block-size: min(19rem, 50vh);
  padding: ${fixedSpace[1.5]};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.border};
  border-radius: ${radius.menu};
  background: ${color.raised};
  box-shadow: ${shadow.e3};
`;

export const Option = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-block-size: ${size.touch};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.sm};
  cursor: pointer;
  &[data-active='true'] {
    background: ${color.tint};
  }
  ${media.hover} {
    &:hover {
      background: ${color.tint};
    }
  }
  ${media.forcedColors} {
    &[data-active='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const OptionText = styled.span`
  min-inline-size: 0;
`;

export const Hint = styled.span`
  color: ${color.text2};
`;

export const Match = styled.b`
  font-weight: 700;
`;

export const NoMatch = styled.li`
  padding: ${space[3]};
  color: ${color.text2};
`;
