import { styled } from 'styled-components';
import { color, componentType, fixedSpace, media, radius, space, z } from '../../theme/tokens';

/**
 * From 641 px, and from 1024 px, where the agent is beside it: lower where the viewport is, so that title, price, the
 * contact buttons and, at 1280 x 900, the facts below it are in view. The minimum keeps small photos recognizable.
 */
export const galleryHeight = {
  medium: 'clamp(300px, 38vh, 400px)',
  wide: 'clamp(360px, 100vh - 29rem, 520px)',
} as const;

export const Frame = styled.div`
  position: relative;
  margin-inline: calc(-1 * ${space.gutter});
  ${media.md} {
    margin-inline: 0;
  }
`;

/** On phones a 4:3 photo above a row of 16:9 ones; on wide viewports 2fr and 1fr, the first photo over two rows. */
export const Tiles = styled.ul`
  display: grid;
  /* Two columns, or one where large text over a photo needs the width. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9rem, 50% - 2px)), 1fr));
  gap: ${fixedSpace[1]};
  & > :first-child,
  &[data-shown='2'] > * {
    grid-column: 1 / -1;
  }
  /* Three small photos below, as tall as two. */
  &[data-shown='4'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > :not(:first-child) {
      aspect-ratio: 7 / 6;
    }
  }
  ${media.md} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    grid-template-rows: repeat(2, minmax(0, 1fr));
    gap: ${space[2]};
    block-size: ${galleryHeight.medium};
    & > :first-child {
      grid-column: auto;
      grid-row: 1 / -1;
    }
    &[data-shown='1'] > :first-child {
      grid-column: 1 / -1;
    }
    &[data-shown='4'] {
      grid-template: repeat(3, minmax(0, 1fr)) / minmax(0, 2fr) minmax(0, 1fr);
      & > :not(:first-child) {
        aspect-ratio: auto;
      }
    }
    &[data-shown='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-shown='2'] > * {
      grid-column: auto;
      grid-row: 1 / -1;
    }
  }
  ${media.lg} {
    block-size: ${galleryHeight.wide};
  }
  ${media.print} {
    grid-template: minmax(0, 1fr) / none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    block-size: 240px;
    &&& > * {
      grid-area: auto;
      aspect-ratio: auto;
    }
  }
`;

export const Cell = styled.li`
  --start: 0px;
  --end: 0px;
  --gate: 0px;
  position: relative;
  min-inline-size: 0;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  &:first-child {
    aspect-ratio: 4 / 3;
  }
  ${media.md} {
    aspect-ratio: auto;
    border-start-start-radius: var(--start);
    border-end-start-radius: var(--start);
    border-start-end-radius: var(--gate);
    border-end-end-radius: var(--end);
    &:first-child {
      --start: ${radius.cardLarge};
      aspect-ratio: auto;
    }
    &:last-child {
      --end: ${radius.cardLarge};
    }
    &:nth-child(2),
    &:first-child:last-child {
      --gate: ${radius.gateGallery};
    }
  }
`;

/** The focus ring is inside the photo, where nothing clips it. */
export const Tile = styled.button`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border-radius: inherit;
  & > :first-child {
    block-size: 100%;
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &:focus-visible::after {
    content: '';
    position: absolute;
    inset: ${fixedSpace[1.5]};
    border: 2px solid var(--focus-on-picture);
    border-radius: inherit;
    outline: 4px solid var(--focus-on-picture-edge);
  }
  ${media.forcedColors} {
    &:focus-visible::after {
      border-color: Highlight;
    }
  }
`;

export const MotifFallback = styled.div`
  position: absolute;
  inset: 0;
  & > div {
    block-size: 100%;
  }
`;

/** Below the controls on phones. */
export const NoPhotos = styled.div`
  position: relative;
  display: grid;
  place-items: end center;
  min-block-size: 200px;
  padding: ${fixedSpace[16]} ${fixedSpace[4]} ${fixedSpace[4]};
  ${media.md} {
    place-items: center;
    padding-block: ${fixedSpace[4]};
    border-radius: ${radius.cardLarge};
    overflow: hidden;
  }
`;

export const MorePhotos = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${space[2]};
  background: rgba(8, 29, 21, 0.56); /* stylelint-disable-line -- on a photo, in both themes */
  ${componentType.photoCount}
  color: #ffffff; /* stylelint-disable-line -- on a photo, in both themes */
  ${media.forcedColors} {
    border: 1px solid ButtonBorder;
    border-radius: inherit;
    background: Canvas;
    color: CanvasText;
  }
  ${media.print} {
    display: none;
  }
`;

/** Controls over the first photo on phones; the space between them is not clickable. */
export const PhotoControls = styled.div`
  position: absolute;
  z-index: ${z.cardAction};
  inset-block-start: 0;
  inset-inline: 0;
  display: flex;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space[3]};
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
  &:dir(rtl) > a > svg {
    scale: -1 1;
  }
  ${media.md} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

export const PhotoCount = styled.div`
  position: absolute;
  inset-block-end: ${space[3]};
  inset-inline-end: ${space[3]};
  display: flex;
  color: ${color.onGlass};
  pointer-events: none;
  ${media.md} {
    display: none;
  }
`;
