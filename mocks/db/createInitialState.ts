import type { ScenarioId } from '../scenarios/scenarioMenu';
import { buildScenario } from '../scenarios/scenarios';
import type { SeedOptions } from '../scenarios/seedData';
import type { MockDbState } from './types';

/** The last state built per scenario, cached because most stories and tests start with the same one. */
const lastBuilt = new Map<ScenarioId, { key: string; state: MockDbState }>();

/** A fresh copy of a scenario's initial state. */
export function createInitialState(scenario: ScenarioId, options: SeedOptions): MockDbState {
  const key = `${options.now}|${options.seed}`;
  const last = lastBuilt.get(scenario);
  if (last?.key === key) return structuredClone(last.state);
  const state = buildScenario(scenario, options);
  lastBuilt.set(scenario, { key, state });
  return structuredClone(state);
}
