import { styled } from 'styled-components';
import { color, fixedSpace, media, radius, size, space, type } from '../../theme/tokens';
import { choiceStyles } from '../Choice';

/** Aligns error and hint with the label. */
export const Shell = styled.div`
  min-inline-size: 0;
  & > p {
    padding-inline-start: calc(${size.checkbox} + ${space[3]});
  }
`;

export const Box = styled.input`
  ${choiceStyles}
  border-radius: ${radius.xs};
  &:checked::after {
    content: '';
    inline-size: 7px; /* stylelint-disable-line -- a drawn tick */
    block-size: 12px; /* stylelint-disable-line -- a drawn tick */
    margin-block-start: calc(-1 * (${fixedSpace[1]} - 1px));
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  ${media.forcedColors} {
    &:checked::after {
      display: none;
    }
  }
`;

export const Count = styled.span`
  ${type.caption}
  ${type.figures}
  color: ${color.text3};
`;
