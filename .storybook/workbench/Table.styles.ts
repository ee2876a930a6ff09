import { color, radius, space, type } from '@efie/ui';
import { styled } from 'styled-components';

/** A wide table scrolls in its own box, by keyboard too. */
export const Frame = styled.div`
  overflow-x: auto;
  margin-block: ${space[4]} ${space[8]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  ${type.small}
  color: ${color.text};
  & :is(th, td) {
    padding: ${space[2]} ${space[3]};
    border-block-end: 1px solid ${color.border};
    text-align: start;
    vertical-align: top;
  }
  & thead th {
    color: ${color.text2};
    white-space: nowrap;
  }
  & tbody tr:last-child > * {
    border-block-end: 0;
  }
  & tbody th {
    font-weight: 600;
    min-inline-size: 14rem;
  }
  & a {
    color: ${color.link};
    text-decoration: underline;
  }
  & code {
    overflow-wrap: anywhere;
  }
`;

export const Sentence = styled.span`
  display: block;
  font-weight: 400;
  color: ${color.text2};
`;

export const Filters = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: end;
  & label {
    display: grid;
    gap: ${space[1]};
    ${type.label}
  }
  & :is(select, input) {
    min-block-size: 2.75rem;
    padding-inline: ${space[3]};
    border: 1px solid ${color.borderControl};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.text};
    font: inherit;
  }
`;

export const Thumbnail = styled.img`
  display: block;
  inline-size: 6rem;
  block-size: 4.5rem;
  object-fit: cover;
  object-position: top;
  border: 1px solid ${color.border};
`;
