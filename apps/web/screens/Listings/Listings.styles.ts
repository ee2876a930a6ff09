import { color, Container, container, fixedSpace, media, radius, size, space, type, z } from '@efie/ui';
import { styled } from 'styled-components';

/** Where a bar of 5 rem leaves enough of the viewport, which at 400% zoom it does not. */
const tall = '@media (min-height: 480px)';

/** A size container, so that the search bar can measure its width in the page's font size. */
export const Page = styled(Container)`
  container-type: inline-size;
  max-inline-size: ${container.listingPage};
  padding-block: ${space[2]} ${space.section};
  ${media.lg} {
    padding-block-start: ${space[4]};
  }
`;

/**
 * Heading, count and saved searches in one row; on phones the count is below the heading, and where that is too narrow the saved
 * searches are below both. Keeps its height while the count changes and the buttons are lazy-loaded.
 */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  align-items: center;
  min-block-size: 5rem;
  @container (min-width: 21rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(9rem, auto);
    column-gap: ${space[2]};
    min-block-size: ${size.button};
    & > * {
      grid-column: 1;
    }
    ${media.md} {
      display: flex;
      column-gap: ${space[4]};
    }
  }
`;

export const Count = styled.p`
  ${type.small}
  ${type.figures}
  color: ${color.text2};
`;

/**
 * Stays at the top of the screen, unless large text wraps it: then it would cover too much of the list. `baseCss` reserves its
 * height as scroll padding.
 */
export const SearchRow = styled.div`
  z-index: ${z.sticky};
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-inline: calc(-1 * ${space.gutter});
  padding: ${fixedSpace[2]} ${space.gutter};
  border-block-end: 1px solid ${color.border};
  background: ${color.bg};
  & > :first-child {
    flex: 1 6rem;
  }
  ${tall} {
    @container (min-width: 17.5rem) {
      position: sticky;
      inset-block-start: 0;
    }
  }
`;

/** Reserves the space of the sort menu and the map button, which are lazy-loaded. */
export const ToolSlot = styled.div`
  flex: 0 0 7rem;
  ${media.lg} {
    flex-basis: 23rem;
  }
`;

/** Phones and tablets only; on wide screens the filters are beside the list. */
export const FilterButton = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${size.searchInput};
  block-size: ${size.searchInput};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.controlLarge};
  background: ${color.surface};
  color: ${color.text};
  & > span {
    position: absolute;
    z-index: ${z.cardAction};
    inset-block-start: calc(-1 * ${fixedSpace[1.5]});
    inset-inline-end: calc(-1 * ${fixedSpace[1.5]});
    display: flex;
  }
  ${media.lg} {
    display: none;
  }
`;

/**
 * The filters, then the map and the list: the map beside the list where that keeps two columns of cards, else above it. Without
 * a map its slot is empty; `data-map` reserves the space of one that was left open, until its code has loaded.
 */
export const Columns = styled.div`
  > div {
    display: flex;
    flex-flow: row-reverse wrap;
  }
  > div > div {
    flex: 1 clamp(15.5rem, 100cqi - 57.5rem, 21.5rem);
  }
  :root:not([data-map]) & > div > :empty {
    display: none;
  }
  margin-block-start: ${space[3]};
  ${media.lg} {
    display: grid;
    grid-template-columns: ${container.listingSidebar} minmax(0, 1fr);
    gap: ${space[8]};
    align-items: start;
    margin-block-start: ${space[4]};
  }
`;

export const Sidebar = styled.section`
  display: none;
  ${media.lg} {
    display: block;
    ${tall} {
      position: sticky;
      inset-block-start: ${space[24]};
      overflow-y: auto;
      max-block-size: calc(100dvh - ${space[24]});
      /* Room for focus rings. */
      margin: -${fixedSpace[1]};
      padding: ${fixedSpace[1]} ${fixedSpace[1]} ${space[6]};
      scrollbar-width: thin;
    }
  }
`;

export const Results = styled.section`
  flex: 99 37.5rem;
  min-inline-size: 0;
  /* Receives focus after a page change or Clear All; the list itself shows the position, so no outline is needed. */
  &:focus-visible {
    outline: none;
  }
`;

export const ChipRow = styled.div`
  margin-block-end: ${space[4]};
  &:empty {
    display: none;
  }
`;

/** The height of the chips, until their code has loaded. */
export const ChipsPlaceholder = styled.div`
  block-size: ${size.touch};
  margin-block: calc(-1 * ${fixedSpace[1]});
`;

/** Reserves the height of the closed disclosure. */
export const AdviceRow = styled.div`
  min-block-size: calc(max(${size.touch}, 2.375rem) + 1px);
  margin-block-start: ${space[6]};
`;

export const PaginationRow = styled.div`
  margin-block-start: ${space[10]};
`;
