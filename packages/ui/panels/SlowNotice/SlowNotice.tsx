import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives';
import { color, space, type } from '../../theme/tokens';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-block-start: ${space[4]};
  ${type.small}
  color: ${color.text2};
`;

export interface SlowNoticeProps {
  /** Cancels the request; without it there is no Cancel button. */
  onCancel?: (() => void) | undefined;
  /** Delay of the notice in ms. */
  delay?: number | undefined;
}

/** To be mounted while a request is in flight: after ten seconds it says so and offers to cancel. */
export function SlowNotice({ onCancel, delay = 10_000 }: SlowNoticeProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return (
    <div role="status">
      {isSlow && (
        <Line>
          This is taking long.
          {onCancel && (
            <Button kind="ghost" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Line>
      )}
    </div>
  );
}
