import type { MockDbState } from '../db/types';
import { FIXED_NOW } from '../factories/clock';
import { buildHostile } from './hostile';
import type { ScenarioId } from './scenarioIds';
import { SCENARIO_MENU, type ScenarioWords } from './scenarioMenu';
import { buildWorld, type WorldOptions } from './world';

/** A named world: what menus show, and how it is built. */
export type Scenario = ScenarioWords & {
  id: ScenarioId;
  /** The state at the start; the same options give the same state. */
  build(options?: Partial<WorldOptions>): MockDbState;
};

type Build = (options: WorldOptions) => MockDbState;

const BUILDS: Readonly<Record<ScenarioId, Build>> = {
  normal: (options) => buildWorld('normal', 240, options),
  empty: (options) => ({
    ...buildWorld('empty', 0, options),
    favorites: [],
    payments: [],
    subscriptions: [],
  }),
  hostile: buildHostile,
  small: (options) => buildWorld('small', 5, options),
  'large-100': (options) => buildWorld('large-100', 100, options),
  'large-10000': (options) => buildWorld('large-10000', 10_000, options),
};

/** All scenarios, in the order that menus show them. */
export const SCENARIOS: readonly Scenario[] = SCENARIO_MENU.map((words) => ({
  ...words,
  build: ({ now = FIXED_NOW, seed = 'efie' } = {}) => BUILDS[words.id]({ now, seed }),
}));

/** The state at the start of a scenario. */
export function buildScenario(id: ScenarioId, options: WorldOptions): MockDbState {
  return BUILDS[id](options);
}

/** The scenario of an id from outside; null for anything else. */
export function findScenario(id: string): Scenario | null {
  return SCENARIOS.find((scenario) => scenario.id === id) ?? null;
}
