import { color, media, radius, size, space, TextArea, type } from '@efie/ui';
import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
  &:focus {
    outline: none;
  }
`;

export const Lines = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const LineButton = styled.button`
  display: block;
  inline-size: 100%;
  min-block-size: ${size.touch};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};
  ${type.small}
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  & > strong,
  & > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > span {
    color: ${color.text2};
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.text};
    }
  }
`;

/** In reach however long the form is; it covers the fields' own edges while they pass beneath. */
export const SaveBar = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-end: 0;
  display: grid;
  gap: ${space[2]};
  margin-inline: calc(-1 * ${space[5]});
  padding: ${space[3]} ${space[5]};
  border-block-start: 1px solid ${color.border};
  background: ${color.raised};
`;

/** What came of a press: in the page before its words come, so that they are heard. */
export const Outcome = styled.p`
  ${type.small}
  font-weight: 600;
  &:empty {
    display: none;
  }
`;

/** Letters of one width, as people read JSON. */
export const JsonArea = styled(TextArea)`
  min-block-size: 16rem;
  font-family: ui-monospace, monospace;
  font-size: 0.8125rem;
  line-height: 1.25rem;
  white-space: pre;
  overflow-wrap: normal;
  overflow-x: auto;
  tab-size: 2;
`;
