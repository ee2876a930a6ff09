import { styled } from 'styled-components';
import { Motif } from '../../primitives';
import { color, componentType, fixedSpace, media, radius, space, type } from '../../theme/tokens';

export const Card = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  block-size: 100%;
  padding: min(${fixedSpace[6]}, 6.9%);
  border: 1px solid ${color.border};
  border-radius: ${radius.cardLarge};
  background: ${color.surface};
  overflow-wrap: anywhere;
  --point: ${color.primary};
  &[data-ground='brand'] {
    border-color: ${color.brandLine};
    border-start-end-radius: ${radius.gatePlanCard};
    background: ${color.brand};
    color: ${color.onBrand};
    --point: ${color.featured};
  }
  ${media.md} {
    padding: ${fixedSpace[10]};
    border-radius: ${radius.panel};
    &[data-ground='brand'] {
      border-start-end-radius: ${radius.gatePanel};
    }
  }
  ${media.print} {
    break-inside: avoid;
  }
`;

/* Three rows stepped along the corner, which must not clip a tile. */
export const Tiles = styled(Motif)`
  display: none;
  ${media.lg} {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: block;
    inline-size: 192px;
    block-size: 144px;
  }
  &:dir(rtl) {
    scale: -1 1;
  }
  ${media.print} {
    display: none;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`;

export const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space[2]};
  margin-block-start: ${space[3]};
  ${componentType.planPrice}
  letter-spacing: -0.018em;
  ${type.figures}
  & > small {
    ${type.body}
    letter-spacing: normal;
    color: ${color.text2};
  }
  [data-ground='brand'] > & > small {
    color: ${color.onBrand2};
  }
  ${media.md} {
    margin-block-start: ${space[4]};
  }
`;

export const Limit = styled.p`
  margin-block: ${space[3]} ${space[4]};
  ${componentType.strong}
`;

export const Points = styled.ul`
  display: grid;
  gap: ${space[3]};
  color: ${color.text2};
  [data-ground='brand'] > & {
    color: ${color.onBrand2};
  }
  & > li {
    display: flex;
    gap: ${space[3]};
    min-inline-size: 0;
  }
  & svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--point);
  }
`;

/** Pushed to the bottom, so that the buttons of a row of cards line up. */
export const Foot = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-block-start: auto;
  padding-block-start: ${space[8]};
  /* 'Current Plan' is information, so its text keeps a readable contrast although the button is disabled. */
  && > :disabled {
    color: ${color.text3};
  }
`;

export const Failure = styled.p`
  display: flex;
  gap: ${space[2]};
  ${type.small}
  color: ${color.danger};
  [data-ground='brand'] & {
    color: ${color.goldLight};
  }
  & > svg {
    flex: none;
    margin-block-start: 2px;
  }
`;
