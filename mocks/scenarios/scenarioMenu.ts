/** The scenarios as menus show them. In its own file, so that menus do not bundle the seed data. */
const MENU = {
  normal: {
    name: 'Normal',
    description: '240 active listings in all 16 regions, 24 agents and the demo accounts.',
  },
  empty: { name: 'Empty', description: 'The accounts without listings, favorites and payments.' },
  hostile: {
    name: 'Hostile',
    description:
      'Listings that violate the contract: very long titles, markup, wrong types, broken photos, invalid prices and dates.',
  },
  small: { name: 'Small', description: 'Five active listings.' },
  'large-100': { name: '100 listings', description: '100 active listings.' },
  'large-10000': {
    name: '10,000 listings',
    description: '10,000 active listings, for checking that screens paginate.',
  },
};

export type ScenarioId = keyof typeof MENU;

// Object.keys loses the keys' type.
export const SCENARIO_IDS = Object.keys(MENU) as readonly ScenarioId[];

export const SCENARIO_MENU = SCENARIO_IDS.map((id) => ({ id, ...MENU[id] }));

export function isScenarioId(text: string): text is ScenarioId {
  return Object.hasOwn(MENU, text);
}
