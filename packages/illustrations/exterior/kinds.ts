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

/** Size of every scene, in user units. */
export const SCENE = { width: 800, height: 600 } as const;
