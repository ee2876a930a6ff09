import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives';
import { color, space, type } from '../../theme/tokens';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  ${type.small}
  color: ${color.text2};
  /* All of a grid's row, so that Cancel stays beside the sentence. */
  &[data-inline='true'] {
    grid-column: 1 / -1;
  }
  &[data-inline='false']:not(:empty) {
    margin-block-start: ${space[4]};
  }
`;

export interface SlowNoticeProps {
  /** Cancels the request; without it there is no Cancel button. */
  onCancel?: (() => void) | undefined;
  /** In a row of other text, without space above it. */
  isInline?: boolean | undefined;
  /** Delay of the notice in ms. */
  delay?: number | undefined;
}

/** To be mounted while a request is in flight: after ten seconds it says so and offers to cancel. */
export function SlowNotice({ onCancel, isInline = false, delay = 10_000 }: SlowNoticeProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return (
    <Line role="status" data-inline={isInline}>
      {isSlow && (
        <>
          <span>This is taking longer than usual.</span>
          {onCancel && (
            <Button kind="ghost" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </>
      )}
    </Line>
  );
}
