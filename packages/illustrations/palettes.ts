import type { Hex } from './color';

/** A non-empty list of colors, for `Random.pick`. */
export type Palette = readonly [Hex, ...Hex[]];

export const WALLS: Palette = [
  '#F4E7CF',
  '#EBCB8F',
  '#E9B79A',
  '#F3F0E6',
  '#D9DCC3',
  '#C9DBD5',
  '#E2A27E',
  '#F0D9B8',
  '#D8C3A5',
  '#EFC9B4',
  '#BFD0C0',
  '#E7DFD0',
];

/** The darker band at the foot of walls. */
export const DADOS: Palette = [
  '#9C4A2F',
  '#6E7F5C',
  '#8A5A44',
  '#2F5D4A',
  '#B5683F',
  '#566E78',
  '#7A4B3A',
  '#C58A3A',
  '#4B5B53',
];

export const ROOFS: Palette = [
  '#A5432D',
  '#7E3628',
  '#3D6B56',
  '#4C6672',
  '#6A5B4E',
  '#8E5A3C',
  '#38505E',
  '#B4573A',
  '#5E6E66',
];

export const DOORS: Palette = ['#6B3A22', '#2C5B47', '#8C4A25', '#1F3F4B', '#B0562F', '#4A2F22', '#C28A2E'];

/** Red earth of yards and roadsides. */
export const LATERITE: Palette = ['#C8774E', '#BF6B45', '#D08A5E', '#B96341'];

/** Frames, fascias, columns and pegs. */
export const TRIM: Hex = '#FBF6EA';

/** All shadows; their opacity depends on the light. */
export const SHADOW: Hex = '#2A1B2A';

export const WHITE: Hex = '#FFFFFF';

export const LIT_GLASS: Palette = ['#FFD98A', '#FFE3A6', '#F9C76B'];

/** Glass of windows by day, or of dark rooms. */
export const DAY_GLASS: Palette = ['#3F5F66', '#4C6E74', '#345058'];

export const BRASS: Hex = '#E7C063';
export const CURB: Hex = '#D9CBB4';
