import { color, Container, fixedSpace, media, radius, size, space, type, z } from '@efie/ui';
import { styled } from 'styled-components';

/** Where a bar of 5 rem leaves enough of the viewport, which at 400% zoom it does not. */
const tall = '@media (min-height: 480px)';

/** A size container, so that the search bar can measure its width in the page's font size. */
export const Page = styled(Container)`
  container-type: inline-size;
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

/** Reserves the space of the sort order and the map's button, which are lazy-loaded. */
export const ToolSlot = styled.div`
  flex: 0 0 23rem;
  ${media.belowLg} {
    display: none;
  }
`;

/** The same below 1024 px: a row that scrolls away with the page. */
export const ToolRow = styled.div`
  min-block-size: ${size.button};
  margin-block-start: ${space[2]};
  ${media.lg} {
    display: none;
  }
`;

/** A square with an icon; from 1024 px with its name. */
export const FilterButton = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${fixedSpace[2]};
  flex: none;
  inline-size: ${size.searchInput};
  block-size: ${size.searchInput};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.controlLarge};
  background: ${color.surface};
  color: ${color.text};
  ${type.button}
  ${media.hover} {
    &:hover {
      background: ${color.secondaryHover};
    }
  }
  & > :last-child {
    position: absolute;
    z-index: ${z.cardAction};
    inset-block-start: calc(-1 * ${fixedSpace[1.5]});
    inset-inline-end: calc(-1 * ${fixedSpace[1.5]});
    display: flex;
  }
  ${media.lg} {
    inline-size: 7rem;
  }
`;

export const FilterButtonText = styled.span`
  ${media.belowLg} {
    display: none;
  }
`;

/** Reserves the height of the quick filters, which are lazy-loaded. */
export const QuickSlot = styled.div`
  display: none;
  ${media.lg} {
    display: block;
    min-block-size: ${size.input};
    margin-block-start: ${space[3]};
  }
`;

/**
 * The map and the list. Without a map its slot is empty; `data-map` reserves the space of one that was left open, until its
 * code has loaded.
 */
export const Columns = styled.div`
  display: flex;
  flex-flow: row-reverse wrap;
  margin-block-start: ${space[3]};
  & > div {
    flex: 1 27.5rem;
  }
  :root:not([data-map]) & > :empty {
    display: none;
  }
  ${media.lg} {
    margin-block-start: ${space[4]};
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
