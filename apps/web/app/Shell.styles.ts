import { styled } from 'styled-components';

export const Main = styled.main`
  /* The footer stays below the fold while a screen's code is on its way. */
  min-block-size: 100vh;
`;
