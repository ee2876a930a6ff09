import type { Session } from '@efie/api';
import { findScenario } from '../scenarios';
import type { UrlSwitches } from './urlSwitches';
import { describeClock } from './clock';
import type { ControlState } from './createControls';
import { describeNetwork } from './network';
import { describeSession } from './describeSession';

/** The labels of the current values of all switches. */
export function describeState(
  { scenario, network, clock }: ControlState,
  session: Session,
): Readonly<Record<keyof UrlSwitches, string>> {
  return {
    as: describeSession(session),
    network: describeNetwork(network) || 'OK',
    scenario: findScenario(scenario)?.name ?? scenario,
    clock: describeClock(clock) || 'Running',
  };
}
