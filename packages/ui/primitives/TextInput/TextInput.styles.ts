import { css, styled } from 'styled-components';
import { color, fixedSpace, size, space, type } from '../../theme/tokens';
import { controlStyles } from '../Field';

export const Box = styled.div`
  position: relative;
`;

/** A read-only value stays readable, on the background of disabled controls. */
const textControlStyles = css`
  ${controlStyles}
  &:read-only:not(:disabled) {
    border-color: ${color.border};
    background: ${color.disabled};
    color: ${color.text2};
  }
`;

/** Width of the currency. The percentage leaves room for four characters when text is large. */
const startSize = 'min(3.5rem, 30%)';

export const Input = styled.input`
  ${textControlStyles}
  &[data-prefix='true'] {
    padding-inline-start: calc(${startSize} + ${fixedSpace[3.5]});
  }
  /* In px: the icon does not grow with the text size. */
  &[data-icon='true'] {
    padding-inline-start: calc(${size.touch} + 2px);
  }
  &[data-icon='true'][dir='ltr']:is(:dir(rtl) > *) {
    padding-inline: ${space[3.5]} calc(${size.touch} + 2px);
    text-align: end;
  }
  &[data-end='true'] {
    padding-inline-end: ${space[14]};
  }
`;

export const Lead = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${fixedSpace[4]};
  display: flex;
  align-items: center;
  color: ${color.text3};
  pointer-events: none;
`;

export const Start = styled.span`
  position: absolute;
  inset-block: 1px;
  inset-inline-start: 1px;
  display: grid;
  place-items: center;
  inline-size: ${startSize};
  border-inline-end: 1px solid ${color.border};
  ${type.button}
  color: ${color.text2};
  pointer-events: none;
`;

export const End = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${space[3.5]};
  display: flex;
  align-items: center;
  ${type.small}
  color: ${color.text3};
  pointer-events: none;
  &[data-action='true'] {
    inset-inline-end: 2px;
    pointer-events: auto;
    & > button {
      --ink: ${color.text3};
    }
  }
`;

export const Area = styled.textarea`
  ${textControlStyles}
  min-block-size: 7.25rem;
  padding-block: ${space[3]};
  resize: vertical;
`;
