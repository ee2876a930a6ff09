import {
  clamp,
  color,
  componentType,
  Container,
  container,
  corner,
  fixedSpace,
  galleryHeight,
  Heading,
  Link,
  media,
  radius,
  size,
  space,
  type,
} from '@efie/ui';
import { styled } from 'styled-components';

export const Page = styled(Container)`
  padding-block-end: ${space.section};
  ${media.md} {
    padding-block-start: ${space[6]};
  }
  /* Fits the listing with the phone number on one A4 sheet. */
  ${media.print} {
    padding-block: 0;
    zoom: 0.7;
  }
`;

/** Back, Share and Save above the title from 641 px; on phones they are over the photo. */
export const TopRow = styled.div`
  display: none;
  align-items: center;
  justify-content: space-between;
  min-block-size: ${size.row};
  margin-block-end: ${space[2]};
  ${media.md} {
    display: flex;
  }
  ${media.print} {
    display: none;
  }
`;

export const BackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[1.5]};
  min-block-size: ${size.row};
  border-radius: ${radius.sm};
  ${type.label}
  color: ${color.text};
  text-decoration: none;
  &:dir(rtl) > svg {
    scale: -1 1;
  }
  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
  /* The heart of Save, which is the last. */
  & > [aria-pressed='true']:last-child svg {
    color: ${color.heart};
    fill: currentColor;
  }
`;

/** Beside Back. Compare is lazy-loaded: the row starts at the same place without it. */
export const ListingActions = styled(ActionRow)`
  flex: 1;
  justify-content: flex-end;
  && {
    pointer-events: none;
  }
  & > * {
    pointer-events: auto;
  }
`;

/** As tall as the loaded gallery: a 4:3 photo and a row of 16:9 on phones. */
export const GalleryBox = styled.div`
  position: relative;
  margin-inline: calc(-1 * ${space.gutter});
  aspect-ratio: 390 / 401;
  ${media.md} {
    margin-inline: 0;
    aspect-ratio: auto;
    block-size: ${galleryHeight.medium};
    ${corner.gateGallery}
  }
  ${media.lg} {
    block-size: ${galleryHeight.wide};
  }
`;

/** For the first photo of a listing opened by a link; on phones, where its box is always the same. */
export const EarlyPhoto = styled.div`
  position: absolute;
  inset: 0 0 auto;
  aspect-ratio: 4 / 3;
  background: center / cover;
  ${media.md} {
    display: none;
  }
`;

/**
 * The title comes first in the document. On phones the gallery is shown above it; from 1024 px the agent is beside the
 * gallery, so that title, price and Call are in view at once.
 */
export const Columns = styled.div`
  display: grid;
  grid-template: 'gallery' 'head' 'main' 'aside' / minmax(0, 1fr);
  ${media.md} {
    grid-template-areas: 'head' 'gallery' 'main' 'aside';
  }
  ${media.lg} {
    grid-template:
      'head head' auto
      'gallery aside' auto
      'main aside' 1fr / minmax(0, 1fr) ${container.detailAside};
    column-gap: ${space[10]};
  }
  ${media.print} {
    grid-template: 'gallery gallery' auto 'head aside' auto 'main aside' 1fr / minmax(0, 1fr) 300px;
    column-gap: ${space[8]};
  }
`;

export const Head = styled.div`
  grid-area: head;
  min-inline-size: 0;
  margin-block-start: ${space[6]};
  ${media.md} {
    margin-block-start: ${space[2]};
  }
`;

export const GalleryArea = styled.div`
  grid-area: gallery;
  min-inline-size: 0;
  ${media.md} {
    margin-block-start: ${space[5]};
  }
`;

export const MainColumn = styled.div`
  grid-area: main;
  container-type: inline-size;
  min-inline-size: 0;
`;

export const Aside = styled.aside`
  grid-area: aside;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  align-content: start;
  min-inline-size: 0;
  margin-block-start: ${space[10]};
  ${media.lg} {
    align-self: start;
    margin-block-start: ${space[5]};
    @media (min-height: 52rem) {
      position: sticky;
      inset-block-start: ${space[6]};
    }
  }
`;

export const ReportRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  ${media.print} {
    & > button {
      display: none;
    }
  }
`;

/** The end of the page, with links to other listings. */
export const Onward = styled.nav`
  display: grid;
  justify-items: start;
  margin-block-start: ${space[6]};
  & > a {
    max-inline-size: 100%;
  }
  ${media.print} {
    display: none;
  }
`;

/** About as tall as the similar homes, so that the footer below them does not move when they load. */
export const SimilarPlaceholder = styled.div`
  block-size: 60rem;
  background: ${color.sunken};
  ${media.md} {
    block-size: 41rem;
  }
`;

export const UnderPrice = styled.span`
  flex-basis: 100%;
`;

/** The price beside the median, and what was compared. */
export const PriceNote = styled.span`
  display: grid;
  flex-basis: 100%;
  margin-block-start: ${space[2]};
  ${type.small}
  ${type.figures}
  letter-spacing: normal;
  color: ${color.text2};
`;

/** Reserves the height of the strip, which is lazy-loaded. */
export const StripSlot = styled.span`
  min-block-size: 2.375rem;
  margin-block-end: ${space[1]};
`;

export const MoveIn = styled.div`
  margin-block-start: ${space[6]};
  ${media.lg} {
    margin-block-start: ${space[8]};
  }
`;

/** The height of the move-in cost, until its code has loaded. */
export const MoveInPlaceholder = styled.div`
  min-block-size: 453px;
  ${media.lg} {
    min-block-size: 367px;
  }
  ${media.print} {
    display: none;
  }
`;

export const SkeletonFacts = styled.div`
  margin-block-start: ${space[6]};
`;

export const SkeletonLines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-end: ${space[4]};
  & > span {
    min-inline-size: 0;
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
`;

/* Limits very long titles to six lines. */
export const Title = styled(Heading)`
  ${clamp[6]}
  /* Space for the descenders of the last line. */
  margin-block-end: -0.125em;
  padding-block-end: 0.125em;
  overflow-wrap: anywhere;
`;

export const LocationLine = styled.p`
  display: flex;
  gap: ${space[2]};
  margin-block-start: ${space[2.5]};
  ${componentType.lead}
  color: ${color.text2};
  & > svg {
    margin-block-start: calc(${fixedSpace[1]} - 1px);
  }
  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const Freshness = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  margin-block-start: ${space[2]};
  ${type.small}
  ${type.figures}
  color: ${color.text3};
  & > span {
    display: flex;
    align-items: center;
    gap: ${space[1.5]};
  }
`;

/** On wide screens the agent's card shows the price. */
export const PhonePrice = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: calc(${space[2]} - 0.0625rem);
  margin-block-start: ${space[4]};
  ${type.price}
  overflow-wrap: anywhere;
  & > small {
    ${type.small}
    letter-spacing: normal;
    color: ${color.text2};
  }
  ${media.lg} {
    display: none;
  }
`;

/** Two columns on phones, four on wide screens; one where larger text would break words. */
export const Facts = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin-block-start: ${space[6]};
  border-block: 1px solid ${color.border};
  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    margin-block-start: ${space[8]};
  }
  @container (max-width: 16rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Fact = styled.li`
  display: grid;
  gap: 2px;
  align-content: start;
  padding-block: ${space[4]};
  overflow-wrap: anywhere;
  & > strong {
    ${type.h3}
    ${type.figures}
  }
  & > span {
    ${type.small}
    color: ${color.text2};
  }
  &:nth-child(even) {
    padding-inline-start: ${space[4]};
    border-inline-start: 1px solid ${color.border};
  }
  &:nth-child(n + 3) {
    border-block-start: 1px solid ${color.border};
  }
  ${media.lg} {
    gap: calc(${fixedSpace[1]} - 1px);
    padding-block: ${fixedSpace[5.5]} calc(${fixedSpace[5.5]} - 1px);
    &:nth-child(n + 3) {
      border-block-start: 0;
    }
    &:nth-child(n + 2) {
      padding-inline-start: ${space[5]};
      border-inline-start: 1px solid ${color.border};
    }
  }
  @container (max-width: 16rem) {
    &:nth-child(n + 2) {
      padding-inline-start: 0;
      border-block-start: 1px solid ${color.border};
      border-inline-start: 0;
    }
  }
`;

export const DetailSection = styled.section`
  margin-block-start: ${space[8]};
  ${media.lg} {
    margin-block-start: ${space[10]};
  }
`;

export const Amenities = styled.div`
  margin-block-start: ${space[3.5]};
`;
