/**
 * Seeded pictures of homes, rooms and people as SVG documents. Pure: the same arguments always give
 * the same string. No module here touches the network, the clock or the page.
 */
export { exterior } from './exterior/exterior';
export { EXTERIOR_KINDS, type ExteriorKind } from './exterior/kinds';
export { interior } from './interiors/interior';
export { INTERIOR_ROOMS, type InteriorRoom } from './interiors/rooms';
export { portrait } from './portrait/portrait';
export { homeStreet, STREET_VIEWS, type StreetCrop, type StreetTime } from './street/homeStreet';
export { TIMES_OF_DAY, type TimeOfDay } from './times';
