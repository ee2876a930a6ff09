import { styled } from 'styled-components';
import Yarl from 'yet-another-react-lightbox';
import { color, componentType, fixedSpace, media, radius, size, space, type, z } from '../../theme/tokens';

/** Wide or low viewports: the buttons are beside the photo. Otherwise they are above the thumbnails, in reach of the thumb. */
const beside = `${media.lg}, (max-height: 599.98px)`;
const low = '@media (max-height: 599.98px)';

/** --above and --below: the space around the photo. --widest: the width of a 4:3 photo with room for the buttons. */
export const StyledLightbox = styled(Yarl)`
  --above: 112px;
  --below: calc(210px + env(safe-area-inset-bottom));
  --widest: 100vw;
  --yarl__portal_zindex: ${z.lightbox};
  --yarl__color_backdrop: ${color.lightboxGround};
  color: ${color.lightboxText};
  ${beside} {
    --above: ${fixedSpace[24]};
    --below: 120px;
    --widest: min(100vw - 224px, (100dvh - var(--above) - var(--below)) * 4 / 3);
  }
  ${low} {
    --above: ${fixedSpace[14]};
    --below: 84px; /* stylelint-disable-line -- thumbnails of 54px with the space around them */
  }
  .yarl__container {
    padding-block: var(--above) var(--below);
  }
  .yarl__slide {
    overflow: visible;
  }
`;

export const Slide = styled.div`
  display: flex;
  justify-content: center;
  max-inline-size: var(--widest);
  max-block-size: 100%;
`;

export const Photo = styled.img`
  max-inline-size: 100%;
  max-block-size: calc(100dvh - var(--above) - var(--below));
  object-fit: contain;
  cursor: zoom-in;
  .yarl__slide_wrapper_interactive & {
    cursor: grab;
  }
  /* Small files are scaled up, so that the buttons are always beside the photo. */
  ${beside} {
    inline-size: var(--widest);
    border-radius: ${radius.controlLarge};
  }
`;

/** Holds the placeholder of a broken photo, in the size of a 4:3 photo. */
export const BrokenPhoto = styled.div`
  inline-size: min(var(--widest), (100dvh - var(--above) - var(--below)) * 4 / 3);
  overflow: hidden;
  ${beside} {
    border-radius: ${radius.controlLarge};
  }
`;

export const Counter = styled.p`
  position: absolute;
  inset-block-start: ${fixedSpace[3.5]};
  inset-inline-start: ${space[5]};
  display: flex;
  align-items: center;
  gap: ${space[3]};
  /* Beside the two buttons. */
  max-inline-size: calc(100% - 3 * ${size.touch});
  block-size: ${size.touch};
  margin-inline: calc(-1 * ${space[2]});
  padding-inline: ${space[2]};
  border-radius: ${radius.control};
  background: ${color.lightboxGround};
  white-space: nowrap;
  ${componentType.strong}
  ${type.figures}
  ${media.lg} {
    inset-block-start: ${fixedSpace[4.5]};
    inset-inline-start: ${space[6]};
  }
  ${low} {
    inset-block-start: ${fixedSpace[1.5]};
  }
`;

export const Caption = styled.span`
  flex: 1;
  overflow: hidden;
  ${type.small}
  text-overflow: ellipsis;
`;

/** The focus ring is gold, for contrast with the dark backdrop, which the buttons have too: a zoomed photo is behind them. */
export const RoundButton = styled.button`
  position: absolute;
  display: grid;
  place-items: center;
  inline-size: ${fixedSpace[12]};
  block-size: ${fixedSpace[12]};
  border: 1px solid color-mix(in srgb, ${color.lightboxText} 48%, transparent);
  border-radius: ${radius.pill};
  background: ${color.lightboxGround};
  color: inherit;
  &:focus-visible {
    outline-color: ${color.goldLight};
  }
  ${media.hover} {
    &:hover {
      background: color-mix(in srgb, ${color.lightboxText} 12%, ${color.lightboxGround});
    }
  }
  &[data-control='close'],
  &[data-control='zoom'] {
    inset-block-start: ${fixedSpace[3.5]};
    inset-inline-end: ${space[2]};
    inline-size: ${size.touch};
    block-size: ${size.touch};
    border-color: transparent;
  }
  &[data-control='zoom'] {
    translate: calc(-100% - ${space[2]});
    &:dir(rtl) {
      translate: calc(100% + ${space[2]});
    }
  }
  &[data-control='previous'],
  &[data-control='next'] {
    inset-block-end: calc(162px + env(safe-area-inset-bottom));
    inset-inline-start: ${space[5]};
  }
  &[data-control='next'] {
    inset-inline: auto ${space[5]};
  }
  &:dir(rtl) > svg {
    scale: -1 1;
  }
  ${media.lg} {
    &[data-control='close'],
    &[data-control='zoom'] {
      inset-block-start: ${fixedSpace[4.5]};
      inset-inline-end: ${space[6]};
    }
  }
  ${low} {
    &[data-control='close'],
    &[data-control='zoom'] {
      inset-block-start: ${fixedSpace[1.5]};
    }
  }
  ${beside} {
    &[data-control='previous'],
    &[data-control='next'] {
      inset-block: calc(
          var(--above) + (100dvh - var(--above) - var(--below)) / 2 - ${size.lightboxButton} / 2
        )
        auto;
      inset-inline: calc(50% - var(--widest) / 2 - ${size.lightboxButton} - ${fixedSpace[8]}) auto;
      inline-size: ${size.lightboxButton};
      block-size: ${size.lightboxButton};
    }
    &[data-control='next'] {
      inset-inline: auto calc(50% - var(--widest) / 2 - ${size.lightboxButton} - ${fixedSpace[8]});
    }
  }
`;

/** The 4 px padding keeps the focus ring from being clipped. */
export const ThumbnailStrip = styled.div`
  position: absolute;
  inset-block-end: calc(${fixedSpace[20]} + ${fixedSpace[1]} + env(safe-area-inset-bottom));
  inset-inline: 0;
  display: flex;
  gap: ${space[2]};
  padding: ${fixedSpace[1]} ${space[5]};
  overflow-x: auto;
  overscroll-behavior: contain;
  scrollbar-width: none;
  background: ${color.lightboxGround};
  touch-action: pan-x;
  /* Centered if they fit, otherwise aligned to the start. */
  & > :first-child {
    margin-inline-start: auto;
  }
  & > :last-child {
    margin-inline-end: auto;
  }
  ${media.lg} {
    inset-block-end: ${fixedSpace[5]};
    padding-inline: ${space[6]};
  }
  ${low} {
    inset-block-end: ${fixedSpace[2]};
  }
`;

export const Thumbnail = styled.button`
  position: relative;
  flex: none;
  inline-size: ${fixedSpace[18]};
  block-size: 54px; /* stylelint-disable-line -- 4:3 */
  border-radius: ${radius.sm};
  & > div {
    block-size: 100%;
    overflow: hidden;
    border-radius: inherit;
    opacity: 0.55;
  }
  &[aria-current='true'] {
    outline: 2px solid ${color.featured};
    outline-offset: 2px;
  }
  &[aria-current='true'] > div {
    opacity: 1;
  }
  &:focus-visible {
    outline: 3px solid ${color.lightboxText};
    outline-offset: 1px;
  }
  ${media.lg} {
    inline-size: ${fixedSpace[24]};
    block-size: ${fixedSpace[18]};
  }
  ${low} {
    inline-size: ${fixedSpace[18]};
    block-size: 54px; /* stylelint-disable-line -- 4:3 */
  }
`;
