import { useSession } from '@efie/api';
import { Text } from '@efie/ui';
import { formatMoment } from '../clock';
import { CopyButton } from '../CopyButton';
import { whoIsIn, type ControlState } from '../createControls';
import { describeState } from '../describeState';
import { Buttons, States } from '../MockPanel.styles';
import { stateQuery } from '../stateQuery';
import { useNow } from '../useNow';
import { Section } from './Section';
import { StorybookLinks } from './StorybookLinks';

/** The current URL with the switches of the current state added before its own query. */
function linkToState({ scenario, network, clock }: ControlState): string {
  const who = whoIsIn();
  const query = stateQuery({ scenario, network, clock, ...(who && { as: who }) });
  const url = new URL(window.location.href);
  url.search = [query, url.search.slice(1)].filter(Boolean).join('&');
  return url.href;
}

export function NowSection({ state }: { state: ControlState }) {
  const current = describeState(state, useSession());
  const now = useNow();
  return (
    <Section title="Current state">
      <States>
        <dt>Session</dt>
        <dd>{current.as}</dd>
        <dt>Network</dt>
        <dd>{current.network}</dd>
        <dt>Data</dt>
        <dd>{current.scenario}</dd>
        <dt>Clock</dt>
        <dd>{state.clock.kind === 'running' ? `${current.clock}, ${formatMoment(now)}` : current.clock}</dd>
      </States>
      <Buttons>
        <CopyButton what="link to this state" isWhatShown text={() => linkToState(state)} />
      </Buttons>
      {state.ignored.length > 0 && (
        <Text variant="small" tone="secondary">
          The link contains the state above, without the ignored{' '}
          {state.ignored.map(({ name, value }) => `${name}=${value}`).join(', ')}.
        </Text>
      )}
      {state.editedCount > 0 && (
        <Text variant="small" tone="secondary">
          {state.editedCount === 1 ? 'One record is edited' : `${state.editedCount} records are edited`}. The
          link does not include edits.
        </Text>
      )}
      <StorybookLinks state={state} />
    </Section>
  );
}
