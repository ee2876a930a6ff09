import type { MockDbState } from '../db/types';
import { FIXED_NOW } from '../factories/clock';
import { buildHostile } from './hostile';
import { SCENARIO_IDS, type ScenarioId } from './scenarioIds';
import { buildWorld, type WorldOptions } from './world';

/** A named world: what menus show, and how it is built. */
export type Scenario = {
  id: ScenarioId;
  name: string;
  description: string;
  /** The state at the start; the same options give the same state. */
  build(options?: Partial<WorldOptions>): MockDbState;
};

type Build = (options: WorldOptions) => MockDbState;

const LISTED: Readonly<Record<ScenarioId, { name: string; description: string; build: Build }>> = {
  normal: {
    name: 'Normal',
    description: '240 active listings in all 16 regions, 24 agents, and every demo account in its place.',
    build: (options) => buildWorld('normal', 240, options),
  },
  empty: {
    name: 'Empty',
    description: 'The accounts stand, but nobody has listed, saved or paid anything.',
    build: (options) => ({
      ...buildWorld('empty', 0, options),
      favorites: [],
      payments: [],
      subscriptions: [],
    }),
  },
  hostile: {
    name: 'Hostile',
    description:
      'Listings that leave the contract: endless titles, markup, wrong types, broken photos, bad prices and dates.',
    build: buildHostile,
  },
  small: {
    name: 'Small',
    description: 'Five active listings.',
    build: (options) => buildWorld('small', 5, options),
  },
  'large-100': {
    name: '100 listings',
    description: '100 active listings, to compare the size of a page with.',
    build: (options) => buildWorld('large-100', 100, options),
  },
  'large-10000': {
    name: '10,000 listings',
    description: '10,000 active listings: a page must not grow with them.',
    build: (options) => buildWorld('large-10000', 10_000, options),
  },
};

/** All scenarios, in the order that menus show them. */
export const SCENARIOS: readonly Scenario[] = SCENARIO_IDS.map((id) => {
  const { name, description, build } = LISTED[id];
  return {
    id,
    name,
    description,
    build: ({ now = FIXED_NOW, seed = 'efie' } = {}) => build({ now, seed }),
  };
});

/** The state at the start of a scenario. */
export function buildScenario(id: ScenarioId, options: WorldOptions): MockDbState {
  return LISTED[id].build(options);
}

/** The scenario of an id from outside; null for anything else. */
export function findScenario(id: string): Scenario | null {
  return SCENARIOS.find((scenario) => scenario.id === id) ?? null;
}
