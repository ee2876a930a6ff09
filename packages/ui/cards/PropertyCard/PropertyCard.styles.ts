import { css, styled } from 'styled-components';
import {
  clamp,
  color,
  fixedSpace,
  media,
  motion,
  radius,
  shadow,
  size,
  space,
  type,
  z,
} from '../../theme/tokens';

/** Where title and place may wrap. In rem: a card is narrow when text is large. */
const isWrapping = '@container (inline-size < 16rem) or (inline-size >= 30rem)';

export const Card = styled.article`
  --inset: ${fixedSpace[4]};
  position: relative;
  isolation: isolate;
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  block-size: 100%;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  transition: box-shadow ${motion.base} ${motion.standard};
  ${media.hover} {
    &:hover {
      box-shadow: ${shadow.e2};
    }
  }
  /* The title's link covers the card, so the ring is around the card. */
  &:has(h3 > a:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  ${media.md} {
    --inset: ${fixedSpace[5]};
  }
  ${media.print} {
    break-inside: avoid;
  }
`;

/** The title comes first in the document, for users who navigate by headings; photo and price are shown above it. */
const order = { title: 1, belowTitle: 2 } as const;

export const Photo = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-start-start-radius: calc(${radius.card} - 1px);
  border-start-end-radius: calc(${radius.card} - 1px);
  background: ${color.tint};

  /* The heart, or the button in its place. */
  & > button {
    position: absolute;
    z-index: ${z.cardAction};
    inset-block-start: ${fixedSpace[2.5]};
    inset-inline-end: ${fixedSpace[2.5]};
    &[aria-pressed='true'] {
      color: ${color.heart};
    }
  }
`;

/** Photos side by side, of which one is in view. The room after the first is for those that are not loaded yet. */
export const Strip = styled.div`
  display: flex;
  block-size: 100%;
  overflow: hidden;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  & > * {
    flex: none;
    scroll-snap-align: start;
  }
  &::after {
    content: '';
    flex: none;
    inline-size: calc(100% * var(--waiting));
  }
  ${media.touch} {
    position: relative;
    z-index: ${z.cardAction};
    overflow-x: auto;
  }
`;

/** Badges at the top of the photo; the ribbon's group is at the bottom. */
export const PhotoBadges = styled.div`
  position: absolute;
  z-index: ${z.cardAction};
  display: flex;
  flex-wrap: wrap;
  gap: ${fixedSpace[1.5]};
  inset-block-start: ${fixedSpace[3]};
  inset-inline: ${fixedSpace[3]} calc(${size.touch} + ${fixedSpace[5.5]});
  pointer-events: none;
  &[data-edge='bottom'] {
    inset-block: auto ${fixedSpace[3]};
  }
`;

/** The card's parts below its photo, in the flow of the card itself: the title, which is not inside, is among them. */
export const Body = styled.div`
  display: contents;
  & > * {
    order: ${order.belowTitle};
    margin-inline: var(--inset);
  }
  & > :last-child {
    margin-block-end: var(--inset);
  }
`;

export const PriceLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[2]};
  min-block-size: 1.75rem;
  margin-block-start: ${fixedSpace[4]};
  ${Body} > & {
    order: 0;
  }
  ${media.md} {
    margin-block-start: ${fixedSpace[4.5]};
  }
`;

export const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: calc(${space[2]} - 0.0625rem);
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${type.price}
  & > small {
    ${type.small}
    letter-spacing: normal;
    color: ${color.text2};
  }
`;

/* The maximum height is needed besides the line clamp, because scripts with tall glyphs would exceed the lines. */
const wrapped = css`
  ${clamp[6]}
  max-block-size: 6lh;
  overflow-wrap: anywhere;
  white-space: normal;
  text-wrap: balance;
`;

export const Title = styled.h3`
  order: ${order.title};
  /* Puts its link, which covers the card, above the photo. */
  z-index: ${z.base};
  margin: ${space[2.5]} var(--inset) 0;
  ${type.cardTitle}
  & bdi {
    display: block;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    ${isWrapping} {
      ${wrapped}
    }
    text-align: -webkit-match-parent;
  }
  & > a {
    color: inherit;
    text-decoration: none;
    &:focus-visible {
      outline: none;
    }
    /* The whole card opens the listing; buttons and other links are above. */
    &::after {
      content: '';
      position: absolute;
      z-index: ${z.base};
      inset: 0;
    }
  }
  ${media.hover} {
    ${Card}:hover & > a {
      text-decoration: underline;
    }
  }
`;

/** Above the title's link, which covers the card. */
export const aboveLink = css`
  position: relative;
  z-index: ${z.cardAction};
`;

export const LocationLine = styled.p`
  display: flex;
  gap: ${space[1.5]};
  min-block-size: 1.25rem;
  margin-block-start: ${space[1]};
  ${type.small}
  color: ${color.text2};
  &::before {
    margin-block-start: 1px;
    color: ${color.text3};
  }
  /* On one line the region, which matters most, is cut last. */
  & > bdi {
    display: flex;
    min-inline-size: 0;
    white-space: pre;
    & > span {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    & > :last-child {
      flex: none;
      max-inline-size: 70%;
    }
    ${isWrapping} {
      ${wrapped}
      & > span {
        display: contents;
      }
    }
  }
  /* The place is left to right, its line is not. */
  &:dir(rtl) > bdi {
    text-align: end;
  }
`;

/** Facts at the start, SeenAndAge at the end or, when both do not fit, on the next line. */
export const FactsLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[2]};
  min-block-size: 1.25rem;
  margin-block: ${space[3]} ${space[4]};
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2.5]};
  min-block-size: 1.25rem;
  ${type.small}
  ${type.figures}
  color: ${color.text2};
  & > * {
    display: flex;
    align-items: center;
    gap: calc(${space[2]} - 0.0625rem);
    &::before {
      color: ${color.text3};
    }
  }
`;

/** Its text is styled by theme/cardCss.ts. */
export const AgentName = styled.span`
  ${aboveLink}
  max-inline-size: max-content;
`;

/** Laid out by theme/cardCss.ts, like the agent's line. */
export const Actions = styled.div`
  & > * {
    ${aboveLink}
  }
`;

/** Shown and placed by theme/cardCss.ts. It has its size before the button has loaded. */
export const CompareSlot = styled.div`
  z-index: ${z.cardAction};
  inline-size: ${size.touch};
  block-size: ${size.touch};
`;
