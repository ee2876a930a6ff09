import { styled } from 'styled-components';
import { Tooltip } from '../../primitives';
import { color, radius, size, space } from '../../theme/tokens';
import { VerifiedAgent } from './VerifiedAgent';

/* A 44 px target around 18 px text; negative margins keep the line's height. */
const MarkButton = styled.button`
  justify-self: start;
  min-block-size: ${size.row};
  margin-block: calc(-1 * (${space[3.5]} - 0.0625rem));
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

/** 'Verified Agent' with a tooltip that explains what verified means and what it does not. */
export function VerifiedAgentTooltip() {
  return (
    // Below: the agent's name and face are above the badge.
    <Tooltip
      side="below"
      text="This agent’s account is verified. It does not mean that anyone has checked this property."
    >
      {(description) => (
        <MarkButton type="button" {...description}>
          <VerifiedAgent />
        </MarkButton>
      )}
    </Tooltip>
  );
}
