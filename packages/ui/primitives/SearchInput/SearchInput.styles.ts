import { styled } from 'styled-components';
import { color, radius, size } from '../../theme/tokens';
import { controlStyles } from '../Field';

export const Box = styled.div`
  position: relative;
  inline-size: 100%;
  min-inline-size: 0;
  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 16px;
    margin-block: auto;
    color: ${color.text3};
    pointer-events: none;
  }
`;

export const Control = styled.input`
  ${controlStyles}
  appearance: none;
  min-block-size: ${size.searchInput};
  padding-inline: 46px 48px;
  border-radius: ${radius.controlLarge};
  &:placeholder-shown {
    padding-inline-end: 16px;
  }
  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    display: none;
  }
`;

export const Clear = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 4px;
  display: flex;
  align-items: center;
`;
