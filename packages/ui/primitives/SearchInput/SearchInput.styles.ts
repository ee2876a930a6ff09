import { styled } from 'styled-components';
import { color, fixedSpace, radius, size } from '../../theme/tokens';
import { controlStyles } from '../Field';

export const Box = styled.div`
  position: relative;
  inline-size: 100%;
  min-inline-size: 0;
  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${fixedSpace[4]};
    margin-block: auto;
    color: ${color.text3};
    pointer-events: none;
  }
`;

export const Control = styled.input`
  ${controlStyles}
  appearance: none;
  min-block-size: ${size.searchInput};
  padding-inline: calc(${size.touch} + 2px) ${fixedSpace[12]};
  border-radius: ${radius.controlLarge};
  &:placeholder-shown {
    padding-inline-end: ${fixedSpace[4]};
  }
  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    display: none;
  }
`;

export const Clear = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${fixedSpace[1]};
  display: flex;
  align-items: center;
`;
