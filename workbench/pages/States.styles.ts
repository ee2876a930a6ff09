import { color, radius, space, type } from '@efie/ui';
import { styled } from 'styled-components';

const phone = '@media (max-width: 640.98px)';

/*
 * On phones each table row is a block: the state's name, with its four display modes in a row below. Some browsers drop the
 * table roles when `display` changes, so the roles are set explicitly.
 */

export const Table = styled.table.attrs({ role: 'table' })`
  inline-size: 100%;
  border-collapse: collapse;
  color: ${color.text};
  ${type.small}
  & :is(th, td) {
    padding: ${space[3]} ${space[2]};
    border-block-end: 1px solid ${color.border};
    text-align: start;
    vertical-align: top;
  }
  & :is(th, td):first-child {
    padding-inline-start: ${space[4]};
  }
  & :is(th, td):last-child {
    padding-inline-end: ${space[4]};
  }
  & tbody tr:last-child > * {
    border-block-end: 0;
  }
  & thead th {
    color: ${color.text2};
    font-weight: 600;
    white-space: nowrap;
  }
  & thead th:first-child {
    inline-size: 100%;
  }
  & tbody th {
    font-weight: 600;
  }
  ${phone} {
    &,
    & tbody {
      display: block;
    }
    & thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody tr {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: ${space[2]};
      padding: ${space[3]} ${space[4]};
    }
    & tbody tr + tr {
      border-block-start: 1px solid ${color.border};
    }
    && :is(th, td) {
      display: block;
      padding: 0;
      border: 0;
    }
    & :is(tbody th, td[colspan]) {
      grid-column: 1 / -1;
    }
  }
`;

export const TableHead = styled.thead.attrs({ role: 'rowgroup' })``;

export const TableBody = styled.tbody.attrs({ role: 'rowgroup' })``;

export const Row = styled.tr.attrs({ role: 'row' })``;

export const ColumnHeader = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;

export const RowHeader = styled.th.attrs({ role: 'rowheader', scope: 'row' })``;

export const Cell = styled.td.attrs({ role: 'cell' })``;

/** A link with a screenshot, or a placeholder of the same proportions, in the colors of the screenshot's theme. */
export const Thumbnail = styled.a`
  display: grid;
  place-items: center;
  inline-size: 6.5rem;
  block-size: 4.5rem;
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.xs};
  overflow: hidden;
  background: ${color.bg};
  ${type.caption}
  &[data-phone='true'] {
    inline-size: 3.25rem;
  }
  && {
    color: ${color.text2};
  }
  &:hover {
    border-color: ${color.primary};
  }
  & img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: top;
  }
  ${phone} {
    max-inline-size: 100%;
  }
`;
