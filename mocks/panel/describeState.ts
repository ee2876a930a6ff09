import type { Session } from '@efie/api';
import { findScenario } from '../scenarios';
import type { MockWishes } from './address';
import { clockWords } from './clock';
import type { ControlState } from './createControls';
import { networkWords } from './network';
import { whoWords } from './whoWords';

/** The labels of the current values of all switches. */
export function describeState(
  { scenario, network, clock }: ControlState,
  session: Session,
): Readonly<Record<keyof MockWishes, string>> {
  return {
    as: whoWords(session),
    network: networkWords(network) || 'OK',
    scenario: findScenario(scenario)?.name ?? scenario,
    clock: clockWords(clock) || 'Running',
  };
}
