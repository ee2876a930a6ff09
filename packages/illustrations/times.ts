import type { Hex } from './color';

export const TIMES_OF_DAY = [
  'dawn',
  'morning',
  'noon',
  'harmattan',
  'golden',
  'rain',
  'dusk',
  'night',
] as const;

export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

/** A time of day, or `lamp` for the light in rooms after dark. */
export type LightName = TimeOfDay | 'lamp';

/** The sun, or the moon at night. */
export interface SunOrMoon {
  readonly color: Hex;
  /** X coordinate as a fraction of the width, mirrored at random. */
  readonly xFraction: number;
  /** Y coordinate as a fraction of the upper 80% of the height. */
  readonly yFraction: number;
  /** In SVG user units. */
  readonly radius: number;
}

/** The light of a time of day, as in `illustration.times` of efie.tokens.json. */
export interface Light {
  /** The gradient stops of the sky, from top to bottom. */
  readonly sky: readonly [Hex, Hex, Hex];
  /** The color that objects are tinted with. */
  readonly ambient: Hex;
  /** The strength of the tint, 0 to 1. */
  readonly ambientAmount: number;
  readonly sun: SunOrMoon | null;
  /** The color of the hills. */
  readonly hill: Hex;
  /** The share of windows that are lit, 0 to 1. */
  readonly litWindows: number;
  /** The opacity of shadows, 0 to 1. */
  readonly shadow: number;
}

const createSun = (color: Hex, xFraction: number, yFraction: number, radius: number): SunOrMoon => ({
  color,
  xFraction,
  yFraction,
  radius,
});

export const LIGHTS: Readonly<Record<LightName, Light>> = {
  dawn: {
    sky: ['#C9D9D6', '#F3DCC6', '#F8E6D2'],
    ambient: '#E9B697',
    ambientAmount: 0.15,
    sun: createSun('#FFF3DC', 0.86, 0.62, 34),
    hill: '#A9B8A6',
    litWindows: 0,
    shadow: 0.16,
  },
  morning: {
    sky: ['#A9D3D6', '#D3E8E2', '#F3F1E2'],
    ambient: '#FFF7E4',
    ambientAmount: 0.05,
    sun: createSun('#FFFBEA', 0.16, 0.2, 30),
    hill: '#9DBBA0',
    litWindows: 0,
    shadow: 0.17,
  },
  noon: {
    sky: ['#86BFC9', '#BCDDDC', '#E9EFE2'],
    ambient: '#FFFDF0',
    ambientAmount: 0.03,
    sun: null,
    hill: '#8DB196',
    litWindows: 0,
    shadow: 0.2,
  },
  harmattan: {
    sky: ['#E2D2B4', '#ECE0C9', '#F3EBDB'],
    ambient: '#E6D2A9',
    ambientAmount: 0.24,
    sun: createSun('#FBF3DF', 0.7, 0.24, 38),
    hill: '#CDBF9E',
    litWindows: 0,
    shadow: 0.11,
  },
  golden: {
    sky: ['#E8B873', '#F4D39B', '#FBE8C6'],
    ambient: '#EE9F4B',
    ambientAmount: 0.17,
    sun: createSun('#FFF1CF', 0.2, 0.52, 46),
    hill: '#C9A56C',
    litWindows: 0.15,
    shadow: 0.2,
  },
  rain: {
    sky: ['#A8B9BA', '#C7D3D0', '#E2E8E2'],
    ambient: '#B9CBC6',
    ambientAmount: 0.17,
    sun: null,
    hill: '#8FA79B',
    litWindows: 0.25,
    shadow: 0.1,
  },
  dusk: {
    sky: ['#34476A', '#9A6B7C', '#EFA57C'],
    ambient: '#3B3558',
    ambientAmount: 0.4,
    sun: createSun('#FFD9A6', 0.82, 0.7, 30),
    hill: '#6A5570',
    litWindows: 0.75,
    shadow: 0.16,
  },
  lamp: {
    sky: ['#0B1C26', '#12303A', '#24504F'],
    ambient: '#EDB26A',
    ambientAmount: 0.2,
    sun: null,
    hill: '#16383C',
    litWindows: 1,
    shadow: 0.2,
  },
  night: {
    sky: ['#0B1C26', '#12303A', '#24504F'],
    ambient: '#12303A',
    ambientAmount: 0.5,
    sun: createSun('#F3EBD3', 0.8, 0.18, 22),
    hill: '#16383C',
    litWindows: 0.8,
    shadow: 0.2,
  },
};
