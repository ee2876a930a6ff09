/**
 * Seeded illustrations of homes, rooms and people as SVG documents, for mock data and stories. All functions are pure: the same
 * arguments always give the same string.
 */
export { exterior } from './exterior/exterior';
export { EXTERIOR_KINDS, type ExteriorKind } from './exterior/kinds';
export { interior } from './interiors/interior';
export { INTERIOR_ROOMS, type InteriorRoom } from './interiors/rooms';
export { portrait } from './portrait/portrait';
export {
  homeStreet,
  STREET_TIMES,
  STREET_VIEWS,
  type StreetCrop,
  type StreetTime,
} from './street/homeStreet';
export { TIMES_OF_DAY, type TimeOfDay } from './times';
