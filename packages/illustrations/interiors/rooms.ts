export const INTERIOR_ROOMS = ['living', 'kitchen', 'bedroom', 'bathroom', 'veranda'] as const;

export type InteriorRoom = (typeof INTERIOR_ROOMS)[number];
