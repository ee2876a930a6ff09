import { color, radius, space, type } from '@efie/ui';
import { styled } from 'styled-components';

/** Method and path. */
export const Call = styled.code`
  display: block;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.tint};
  color: ${color.text};
  overflow-wrap: anywhere;
  && {
    font-size: 0.9375rem;
  }
`;

/** Names and descriptions in two columns, stacked on narrow pages. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), max-content));
  gap: ${space[1]} ${space[6]};
  margin-block: ${space[4]};
  & dt {
    grid-column: 1 / -1;
    ${type.label}
  }
  & dd {
    grid-column: 1 / -1;
    margin: 0 0 ${space[2]};
    color: ${color.text2};
  }
  &&& :is(ul, li) {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

/** A JSON body in a scroll container. */
export const Example = styled.pre`
  max-block-size: 24rem;
  overflow: auto;
  margin-block: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.tint};
  color: ${color.text};
  font:
    0.8125rem/1.5 ui-monospace,
    monospace;
  direction: ltr;
  text-align: start;
`;
