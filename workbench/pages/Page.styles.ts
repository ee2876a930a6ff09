import { color, radius, space, type } from '@efie/ui';
import { styled } from 'styled-components';

export const Filters = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${space[4]} ${space[3]};
  margin-block: ${space[6]} ${space[3]};
  padding: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

/** One component or screen; the browser lays it out only near the viewport, because a page can have a thousand rows. */
export const Group = styled.section`
  content-visibility: auto;
  contain-intrinsic-size: auto 40rem;
  & > h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[3]};
    margin-block: 0;
    padding-block: ${space[6]} ${space[3]};
    ${type.h3}
  }
  & small {
    color: ${color.text2};
    ${type.small}
  }
  & a {
    color: ${color.link};
    text-decoration: underline;
  }
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
  & thead th:first-child {
    inline-size: 100%;
  }
  & tbody tr:last-child > * {
    border-block-end: 0;
  }
  & tbody th {
    min-inline-size: 13rem;
    font-weight: 600;
  }
  & code {
    overflow-wrap: anywhere;
  }
`;

/** A wrapping row of short items. */
export const InARow = styled.ul`
  &&&& {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[4]};
    min-inline-size: 16rem;
    margin: 0;
    padding: 0;
    list-style: none;
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

/** A link with a screenshot, whose background has the colors of its theme. */
export const Thumbnail = styled.a`
  display: block;
  inline-size: 6.5rem;
  block-size: 4.5rem;
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.xs};
  overflow: hidden;
  background: ${color.bg};
  &[data-phone='true'] {
    inline-size: 3.25rem;
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
`;
