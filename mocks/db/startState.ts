import type { ScenarioId } from '../scenarios/scenarioIds';
import { buildScenario } from '../scenarios/scenarios';
import type { WorldOptions } from '../scenarios/world';
import type { MockDbState } from './types';

/** The last state built per scenario, cached because most stories and tests start with the same one. */
const lastBuilt = new Map<ScenarioId, { key: string; state: MockDbState }>();

/** A fresh copy of a scenario's initial state. */
export function startState(scenario: ScenarioId, options: WorldOptions): MockDbState {
  const key = `${options.now}|${options.seed}`;
  const last = lastBuilt.get(scenario);
  if (last?.key === key) return structuredClone(last.state);
  const state = buildScenario(scenario, options);
  lastBuilt.set(scenario, { key, state });
  return structuredClone(state);
}
