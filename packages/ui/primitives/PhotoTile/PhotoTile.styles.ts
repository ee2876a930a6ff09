import { styled } from 'styled-components';
import {
  color,
  componentType,
  fixedSpace,
  media,
  motion,
  radius,
  size,
  space,
  type,
  z,
} from '../../theme/tokens';

/** At least 4:3, taller with large text. Clips its layers, so that the photo does not show at the rounded corners. */
export const Tile = styled.div`
  position: relative;
  display: grid;
  min-inline-size: 0;
  overflow: hidden;
  border: 0 solid transparent;
  border-radius: ${radius.thumb};
  background: ${color.tint};
  &::before {
    content: '';
    padding-block-end: 75%;
  }
  &::before,
  & > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
  &[data-state='failed'] {
    background: ${color.dangerSoft};
    color: ${color.onDangerSoft};
  }
  ${media.forcedColors} {
    border-width: 1px;
  }
`;

export const Photo = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  [data-state='sending'] > & {
    opacity: 0.6;
  }
  [data-state='failed'] > & {
    display: none;
  }
`;

/** Text and actions over the whole tile. When marked, a dark overlay in both themes. */
export const Layer = styled.div`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  padding: ${space[3]} ${space[2]} 0;
  ${type.small}
  text-align: center;
  [data-state='marked'] > & {
    background: color-mix(in srgb, ${color.lightboxGround} 74%, transparent);
    color: ${color.lightboxText};
  }
`;

export const LayerText = styled.span`
  min-inline-size: 0;
  max-inline-size: 100%;
  margin-block-start: ${space[1]};
  overflow-wrap: anywhere;
`;

/** Underlined text button with a 44 px target: Try again, Undo. */
export const TileAction = styled.button`
  min-inline-size: ${size.touch};
  min-block-size: ${size.touch};
  padding-inline: ${space[2]};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
`;

export const Foot = styled.div`
  position: relative;
  align-self: end;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  margin: ${fixedSpace[1.5]};
`;

export const ProgressBox = styled(Foot)`
  min-block-size: 1.5rem;
  padding: 2px ${space[2]};
  border: 1px solid transparent;
  border-radius: ${radius.xs};
  background: ${color.glass};
  color: ${color.onGlass};
  ${componentType.captionStrong}
  ${type.figures}
`;

export const ProgressSlot = styled.span`
  flex: 1 1 2.5rem;
`;

/** A 44 px target at the tile's top end around a 32 px visible button. */
export const CornerTarget = styled.button`
  z-index: ${z.cardAction};
  justify-self: end;
  display: grid;
  place-items: center;
  inline-size: ${size.touch};
  block-size: ${size.touch};
  &&:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

export const CornerIcon = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${fixedSpace[8]};
  block-size: ${fixedSpace[8]};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${color.glass};
  color: ${color.onGlass};
  transition: background-color ${motion.fast} ${motion.standard};
  ${media.hover} {
    ${CornerTarget}:hover & {
      background: ${color.raised};
    }
  }
  ${CornerTarget}:focus-visible & {
    outline: 2px solid var(--focus-on-picture);
    outline-offset: 0;
    box-shadow: 0 0 0 4px var(--focus-on-picture-edge);
  }
  ${media.forcedColors} {
    border-color: ButtonBorder;
  }
`;
