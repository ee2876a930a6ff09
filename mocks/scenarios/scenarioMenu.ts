import { SCENARIO_IDS, type ScenarioId } from './scenarioIds';

/** What a menu says of a world. */
export type ScenarioWords = { name: string; description: string };

const WORDS: Readonly<Record<ScenarioId, ScenarioWords>> = {
  normal: {
    name: 'Normal',
    description: '240 active listings in all 16 regions, 24 agents, and every demo account in its place.',
  },
  empty: {
    name: 'Empty',
    description: 'The accounts stand, but nobody has listed, saved or paid anything.',
  },
  hostile: {
    name: 'Hostile',
    description:
      'Listings that leave the contract: endless titles, markup, wrong types, broken photos, bad prices and dates.',
  },
  small: { name: 'Small', description: 'Five active listings.' },
  'large-100': {
    name: '100 listings',
    description: '100 active listings, to compare the size of a page with.',
  },
  'large-10000': {
    name: '10,000 listings',
    description: '10,000 active listings: a page must not grow with them.',
  },
};

/** All worlds as menus show them, apart from how they are built: a menu brings no builder with it. */
export const SCENARIO_MENU: readonly ({ id: ScenarioId } & ScenarioWords)[] = SCENARIO_IDS.map((id) => ({
  id,
  ...WORDS[id],
}));
