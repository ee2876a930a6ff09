import { styled } from 'styled-components';
import { LazyTooltip } from '../../primitives';
import { color, radius } from '../../theme/tokens';
import { VerifiedAgent } from './VerifiedAgent';

/* 44 px high round words of 18 px: the room above and below is taken from the words beside it. */
const Mark = styled.button`
  justify-self: start;
  min-block-size: 2.75rem;
  margin-block: -0.8125rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.xs};
  background: none;
  cursor: help;
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -4px;
  }
`;

/** 'Verified Agent' where one decides whom to call: says what the mark means and what it does not (corrections.md section 4). */
export function VerifiedMeaning() {
  return (
    <LazyTooltip text="This agent’s account is verified. It does not mean that anyone has checked this property.">
      {(description) => (
        <Mark type="button" {...description}>
          <VerifiedAgent />
        </Mark>
      )}
    </LazyTooltip>
  );
}
