import { useSession } from '@efie/api';
import { Alert, Button } from '@efie/ui';
import { KNOWN_VALUES, type MockWishes } from './address';
import type { ControlState } from './createControls';
import { describeState } from './describeState';
import { Part } from './MockPanel.styles';

const LABELS: Readonly<Record<keyof MockWishes, string>> = {
  as: 'Session',
  network: 'Network',
  scenario: 'Data',
  clock: 'Clock',
};

export interface IgnoredNoticeProps {
  state: ControlState;
  onForget: () => void;
}

/** Lists each switch of the URL with an invalid value, its current value and the valid values. */
export function IgnoredNotice({ state, onForget }: IgnoredNoticeProps) {
  const current = describeState(state, useSession());
  if (state.ignored.length === 0) return null;
  return (
    <Part aria-label="URL">
      <Alert
        kind="warning"
        action={
          <Button kind="ghost" onClick={onForget}>
            Dismiss
          </Button>
        }
      >
        {state.ignored.map(({ name, value }) => (
          <p key={`${name} ${value}`}>
            “{value}” is not a valid value for {name}, so the URL did not change it. {LABELS[name]} is still:{' '}
            {current[name]}. Valid values: {KNOWN_VALUES[name]}.
          </p>
        ))}
      </Alert>
    </Part>
  );
}
