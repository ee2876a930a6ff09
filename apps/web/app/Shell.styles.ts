import { styled } from 'styled-components';

export const Main = styled.main`
  /* A redirect renders nothing until the code of its target has loaded. */
  &:empty {
    min-block-size: 100vh;
  }
`;

/** Placeholder while a screen's code loads: keeps the footer below the fold. */
export const Waiting = styled.div`
  min-block-size: 100vh;
`;
