import type { Session } from '@efie/api';
import { SCENARIO_MENU } from '../scenarios';
import type { UrlSwitches } from './urlSwitches';
import { describeClock } from './clock';
import type { ControlState } from './createControls';
import { describeNetwork } from './network';

/** Name and role of the session's account, such as 'Ama Mensah (agent)', or 'Guest'. */
function describeSession(session: Session): string {
  if (session.role === 'guest') return 'Guest';
  const name = session.record['fullName'] ?? session.record['name'];
  return `${typeof name === 'string' && name !== '' ? name : 'Someone'} (${session.role})`;
}

/** The labels of the current values of all switches. */
export function describeState(
  { scenario, network, clock }: ControlState,
  session: Session,
): Readonly<Record<keyof UrlSwitches, string>> {
  return {
    as: describeSession(session),
    network: describeNetwork(network) || 'OK',
    scenario: SCENARIO_MENU.find(({ id }) => id === scenario)?.name ?? scenario,
    clock: describeClock(clock) || 'Running',
  };
}
