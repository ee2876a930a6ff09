import { styled } from 'styled-components';
import { color, media, motion, radius, size, space, type } from '../../theme/tokens';

/** In two columns where the dialog is wide; the features are across both. */
export const Groups = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;
  min-inline-size: 0;
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const FullRow = styled.div`
  grid-column: 1 / -1;
`;

export const Features = styled.fieldset`
  grid-column: 1 / -1;
  min-inline-size: 0;
  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    column-gap: ${space[6]};
  }
  & > legend {
    margin-block-end: 2px;
    ${type.label}
  }
`;

export const ShowAll = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.touch};
  border-radius: ${radius.xs};
  ${type.button}
  color: ${color.link};
  & > svg {
    transition: rotate ${motion.fast} ${motion.standard};
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

/** One row of equal selects. */
export const QuickRow = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;
