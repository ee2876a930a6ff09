/** The lights of the street on Home, in the order of the day. */
export const STREET_LIGHTS = ['dawn', 'noon', 'golden', 'dusk', 'night'] as const;

export type StreetLight = (typeof STREET_LIGHTS)[number];

/** The first hour of each light. In Accra the sun rises about 6:00 and sets about 18:00 all year. */
const STARTS: Readonly<Record<StreetLight, number>> = { dawn: 5, noon: 7, golden: 16, dusk: 18, night: 19 };

/** The light of each hour in Accra. Ghana uses GMT all year, so an hour in Accra is one in UTC. */
export const STREET_LIGHT_OF_HOUR: readonly StreetLight[] = Array.from(
  { length: 24 },
  (_, hour) => STREET_LIGHTS.findLast((light) => STARTS[light] <= hour) ?? 'night',
);
