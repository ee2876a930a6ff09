import { styled } from 'styled-components';
import {
  color,
  componentType,
  container,
  media,
  motion,
  radius,
  size,
  space,
  type,
} from '../../theme/tokens';

export const Details = styled.details`
  border-block-end: 1px solid ${color.border};
`;

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-block-size: ${size.touch};
  padding-block: ${space[2]};
  border-radius: ${radius.xs};
  ${type.cardTitle}
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  & > span {
    min-inline-size: 0;
  }
  & > svg {
    color: ${color.text2};
    transition: rotate ${motion.base} ${motion.standard};
  }
  [data-kind='line'][open] > & > svg {
    rotate: 180deg;
  }
  [data-kind='question'] > & {
    align-items: flex-start;
    padding-block: ${space[5]};
    ${componentType.strongLarge}
  }
  [data-kind='question'] > & > svg {
    margin-block-start: 2px;
  }
  [data-kind='question'][open] > & {
    padding-block-end: ${space[3]};
  }
  [data-kind='question']:not([open]) > & > :last-child,
  [data-kind='question'][open] > & > span + svg {
    display: none;
  }
  ${media.hover} {
    &:hover {
      color: ${color.link};
    }
  }
`;

export const Body = styled.div`
  padding-block: ${space[1]} ${space[5]};
  color: ${color.text2};
  [data-kind='question'] > & {
    padding-block-start: 0;
  }
`;

export const Answer = styled.div`
  max-inline-size: ${container.narrow};
`;

/** A list of questions: a hairline above each, none after the last. */
export const DisclosureList = styled.div`
  border-block-start: 1px solid ${color.border};
  & > :last-child {
    border-block-end: 0;
  }
`;
