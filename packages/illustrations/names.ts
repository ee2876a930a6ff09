/** What can be drawn, by name, without the generator itself: for whoever stores or reads a picture's address. */
export { EXTERIOR_KINDS, type ExteriorKind } from './exterior/kinds';
export { INTERIOR_ROOMS, type InteriorRoom } from './interiors/rooms';
export { TIMES_OF_DAY, type TimeOfDay } from './times';
