import { color, radius, space, type } from '@efie/ui';
import { styled } from 'styled-components';

/** A row of figures at the top of a page. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(7rem, 100%), 1fr));
  gap: ${space[3]};
  margin-block: ${space[6]};
`;

export const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${space[1]};
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  & dt {
    color: ${color.text2};
    ${type.small}
  }
  & dd {
    margin: 0;
    color: ${color.text};
    ${type.stat}
  }
`;

/** A progress bar; the text beside it gives the same value. */
export const Meter = styled.div.attrs({ role: 'meter' })`
  margin-block-start: ${space[2]};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.pill};
  overflow: hidden;
  background: ${color.bg};
  & > div {
    block-size: 0.375rem;
    background: ${color.primary};
    @media (forced-colors: active) {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export const Filters = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[3]};
  align-items: end;
  margin-block: ${space[6]} ${space[3]};
  padding: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  & > label {
    flex: 1 1 11rem;
    display: grid;
    gap: ${space[1]};
    min-inline-size: 0;
    ${type.label}
  }
  & > label:last-child {
    flex: 2 1 16rem;
  }
  & :is(select, input[type='search']) {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 2.75rem;
    padding-inline: ${space[3]};
    border: 1px solid ${color.borderControl};
    border-radius: ${radius.control};
    background: ${color.bg};
    color: ${color.text};
    ${type.body}
  }
`;

/** A radio group styled as a row of pills. */
export const Choices = styled.fieldset`
  flex: 1 0 100%;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  & legend {
    margin-block-end: ${space[2]};
    ${type.label}
  }
  & label {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: 2.5rem;
    padding-inline: ${space[4]};
    border: 1px solid ${color.borderControl};
    border-radius: ${radius.pill};
    background: ${color.bg};
    color: ${color.text};
    cursor: pointer;
    ${type.small}
  }
  & label:has(:checked) {
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  & label:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  & input {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
  @media (forced-colors: active) {
    & label:has(:checked) {
      border-color: Highlight;
      color: Highlight;
    }
  }
`;

export const Count = styled.p`
  margin-block: ${space[3]} ${space[6]};
  color: ${color.text2};
  ${type.body}
`;

/** One component, operation or group. */
export const Part = styled.section`
  & > h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[3]};
    margin-block: 0;
    padding-block: ${space[6]} ${space[3]};
    ${type.h3}
  }
  & h4 {
    margin-block: ${space[5]} ${space[2]};
    ${type.panelTitle}
  }
  & p {
    margin-block: ${space[3]};
    max-inline-size: 68ch;
  }
  & summary {
    display: list-item;
    inline-size: fit-content;
    padding-block: ${space[1]};
    color: ${color.link};
    cursor: pointer;
  }
  & > h3 > small {
    color: ${color.text2};
    ${type.small}
  }
  & a {
    color: ${color.link};
    text-decoration: underline;
  }
  & code {
    overflow-wrap: anywhere;
  }
`;

/** A section that the browser lays out only near the viewport: a page can have a thousand rows. */
export const DeferredPart = styled(Part).attrs<{ 'data-deferred'?: string }>({ 'data-deferred': '' })`
  content-visibility: auto;
  contain-intrinsic-size: auto 40rem;
`;

/** Scroll container of a wide table. */
export const Frame = styled.div`
  overflow-x: auto;
  margin-block: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  color: ${color.text};
  ${type.small}
  & :is(th, td) {
    padding: ${space[3]} ${space[4]};
    border-block-end: 1px solid ${color.border};
    text-align: start;
    vertical-align: top;
  }
  & thead th {
    color: ${color.text2};
    font-weight: 600;
    white-space: nowrap;
  }
  & tbody tr:last-child > * {
    border-block-end: 0;
  }
  & tbody th {
    min-inline-size: 9rem;
    font-weight: 600;
    @media (min-width: 641px) {
      min-inline-size: 13rem;
    }
  }
  &&& :is(ul, li) {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

/** A wrapping row of short items. */
export const InARow = styled.ul`
  &&&& {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[4]};
  }
`;

export const Description = styled.span`
  display: block;
  color: ${color.text2};
  font-weight: 400;
`;

export const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  margin-block-start: ${space[2]};
  font-weight: 400;
`;

/** The empty state, with a button that resets the filters. */
export const Nothing = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  margin-block: ${space[6]};
  padding: ${space[8]} ${space[6]};
  border: 1px dashed ${color.borderStrong};
  border-radius: ${radius.gateEmpty};
  background: ${color.surface};
  & strong {
    ${type.panelTitle}
  }
  & code {
    padding-inline: ${space[1]};
    border-radius: ${radius.xs};
    background: ${color.tint};
  }
  & button {
    min-block-size: 2.75rem;
    color: ${color.link};
    text-decoration: underline;
  }
`;

/** Searches to choose from, with their number of results. */
export const Suggestions = styled.ul`
  &&&& {
    display: inline-flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[4]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & button {
    min-block-size: 2.75rem;
    color: ${color.link};
    text-decoration: underline;
  }
  & span {
    color: ${color.text2};
    font-variant-numeric: tabular-nums;
  }
`;
