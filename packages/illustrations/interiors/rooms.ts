export const INTERIOR_ROOMS = [
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'veranda',
  'shop',
  'office',
] as const;

export type InteriorRoom = (typeof INTERIOR_ROOMS)[number];
