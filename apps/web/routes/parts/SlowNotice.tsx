import { Button, color, space, type, useIsSlow } from '@efie/ui';
import { styled } from 'styled-components';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-block-start: ${space[4]};
  ${type.small}
  color: ${color.text2};
`;

/** Mounted while something is waited for: after ten seconds it says so and offers to stop (ruling 91, fault 25). */
export function SlowNotice({ onCancel }: { onCancel: () => void }) {
  const isSlow = useIsSlow(true);
  return (
    <div role="status">
      {isSlow && (
        <Line>
          This is taking long.
          <Button kind="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </Line>
      )}
    </div>
  );
}
