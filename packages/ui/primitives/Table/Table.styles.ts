import { styled } from 'styled-components';
import { color, componentType, fixedSpace, media, radius, space, type } from '../../theme/tokens';
import { visuallyHidden } from '../VisuallyHidden';

/** Large text on a phone leaves no space for two columns: everything is stacked. */
const narrow = '@container (inline-size < 13rem)';

export const Scroller = styled.div`
  overflow-x: auto;
  border-radius: ${radius.sm};
  ${media.belowMd} {
    container-type: inline-size;
  }
`;

// With another `display`, some browsers drop the roles of table elements, so all roles are set explicitly.

export const Grid = styled.table.attrs({ role: 'table' })`
  inline-size: 100%;
  text-align: start;
  ${media.belowMd} {
    display: block;
  }
`;

export const Caption = styled.caption`
  padding-block-end: ${space[3]};
  text-align: start;
  ${type.panelTitle}
  &[data-hidden='true'] {
    ${visuallyHidden}
  }
  ${media.belowMd} {
    display: block;
  }
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  ${media.belowMd} {
    ${visuallyHidden}
  }
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  ${media.belowMd} {
    display: block;
  }
`;

export const HeadRow = styled.tr.attrs({ role: 'row' })``;

export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  padding-block: ${space[3]};
  padding-inline: 0 ${fixedSpace[3]};
  border-block-end: 1px solid ${color.border};
  color: ${color.text3};
  ${componentType.captionStrong}
  text-align: start;
  vertical-align: bottom;
  &[data-align='end'] {
    text-align: end;
  }
  &:last-child {
    padding-inline-end: 0;
  }
`;

/*
 * On phones each row is a grid: title at the start and end of the first line, details below, and every other column on a
 * line with name and value.
 */
export const Row = styled.tr.attrs({ role: 'row' })`
  ${media.belowMd} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px ${space[4]};
    padding-block: ${space[4]};
    ${narrow} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  & + & {
    border-block-start: 1px solid ${color.border};
  }
`;

export const Cell = styled.td.attrs(({ role = 'cell' }) => ({ role }))`
  padding-block: ${fixedSpace[3.5]};
  padding-inline: 0 ${fixedSpace[3]};
  ${type.body}
  text-align: start;
  &:last-child {
    padding-inline-end: 0;
  }
  &[data-align='end'] {
    ${type.figures}
    text-align: end;
  }
  &[data-tone='strong'] {
    font-weight: 600;
  }
  &[data-tone='quiet'] {
    color: ${color.text2};
  }
  ${media.belowMd} {
    && {
      display: block;
      min-inline-size: 0;
      padding: 0;
    }
    &[data-phone='title'],
    &[data-phone='titleEnd'] {
      grid-row: 1;
      font-weight: 600;
    }
    &[data-phone='title'],
    &[data-phone='detail'] {
      grid-column: 1;
      text-align: start;
    }
    &[data-phone='titleEnd'],
    &[data-phone='detailEnd'] {
      grid-column: 2;
      text-align: end;
    }
    &[data-phone='detail'] {
      ${type.caption}
      color: ${color.text3};
    }
    &[data-phone='detailEnd'] {
      grid-row: 2 / span 2;
      margin-block-start: ${fixedSpace[1.5]};
    }
    &&[data-phone='pair'] {
      grid-column: 1 / -1;
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 ${space[4]};
      text-align: start;
    }
    &[data-phone='pair'] + [data-phone='pair'] {
      margin-block-start: ${space[1]};
    }
    ${narrow} {
      &[data-phone='titleEnd'],
      &[data-phone='detailEnd'] {
        grid-row: auto;
        grid-column: 1;
        text-align: start;
      }
      &[data-phone='titleEnd'] {
        grid-row: 2;
      }
    }
  }
`;

/** Name of the column beside its value, on phones only. */
export const PairLabel = styled.span`
  display: none;
  color: ${color.text3};
  ${type.small}
  ${media.belowMd} {
    [data-phone='pair'] > & {
      display: inline;
    }
  }
`;

export const Value = styled.span`
  display: block;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${media.md} {
    overflow-wrap: break-word;
  }
`;

export const EmptyMessage = styled.p`
  color: ${color.text2};
  ${type.body}
  ${media.print} {
    color: inherit;
  }
`;
