import { styled } from 'styled-components';
import { color, fixedSpace, media, motion, radius, space, type } from '../../theme/tokens';

export const Box = styled.div`
  display: grid;
  gap: ${space[2]};
  &[data-thickness='8'] {
    gap: ${fixedSpace[2.5]};
  }
`;

export const Track = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.border};
  [data-thickness='4'] > & {
    block-size: ${fixedSpace[1]};
  }
  [data-thickness='8'] > & {
    block-size: ${fixedSpace[2]};
  }
  [data-ground='brand'] > & {
    background: ${color.brandLine};
  }
  ${media.forcedColors} {
    outline: 1px solid CanvasText;
    outline-offset: -1px;
  }
`;

export const Fill = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: var(--part, 100%);
  border-radius: ${radius.pill};
  background: ${color.primary};
  transition: inline-size ${motion.base} ${motion.standard};
  [data-ground='brand'] > * > & {
    background: ${color.featured};
  }
  &[data-kind='unknown'] {
    inline-size: 40%;
    animation: efie-slide-across ${motion.progress} ${motion.standard} infinite;
  }
  &[data-kind='timed'] {
    animation: efie-grow var(--wait) linear both;
  }
  /* Static, and translucent so that it does not look like completed progress. */
  ${media.reducedMotion} {
    &[data-kind] {
      inline-size: 100%;
      animation: none;
      opacity: 0.5;
    }
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    background: Highlight;
  }
`;

export const ValueText = styled.p`
  ${type.small}
  ${type.figures}
  color: ${color.text2};
  [data-ground='brand'] > & {
    color: ${color.onBrand2};
  }
  [data-ground='brand'] > &[data-tone='notice'] {
    color: ${color.goldLight};
  }
  &[data-tone='notice'] {
    color: ${color.onGoldSoft};
  }
`;
