import { color, radius, space, type } from '@efie/ui';
import { styled } from 'styled-components';

const phone = '@media (max-width: 640.98px)';

/*
 * On a phone a state is a block: its name, its four modes in a row. Another display takes the roles of table parts away in
 * some browsers: they are written out.
 */

export const Grid = styled.table.attrs({ role: 'table' })`
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
    & tbody th {
      grid-column: 1 / -1;
    }
  }
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })``;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })``;

export const Row = styled.tr.attrs({ role: 'row' })``;

export const ColumnHead = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;

export const RowHead = styled.th.attrs({ role: 'rowheader', scope: 'row' })``;

export const Cell = styled.td.attrs({ role: 'cell' })``;

/** A screenshot or its placeholder, with its viewport's proportions and its theme's colors. */
export const Sight = styled.a`
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
