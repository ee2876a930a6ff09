import { styled } from 'styled-components';
import { color, motion, radius, size, space, type } from '../../theme/tokens';

export const Groups = styled.div`
  display: grid;
  gap: ${space[6]};
  min-inline-size: 0;
`;

export const Features = styled.fieldset`
  min-inline-size: 0;
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
