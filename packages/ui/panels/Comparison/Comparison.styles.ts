import { css, styled } from 'styled-components';
import { Link } from '../../primitives';
import { clamp, color, componentType, fixedSpace, media, radius, space, type, z } from '../../theme/tokens';

/* In rem, so that large text has room: below it the homes are swiped. */
const narrow = '@container (inline-size < 56rem)';
const wide = '@container (inline-size >= 56rem)';

export const Frame = styled.div`
  container-type: inline-size;
`;

export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[5]};
  margin-block-end: ${space[3]};
  ${type.small}
  color: ${color.text2};
`;

/** On narrow screens the homes are swiped; on wide ones nothing scrolls, so that the titles can stick to the viewport. */
export const Scroller = styled.div`
  ${narrow} {
    margin-inline: calc(-1 * ${space.gutter});
    padding-inline: ${space.gutter};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-padding-inline: ${space.gutter};
    scroll-snap-type: x proximity;
    scrollbar-width: thin;
  }
`;

// With another `display`, some browsers drop the roles of table elements, so all roles are set explicitly.

export const Grid = styled.table.attrs({ role: 'table' })`
  inline-size: 100%;
  table-layout: fixed;
  text-align: start;
  ${narrow} {
    display: block;
  }
`;

export const RowGroup = styled.tbody.attrs({ role: 'rowgroup' })`
  ${narrow} {
    display: block;
  }
`;

/** On narrow screens a row's label is above its values. */
export const Row = styled.tr.attrs({ role: 'row' })`
  ${narrow} {
    display: grid;
    grid-template-columns: repeat(var(--homes), minmax(min(100%, clamp(9rem, 46%, 15rem)), 1fr));
    ${media.print} {
      grid-template-columns: repeat(var(--homes), minmax(0, 1fr));
    }
  }
`;

const cell = css`
  padding: ${fixedSpace[3]};
  border-block-end: 1px solid ${color.border};
  text-align: start;
  vertical-align: baseline;
  overflow-wrap: anywhere;
`;

/** Stays in view while the rows are scrolled; narrow screens scroll sideways instead. */
const stickyHead = css`
  background: ${color.bg};
  ${wide} {
    position: sticky;
    z-index: ${z.sticky};
    inset-block-start: 0;
    box-shadow: 0 1px ${color.border};
  }
`;

/** The title of a home, its link and the button that removes it. */
export const HomeHead = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  ${cell}
  min-inline-size: 0;
  padding-block: ${fixedSpace[2]};
  vertical-align: top;
  ${stickyHead}
  scroll-snap-align: start;
`;

export const HeadContent = styled.div`
  display: flex;
  gap: ${space[1]};
  align-items: flex-start;
  justify-content: space-between;
  & > div {
    margin-block-start: calc(-1 * ${fixedSpace[2]});
    margin-inline-end: calc(-1 * ${fixedSpace[2]});
  }
`;

export const Title = styled(Link)`
  ${clamp[3]}
  min-inline-size: 0;
  padding-block: ${fixedSpace[1]};
  ${componentType.itemTitle}
  color: ${color.link};
`;

/** Above the labels on wide screens. */
export const Corner = styled.td.attrs({ role: 'cell' })`
  ${stickyHead}
  inline-size: 12.5rem;
  border-block-end: 1px solid ${color.border};
  ${narrow} {
    display: none;
  }
`;

export const RowHead = styled.th.attrs({ role: 'rowheader', scope: 'row' })`
  ${cell}
  padding-inline-start: ${fixedSpace[3]};
  ${type.label}
  color: ${color.text2};
  ${narrow} {
    grid-column: 1 / -1;
    padding-block: ${fixedSpace[1.5]};
    border-block-end: 0;
  }
`;

/** Stays in view while the homes are swiped. */
export const Label = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-items: baseline;
  justify-content: space-between;
  ${narrow} {
    position: sticky;
    inset-inline-start: ${fixedSpace[3]};
    justify-content: start;
    inline-size: fit-content;
    max-inline-size: calc(100cqi - 2 * ${fixedSpace[3]});
  }
`;

export const Note = styled.small`
  flex-basis: 100%;
  ${type.caption}
  color: ${color.text3};
`;

export const Value = styled.td.attrs({ role: 'cell' })`
  ${cell}
  min-inline-size: 0;
  ${type.body}
  ${type.figures}
  &[data-strong='true'] {
    font-weight: 700;
  }
  ${narrow} {
    padding-block-start: ${fixedSpace[1]};
  }
`;

/** What a value means beside the others. */
export const Mark = styled.small`
  display: inline-block;
  ${componentType.captionStrong}
  color: ${color.text2};
  &[data-best='true'] {
    padding: 2px ${fixedSpace[2]};
    border-radius: ${radius.xs};
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }
`;

export const PhotoCell = styled(Value)`
  vertical-align: top;
`;

export const PhotoLink = styled(Link)`
  display: block;
  overflow: hidden;
  max-inline-size: 20rem;
  border-radius: ${radius.sm};
  background: ${color.tint};
`;

export const PhotoBadge = styled.span`
  display: flex;
  margin-block-start: ${space[2]};
`;

export const Answer = styled.span`
  display: inline-flex;
  gap: ${space[2]};
  /* The baseline of the row is that of the word. */
  align-items: baseline;
  & > svg {
    align-self: center;
  }
  &[data-quiet='true'] {
    color: ${color.text2};
  }
`;

export const NotGiven = styled.span`
  color: ${color.text3};
`;

export const GroupHead = styled.th.attrs({ role: 'rowheader', scope: 'rowgroup' })`
  padding: ${space[6]} ${fixedSpace[3]} ${fixedSpace[2]};
  border-block-end: 1px solid ${color.border};
  ${type.panelTitle}
  text-align: start;
  ${narrow} {
    grid-column: 1 / -1;
  }
`;

export const ContactRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-start: ${space[2]};
`;
