import { useSession } from '@efie/api';
import { findScenario } from '../../scenarios';
import { clockWords, formatMoment } from '../clock';
import { CopyButton } from '../CopyButton';
import { whoIsIn, type ControlState } from '../createControls';
import { States } from '../MockPanel.styles';
import { networkWords } from '../network';
import { stateQuery } from '../stateQuery';
import { useNow } from '../useNow';
import { whoWords } from '../whoWords';
import { Section } from './Section';

/** The present page with the switches that bring about the present state, in front of its own query. */
function linkToState({ scenario, network, clock }: ControlState): string {
  const who = whoIsIn();
  const query = stateQuery({ scenario, network, clock, ...(who && { as: who }) });
  const url = new URL(window.location.href);
  url.search = [query, url.search.slice(1)].filter(Boolean).join('&');
  return url.href;
}

/** Everything that is on, and an address that leads to it. */
export function NowSection({ state }: { state: ControlState }) {
  const session = useSession();
  const now = useNow();
  return (
    <Section title="What is on">
      <States>
        <dt>Session</dt>
        <dd>{whoWords(session)}</dd>
        <dt>Network</dt>
        <dd>{networkWords(state.network) || 'OK'}</dd>
        <dt>Data</dt>
        <dd>{findScenario(state.scenario)?.name}</dd>
        <dt>Clock</dt>
        <dd>{clockWords(state.clock) || `Running, ${formatMoment(now)}`}</dd>
      </States>
      <div>
        <CopyButton what="link to this state" isWhatShown text={() => linkToState(state)} />
      </div>
    </Section>
  );
}
