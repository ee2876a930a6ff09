import { styled } from 'styled-components';
import { controlStyles } from '../../primitives/Field';
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

/** One row of equal controls. */
export const QuickRow = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

/** Looks like the selects beside it. */
export const CashButton = styled.button`
  ${controlStyles}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  text-align: start;
  cursor: pointer;
  & > span {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:not([data-set]) > span {
    color: ${color.text3};
  }
  & > svg {
    flex: none;
    color: ${color.text2};
  }
`;
