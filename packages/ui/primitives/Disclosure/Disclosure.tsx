import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, motion, radius, space, type } from '../../theme/tokens';
import { Icon } from '../Icon';

const Details = styled.details`
  border-block-end: 1px solid ${color.border};
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-block-size: 44px;
  padding-block: ${space[2]};
  border-radius: ${radius.xs};
  ${type.cardTitle}
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  & > svg {
    color: ${color.text2};
    transition: rotate ${motion.base} ${motion.standard};
  }
  [open] > & > svg {
    rotate: 180deg;
  }
  ${media.hover} {
    &:hover {
      color: ${color.link};
    }
  }
`;

const Body = styled.div`
  padding-block: ${space[1]} ${space[5]};
  color: ${color.text2};
`;

export interface DisclosureProps {
  /** The line that opens it: a question, or a short name. */
  summary: ReactNode;
  children: ReactNode;
  isInitiallyOpen?: boolean;
}

/** A line that opens to show more, 44 px high: native, so it works before the scripts come. */
export function Disclosure({ summary, children, isInitiallyOpen = false }: DisclosureProps) {
  return (
    <Details open={isInitiallyOpen}>
      <Summary>
        {summary}
        <Icon icon={ChevronDown} />
      </Summary>
      <Body>{children}</Body>
    </Details>
  );
}
