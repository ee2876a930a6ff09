import { styled } from 'styled-components';
import { color, media, motion } from '../../theme/tokens';

export const Box = styled.div`
  position: relative;
  inline-size: 100%;
  overflow: hidden;
  background: ${color.tint};
  /* Cards clip what is outside. */
  &:focus-visible {
    outline-offset: -4px;
  }
`;

export const Image = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  opacity: 0;
  transition: opacity ${motion.base} ${motion.standard};
  [data-state='shown'] > & {
    opacity: 1;
  }
  ${media.print} {
    opacity: 1;
  }
  @media (scripting: none) {
    opacity: 1;
  }
`;

export const Fallback = styled.span`
  position: absolute;
  inset: 0;
  & > svg {
    inline-size: 100%;
    block-size: 100%;
  }
`;
