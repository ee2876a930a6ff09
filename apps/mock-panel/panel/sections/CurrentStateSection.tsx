import { useSession } from '@efie/api';
import {
  type ControlState,
  describeState,
  formatDateTime,
  formatSwitches,
  getSignInChoice,
} from '@efie/mocks/controls';
import { Stack, Text } from '@efie/ui';
import { CopyButton } from '../CopyButton';
import { StateList } from '../MockPanel.styles';
import { useNow } from '../usePolled';
import { Section, type SectionProps } from './Section';
import { StorybookLinks } from './StorybookLinks';

/** The current URL with the switches of the current state added before its own query. */
function linkToState({ scenario, network, clock }: ControlState): string {
  const who = getSignInChoice();
  const query = formatSwitches({ scenario, network, clock, ...(who && { as: who }) });
  const url = new URL(window.location.href);
  url.search = [query, url.search.slice(1)].filter(Boolean).join('&');
  return url.href;
}

export function CurrentStateSection({ state }: SectionProps) {
  const current = describeState(state, useSession());
  const now = useNow();
  return (
    <Section title="Current state">
      <StateList>
        <dt>Session</dt>
        <dd>{current.as}</dd>
        <dt>Network</dt>
        <dd>{current.network}</dd>
        <dt>Data</dt>
        <dd>{current.scenario}</dd>
        <dt>Clock</dt>
        <dd>{state.clock.kind === 'running' ? `${current.clock}, ${formatDateTime(now)}` : current.clock}</dd>
      </StateList>
      <Stack direction="row" gap={2} isWrapping>
        <CopyButton subject="link to this state" isSubjectVisible text={() => linkToState(state)} />
      </Stack>
      {state.ignored.length > 0 && (
        <Text variant="small" tone="secondary">
          {`The link contains the state above, without the ignored ${state.ignored.map(({ name, value }) => `${name}=${value}`).join(', ')}.`}
        </Text>
      )}
      {state.editedCount > 0 && (
        <Text variant="small" tone="secondary">
          {`${state.editedCount === 1 ? 'One record is edited' : `${state.editedCount} records are edited`}. The link does not include edits.`}
        </Text>
      )}
      <StorybookLinks state={state} />
    </Section>
  );
}
