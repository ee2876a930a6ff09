import { styled } from 'styled-components';
import { color, space, type } from '../../theme';

/** Two columns on a form of 880 px, one on phones and with large text. */
const columns = `
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
`;

export const Groups = styled.div`
  ${columns}
  gap: ${space[6]};
`;

export const Group = styled.fieldset`
  min-inline-size: 0;
`;

export const GroupLegend = styled.legend`
  ${type.small}
  font-weight: 600;
  color: ${color.text2};
`;

/** Without a legend, the text of the first row aligns with the heading beside it. */
export const Rows = styled.div`
  ${columns}
  column-gap: ${space[6]};
  &[data-flush='true'] {
    margin-block-start: calc(-1 * ${space[2.5]});
  }
`;
