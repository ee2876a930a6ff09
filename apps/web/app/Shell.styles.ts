import { styled } from 'styled-components';

/** Stands while a screen's code is on its way: the footer stays below the fold until there is something above it. */
export const Waiting = styled.div`
  min-block-size: 100vh;
`;
