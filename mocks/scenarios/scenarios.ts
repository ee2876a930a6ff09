import type { MockDbState } from '../db/types';
import { FIXED_NOW } from '../factories/clock';
import { buildHostile } from './hostile';
import type { ScenarioId } from './scenarioMenu';
import { buildSeedData, type SeedOptions } from './seedData';

const BUILDERS: Readonly<Record<ScenarioId, (options: SeedOptions) => MockDbState>> = {
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

/** The initial state of a scenario; the same options give the same state. */
export function buildScenario(
  id: ScenarioId,
  { now = FIXED_NOW, seed = 'efie' }: Partial<SeedOptions> = {},
): MockDbState {
  return BUILDERS[id]({ now, seed });
}
