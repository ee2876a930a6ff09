import { styled } from 'styled-components';

/** Placeholder while a screen's code loads: keeps the footer below the fold. */
export const Waiting = styled.div`
  min-block-size: 100vh;
`;
