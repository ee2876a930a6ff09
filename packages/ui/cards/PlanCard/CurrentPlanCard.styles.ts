import { styled } from 'styled-components';
import { Motif } from '../../primitives';
import {
  clamp,
  color,
  componentType,
  corner,
  fixedSpace,
  media,
  radius,
  space,
  type,
} from '../../theme/tokens';

/** Its width decides, by container query, whether the motif fits. */
export const Card = styled.div`
  container-type: inline-size;
  position: relative;
  min-inline-size: 0;
  padding: ${fixedSpace[5]};
  border: 1px solid ${color.brandLine};
  ${corner.gatePlan}
  background: ${color.brand};
  color: ${color.onBrand};
  overflow-wrap: anywhere;
  ${media.print} {
    break-inside: avoid;
  }
`;

/* Three tiles around the corner, which must not clip them; hidden where large text needs the space. */
export const Tiles = styled(Motif)`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: none;
  inline-size: ${fixedSpace[24]};
  block-size: ${fixedSpace[24]};
  @container (inline-size >= 13rem) {
    display: block;
  }
  &:dir(rtl) {
    scale: -1 1;
  }
  ${media.print} {
    display: none;
  }
`;

/** Leaves room for the motif, so that no text overlaps it. */
export const Head = styled.div`
  display: grid;
  gap: 2px;
  & > h2 {
    ${clamp[3]}
    padding-block-end: 2px;
    margin-block-end: -2px;
  }
  @container (inline-size >= 13rem) {
    &[data-motif='true'] {
      padding-inline-end: calc(${radius.gatePlan} + ${fixedSpace[3]});
    }
  }
`;

export const Label = styled.p`
  ${componentType.planText}
  color: ${color.onBrand2};
`;

export const Bar = styled.div`
  margin-block-start: ${space[3.5]};
  & + p {
    margin-block-start: ${space[1.5]};
  }
`;

export const Note = styled.p`
  margin-block-start: ${space[2]};
  ${type.small}
  ${type.figures}
  color: ${color.onBrand2};
  & [data-near] {
    color: ${color.goldLight};
  }
`;

export const Term = styled.span`
  display: inline-block;
`;

export const Expired = styled.p`
  display: flex;
  gap: ${space[2]};
  margin-block-start: ${space[2]};
  ${type.small}
  ${type.figures}
  color: ${color.goldLight};
  & > svg {
    flex: none;
    margin-block-start: 2px;
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-block-start: ${space[4]};
  && > [data-kind='secondary'] {
    --fill: transparent;
    --fill-hover: ${color.brandLine};
    --ink: ${color.onBrand};
    --line: ${color.onBrand2};
  }
  && > [data-kind='ghost'] {
    --fill-hover: ${color.brandLine};
    --ink: ${color.onBrand};
  }
  ${media.print} {
    display: none;
  }
`;
