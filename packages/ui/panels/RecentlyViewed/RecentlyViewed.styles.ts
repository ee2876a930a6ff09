import { styled } from 'styled-components';
import { color, fixedSpace, media, motion, radius, shadow, space, type } from '../../theme/tokens';

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  margin-block-end: ${space[6]};
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;

export const Arrows = styled.div`
  display: none;
  ${media.lg} {
    display: flex;
    gap: ${space[2]};
    /* Undoes the negative end margin of Clear, which is not at the column's edge here. */
    margin-inline-start: ${space[5]};
  }
  &:dir(rtl) svg {
    scale: -1 1;
  }
`;

/** Padding with a negative margin, so that the scroll container does not clip the cards' focus rings and shadows. */
export const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(264px, 100%);
  gap: ${space[4]};
  margin: calc(-1 * ${fixedSpace[2]}) calc(-1 * ${space.gutter});
  padding: ${fixedSpace[2]} ${space.gutter};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${space.gutter};
  scrollbar-width: thin;
  ${media.lg} {
    margin-inline: calc(-1 * ${fixedSpace[1]});
    padding-inline: ${fixedSpace[1]};
    scroll-padding-inline: ${fixedSpace[1]};
  }
  & > li {
    display: grid;
    min-inline-size: 0;
    scroll-snap-align: start;
  }
`;

export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  transition: box-shadow ${motion.base} ${motion.standard};
  ${media.hover} {
    &:hover {
      box-shadow: ${shadow.e2};
    }
  }
  &:has(a:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

export const Photo = styled.div`
  position: relative;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  background: ${color.tint};
`;

export const CardText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  padding: ${fixedSpace[3]} ${fixedSpace[4]} ${fixedSpace[4]};
  & > p {
    overflow-wrap: anywhere;
  }
  & > p:first-child {
    ${type.body}
    font-weight: 700;
    ${type.figures}
  }
  & > p > small {
    ${type.small}
    color: ${color.text2};
  }
  & > p:last-child {
    ${type.small}
    color: ${color.text2};
  }
  /* Truncated at the end of the text's own direction. */
  & bdi {
    display: block;
    overflow: hidden;
    text-align: match-parent;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Note = styled.p`
  padding: ${fixedSpace[2]} ${fixedSpace[4]};
  margin-block-start: auto;
  ${type.small}
  background: ${color.goldSoft};
  color: ${color.onGoldSoft};
`;

export const Title = styled.h3`
  ${type.body}
  & > a {
    color: inherit;
    text-decoration: none;
    &:focus-visible {
      outline: none;
    }
    /* Makes the whole card the target. */
    &::after {
      position: absolute;
      inset: 0;
      content: '';
    }
  }
`;
