import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives';
import { color, radius, size, space, type } from '../../theme/tokens';
import { VerifiedAgent } from './VerifiedAgent';

/* A 44 px target around 18 px text; negative margins keep the line's height. */
const Mark = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  inline-size: fit-content;
  min-block-size: ${size.row};
  margin-block: calc(-1 * (${space[3.5]} - 0.0625rem));
  border-radius: ${radius.xs};
  color: ${color.link};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -4px;
  }
  [open] > & > svg {
    rotate: 180deg;
  }
`;

const Meaning = styled.p`
  margin-block-start: ${space[1]};
  ${type.small}
  color: ${color.text2};
`;

/** 'Verified Agent', which unfolds what verified means and what it does not. */
export function VerifiedAgentDisclosure() {
  return (
    <details>
      <Mark>
        <VerifiedAgent />
        <Icon icon={ChevronDown} size="s" />
      </Mark>
      <Meaning>
        This agent’s account is verified. It does not mean that anyone has checked this property.
      </Meaning>
    </details>
  );
}
