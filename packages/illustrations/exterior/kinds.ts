/** The eight kinds of listing that have an outside, by their property type code (ruling 49, ruling 50). */
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

/** Kinds that are a building. */
export type BuildingKind = Exclude<ExteriorKind, 'land'>;

/** The width and height of every scene, in scene units. */
export const SCENE = { width: 800, height: 600 } as const;
