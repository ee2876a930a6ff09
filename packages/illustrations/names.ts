/** The names of all illustrations. A separate entry point, so that code that needs only these loads no drawing code. */
export { EXTERIOR_KINDS, type ExteriorKind, type ExteriorView } from './exterior/kinds';
export { INTERIOR_ROOMS, type InteriorRoom } from './interiors/rooms';
export { GENDERS, HEADS, MUSLIM_HEADS, type Gender, type Head, type PortraitLook } from './portrait/looks';
export { TIMES_OF_DAY, type TimeOfDay } from './times';
