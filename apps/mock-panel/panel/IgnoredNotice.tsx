import { useSession } from '@efie/api';
import { type ControlState, describeState, type UrlSwitches, VALID_VALUES } from '@efie/mocks/controls';
import { Alert, Button } from '@efie/ui';
import { PanelSection } from './MockPanel.styles';

const LABELS: Readonly<Record<keyof UrlSwitches, string>> = {
  as: 'Session',
  network: 'Network',
  scenario: 'Data',
  clock: 'Clock',
};

/** Lists each switch of the URL with an invalid value, its current value and the valid values. */
export function IgnoredNotice({ state, onDismiss }: { state: ControlState; onDismiss: () => void }) {
  const current = describeState(state, useSession());
  if (state.ignored.length === 0) return null;
  return (
    <PanelSection aria-label="URL">
      <Alert
        kind="warning"
        action={
          <Button kind="ghost" onClick={onDismiss}>
            Dismiss
          </Button>
        }
      >
        {state.ignored.map(({ name, value }) => (
          <p key={`${name} ${value}`}>
            {`“${value}” is not a valid value for ${name}, so the URL did not change it. ${LABELS[name]} is still: ${current[name]}. Valid values: ${VALID_VALUES[name]}.`}
          </p>
        ))}
      </Alert>
    </PanelSection>
  );
}
