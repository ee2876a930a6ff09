import { styled } from 'styled-components';
import { Link } from '../../primitives';
import { visuallyHidden } from '../../primitives/VisuallyHidden';
import {
  clamp,
  color,
  componentType,
  fixedSpace,
  media,
  radius,
  shadow,
  size,
  space,
  type,
  z,
} from '../../theme/tokens';

/* By the width of the list: beside the dashboard's sidebar it is narrow on wide screens too. */
const narrow = '@container (inline-size < 44rem)';
const wide = '@container (inline-size >= 44rem)';

export const RowsSpace = styled.div`
  container-type: inline-size;
`;

// With another `display`, some browsers drop the roles of table elements, so all roles are set explicitly.

export const Grid = styled.table.attrs({ role: 'table' })`
  inline-size: 100%;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  border-collapse: separate;
  border-spacing: 0;
  background: ${color.surface};
  scroll-margin-block-start: ${space[24]};
  ${narrow} {
    display: block;
  }
`;

export const Caption = styled.caption`
  ${visuallyHidden}
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  ${narrow} {
    display: block;
  }
`;

/* In a narrow list only the checkbox that selects all is shown; the names of the columns stay for screen readers. */
export const HeadRow = styled.tr.attrs({ role: 'row' })`
  ${narrow} {
    display: block;
  }
`;

export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  padding-block: 0;
  padding-inline: 0 ${fixedSpace[3]};
  color: ${color.text3};
  ${componentType.captionStrong}
  text-align: start;
  &[data-align='end'] {
    text-align: end;
  }
  &[data-cell='select'] {
    padding-inline: ${fixedSpace[2]} 0;
  }
  ${narrow} {
    &[data-cell='select'] {
      display: block;
      padding: 0 ${fixedSpace[1]};
    }
    &:not([data-cell='select']) {
      ${visuallyHidden}
    }
  }
`;

/** Label of the checkbox that selects the page, visible in a narrow list only. */
export const SelectAllLabel = styled.span`
  ${componentType.choice}
  ${wide} {
    ${visuallyHidden}
  }
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  ${narrow} {
    display: block;
  }
`;

export const Row = styled.tr.attrs({ role: 'row' })`
  & > * {
    border-block-start: 1px solid ${color.border};
  }
  &[data-selected='true'] {
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }
  /* In a narrow list: title, then status and actions, then the figures, all beside the checkbox. */
  ${narrow} {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[3]};
    padding-block: ${fixedSpace[2]};
    padding-inline: calc(${size.touch} + ${fixedSpace[2]}) ${fixedSpace[2]};
    border-block-start: 1px solid ${color.border};
    & > * {
      border: 0;
    }
  }
`;

export const Cell = styled.td.attrs({ role: 'cell' })`
  padding-block: ${fixedSpace[2]};
  padding-inline: 0 ${fixedSpace[3]};
  ${type.small}
  vertical-align: middle;
  &[data-align='end'] {
    ${type.figures}
    text-align: end;
    white-space: nowrap;
  }
  &[data-cell='select'] {
    inline-size: ${size.touch};
    padding-inline: ${fixedSpace[2]} 0;
  }
  &[data-stale='true'] {
    color: ${color.accent};
    font-weight: 650;
  }
  ${narrow} {
    && {
      padding: 0;
      text-align: start;
      white-space: normal;
    }
    &[data-cell='select'] {
      position: absolute;
      inset-block-start: ${fixedSpace[1]};
      inset-inline-start: ${fixedSpace[1]};
    }
    &[data-cell='status'] {
      flex: 1 1 calc(100% - 7.5rem);
      min-inline-size: 0;
    }
    /* The figures cannot be focused, so the order of the Tab key stays that of the eye. */
    &[data-figure] {
      order: 1;
    }
  }
`;

export const TitleCell = styled.th.attrs({ role: 'rowheader', scope: 'row' })`
  inline-size: 100%;
  max-inline-size: 0;
  padding-block: ${fixedSpace[2]};
  padding-inline: 0 ${fixedSpace[3]};
  text-align: start;
  vertical-align: middle;
  ${narrow} {
    flex: 1 1 100%;
    min-inline-size: 0;
    max-inline-size: none;
    padding: 0;
  }
`;

/** Checkbox with a 44 px target around it. */
export const Select = styled.div`
  & label {
    justify-content: center;
    gap: ${space[3]};
    min-inline-size: ${size.touch};
  }
  & label > span {
    flex: 0 1 auto;
    overflow-wrap: anywhere;
  }
  & input:indeterminate {
    border-color: ${color.primary};
    background: ${color.primary};
  }
  & input:indeterminate::after {
    content: '';
    inline-size: 10px; /* stylelint-disable-line -- a drawn dash */
    block-size: 2px;
    background: currentColor;
    ${media.forcedColors} {
      display: none;
    }
  }
`;

export const SelectAll = styled(Select)`
  ${narrow} {
    & label {
      justify-content: start;
      padding-inline-start: ${fixedSpace[1]};
    }
  }
`;

export const TitleBox = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
  & > :first-child {
    flex: none;
    inline-size: 4rem;
    overflow: hidden;
    border-radius: ${radius.sm};
  }
  & > :last-child {
    flex: 1;
    min-inline-size: 0;
  }
  ${narrow} {
    align-items: start;
  }
  ${media.print} {
    & > :first-child {
      display: none;
    }
  }
`;

export const TitleLink = styled(Link)`
  ${clamp[2]}
  -webkit-line-clamp: 1;
  padding-block: 2px;
  border-radius: ${radius.xs};
  color: inherit;
  ${componentType.itemTitle}
  overflow-wrap: anywhere;
  text-decoration: none;
  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

/** One line, of which the price is never cut; in a narrow list the price alone. */
export const PlaceAndPrice = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  color: ${color.text2};
  ${type.small}
  ${type.figures}
  & > bdi {
    flex: 0 1 auto;
    min-inline-size: 0;
    max-inline-size: max(50%, 100% - 9rem);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${narrow} {
      display: none;
    }
  }
  & > span {
    min-inline-size: 0;
    color: ${color.text};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  [data-selected='true'] & {
    &,
    & > span {
      color: inherit;
    }
  }
`;

/** Why the last change of the listing was not made. */
export const Note = styled.p`
  display: flex;
  gap: ${space[2]};
  margin-block-start: ${space[1]};
  color: ${color.danger};
  ${type.small}
  font-weight: 400;
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
    margin-block-start: calc((1lh - ${size.iconS}) / 2);
  }
`;

/** The unit beside a number in narrow lists; in wide ones the column header has it. */
export const Unit = styled.span`
  ${wide} {
    ${visuallyHidden}
  }
`;

/* The button of the status menu has an outline, so that the badge is seen to be one. */
export const StatusMenu = styled.div`
  max-inline-size: 12rem;
  /* Else the column of titles takes its space. */
  ${wide} {
    inline-size: max-content;
  }
  & > div,
  & > div > button {
    max-inline-size: 100%;
  }
  & > div > button > [aria-hidden] {
    min-inline-size: 0;
    overflow: hidden;
  }
  & > div > button {
    padding-inline: ${fixedSpace[2]};
    border: 1px solid ${color.borderControl};
    background: ${color.surface};
    color: ${color.text};
  }
  & [data-chevron] > svg {
    flex: none;
  }
  & [data-chevron] {
    flex: none;
  }
  ${narrow} {
    margin-block: ${space[2]} ${space[1]};
    /* As wide as the row has space beside the checkbox, which 320 px with large text need. */
    & [data-align='start'] {
      max-inline-size: calc(100cqi - ${size.touch} - ${fixedSpace[5]});
    }
  }
`;

export const NoStatus = styled.span`
  color: ${color.text2};
`;

export const RowActions = styled.div`
  display: flex;
  justify-content: end;
`;

/* Tools */

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  & > * {
    flex: 0 1 auto;
    min-inline-size: 0;
  }
  & > [data-tool='search'] {
    flex: 1 1 15rem;
    /* As high as the other tools. */
    & input {
      min-block-size: 3rem;
    }
  }
  & > [data-tool='sort'] {
    flex: 1 1 9rem;
  }
  ${media.lg} {
    & > [data-tool='search'] {
      flex-basis: 11rem;
    }
    & > [data-tool='sort'] {
      flex: 0 1 10rem;
    }
  }
  ${media.print} {
    display: none;
  }
`;

/* Selection */

/* Below 480 px of height, as with large zoom, a sticky bar would cover too much. */
export const SelectionBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  margin-block-end: ${space[3]};
  padding: ${fixedSpace[2]} ${fixedSpace[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${shadow.e2};
  @media (min-height: 480px) {
    position: sticky;
    inset-block-start: ${fixedSpace[2]};
    z-index: ${z.sticky};
  }
  ${media.print} {
    display: none;
  }
`;

export const SelectedCount = styled.p`
  flex: 1 1 auto;
  ${componentType.strong}
  ${type.figures}
`;

export const MarkAs = styled.span`
  ${type.button}
`;
