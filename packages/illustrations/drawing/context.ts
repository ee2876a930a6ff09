import { mix, type Hex } from '../color';
import { DAY_GLASS, LIT_GLASS, SHADOW, TRIM } from '../palettes';
import { createRandom, hashText, type Random } from '../random';
import { polygon, rect, type Point } from './shapes';
import type { Drawing } from './shape';
import { LIGHTS, type Light, type LightName } from '../times';

export interface Glass {
  readonly color: Hex;
  /** Whether a lamp is lit behind it. */
  readonly isLit: boolean;
}

/**
 * The context for drawing one illustration: random generators and light. Structure, sky, hills and glass have separate random
 * generators, so that the time of day does not change the structure.
 */
export interface DrawingContext {
  /** Prefix for ids of definitions, unique per seed and time. */
  readonly id: string;
  readonly time: LightName;
  readonly light: Light;
  /** For the structure: everything built or planted. */
  readonly random: Random;
  readonly skyRandom: Random;
  /** A new generator for hills and skyline, always with the same sequence. */
  hillRandom(): Random;
  /** Tints a color with the ambient light; `strength` multiplies the amount of the light. */
  grade(color: Hex, strength?: number): Hex;
  darken(color: Hex, amount?: number): Hex;
  lighten(color: Hex, amount?: number): Hex;
  /** The tinted trim color. */
  readonly trim: Hex;
  /** The glass of the next window, lit at random. */
  nextGlass(): Glass;
  /** A rectangular shadow; by default with the opacity of the light. */
  shadow(x: number, y: number, width: number, height: number, opacity?: number): Drawing;
  /** A polygonal shadow; by default with the opacity of the light. */
  castShadow(points: readonly Point[], opacity?: number): Drawing;
}

export function createDrawingContext(seed: string, time: LightName): DrawingContext {
  const light = LIGHTS[time];
  const isNight = time === 'night';
  const shade: Hex = isNight ? '#04121A' : '#3A2418';
  const glassRandom = createRandom(`${seed}|light`);
  const grade = (color: Hex, strength = 1): Hex =>
    mix(color, light.ambient, Math.min(0.9, light.ambientAmount * strength));

  return {
    id: `i${hashText(`${seed}|${time}`).toString(36)}`,
    time,
    light,
    random: createRandom(seed),
    skyRandom: createRandom(`${seed}|sky`),
    hillRandom: () => createRandom(`${seed}|hill`),
    grade,
    darken: (color, amount = 0.18) => mix(color, shade, amount),
    lighten: (color, amount = 0.25) => mix(color, '#FFFFFF', isNight ? amount * 0.3 : amount),
    trim: grade(TRIM, 0.8),
    nextGlass: () => {
      const lit = glassRandom.next() < light.litWindows;
      return lit
        ? { color: glassRandom.pick(LIT_GLASS), isLit: lit }
        : { color: grade(glassRandom.pick(DAY_GLASS), 0.6), isLit: lit };
    },
    shadow: (x, y, width, height, opacity = light.shadow) => rect(x, y, width, height, SHADOW, opacity),
    castShadow: (points, opacity = light.shadow) => polygon(points, SHADOW, opacity),
  };
}
