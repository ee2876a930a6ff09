import type { MockDbState } from '../db/types';
import { FIXED_NOW } from '../factories/clock';
import { buildHostile } from './hostile';
import type { ScenarioId } from './scenarioIds';
import { SCENARIO_MENU, type ScenarioLabels } from './scenarioMenu';
import { buildSeedData, type SeedOptions } from './seedData';

/** Named seed data. */
export type Scenario = ScenarioLabels & {
  id: ScenarioId;
  /** Builds the initial state; the same options give the same state. */
  build(options?: Partial<SeedOptions>): MockDbState;
};

type Builder = (options: SeedOptions) => MockDbState;

const BUILDERS: Readonly<Record<ScenarioId, Builder>> = {
  normal: (options) => buildSeedData('normal', 240, options),
  empty: (options) => ({
    ...buildSeedData('empty', 0, options),
    favorites: [],
    payments: [],
    subscriptions: [],
  }),
  hostile: buildHostile,
  small: (options) => buildSeedData('small', 5, options),
  'large-100': (options) => buildSeedData('large-100', 100, options),
  'large-10000': (options) => buildSeedData('large-10000', 10_000, options),
};

/** All scenarios, in menu order. */
export const SCENARIOS: readonly Scenario[] = SCENARIO_MENU.map((entry) => ({
  ...entry,
  build: ({ now = FIXED_NOW, seed = 'efie' } = {}) => BUILDERS[entry.id]({ now, seed }),
}));

/** The initial state of a scenario. */
export function buildScenario(id: ScenarioId, options: SeedOptions): MockDbState {
  return BUILDERS[id](options);
}

/** The scenario with an untrusted id; null for an unknown id. */
export function findScenario(id: string): Scenario | null {
  return SCENARIOS.find((scenario) => scenario.id === id) ?? null;
}
