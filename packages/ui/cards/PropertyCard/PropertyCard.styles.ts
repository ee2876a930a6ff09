import { styled } from 'styled-components';
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

export const Card = styled.article`
  position: relative;
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
  ${media.print} {
    break-inside: avoid;
  }
`;

export const Photo = styled.div`
  position: relative;
  aspect-ratio: 3 / 2;
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
  & + & {
    inset-block: auto ${fixedSpace[3]};
  }
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  padding: ${fixedSpace[4]};
  ${media.md} {
    padding: ${fixedSpace[4.5]} ${fixedSpace[5]} ${fixedSpace[5]};
  }
`;

export const PriceLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[2]};
  min-block-size: 1.75rem;
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

/* The maximum height is needed besides the line clamp, because scripts with tall glyphs would exceed two lines. */
export const Title = styled.h3`
  ${clamp[2]}
  max-block-size: 2lh;
  margin-block-start: ${space[2.5]};
  ${type.cardTitle}
  overflow-wrap: anywhere;
  text-wrap: wrap;
  & > a {
    color: inherit;
    text-decoration: none;
    &:focus-visible {
      outline: none;
    }
    ${media.hover} {
      &:hover {
        text-decoration: underline;
      }
    }
  }
  &:has(:focus-visible) {
    border-radius: ${radius.xs};
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
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
  & > bdi {
    ${clamp[2]}
    max-block-size: 2.5rem;
    overflow-wrap: anywhere;
  }
`;

/** Facts at the start, SeenAndAgeLine at the end or, when both do not fit, on the next line. */
export const FactsLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4.5]};
  min-block-size: 1.25rem;
  margin-block: ${space[3]} ${space[4]};
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4.5]};
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

export const SeenAndAgeLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  min-block-size: 1.125rem;
  ${type.caption}
  color: ${color.text3};
  & > span {
    display: flex;
    align-items: center;
    gap: ${space[1]};
  }
  & > [data-stale] {
    color: ${color.onGoldSoft};
  }
`;

/** At the bottom of the card, so that it is aligned across a row of cards. */
export const AgentLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2.5]};
  min-block-size: 2.9375rem;
  margin-block-start: auto;
  padding-block-start: ${space[3.5]};
  border-block-start: 1px solid ${color.border};
`;

/* A link gets a target of 44 px; the negative margins preserve the height of the line. */
export const AgentName = styled.span`
  flex: 1 1 4rem;
  max-inline-size: max-content;
  margin-inline-end: auto;
  overflow: hidden;
  ${type.label}
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.text};
  &[href] {
    margin-block: calc(-1 * ${space[3]});
    padding-block: ${space[3]};
    border-radius: ${radius.xs};
    text-decoration: none;
  }
  ${media.hover} {
    &[href]:hover {
      text-decoration: underline;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-start: ${space[4]};
  & > :first-child {
    flex: 1 7.5rem;
  }
  ${media.hover} {
    ${Card}:hover & > [data-kind='secondary'] {
      background: ${color.secondaryHover};
    }
  }
`;
