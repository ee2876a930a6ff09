import { css, styled } from 'styled-components';

/** Takes no room on the screen and stays readable for assistive technology. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Words for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
