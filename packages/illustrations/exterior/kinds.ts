export const EXTERIOR_KINDS = [
  'apartment',
  'house',
  'villa',
  'townhouse',
  'studio',
  'shared_room',
  'land',
  'commercial',
] as const;

export type ExteriorKind = (typeof EXTERIOR_KINDS)[number];

export type BuildingKind = Exclude<ExteriorKind, 'land'>;

/** Views of an exterior: 0 is the cover. Land has three scenes; of a building, 1 and 2 are the same closer view. */
export type ExteriorView = 0 | 1 | 2;

/** Size of every scene, in user units. */
export const SCENE = { width: 800, height: 600 } as const;
