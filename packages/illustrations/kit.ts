import { mix, type Hex } from './colour';
import { DAY_GLASS, LIT_GLASS, SHADOW, TRIM } from './palettes';
import { createRandom, hashText, type Random } from './random';
import { polygon, rect, type Point } from './drawing/shapes';
import type { Drawing } from './drawing/shape';
import { LIGHTS, type Light, type LightName } from './times';

/** A window's glass: its colour and whether a lamp is lit behind it. */
export interface Glass {
  readonly colour: Hex;
  readonly lit: boolean;
}

/**
 * What every part of one picture draws with: its random streams and its light.
 * Four streams keep the picture's structure apart from what the time of day changes, so one house
 * stays one house from dawn to night (design.md section 9).
 */
export interface Kit {
  /** A name for this picture's definitions: the same for the same picture, different for others. */
  readonly id: string;
  readonly time: LightName;
  readonly light: Light;
  /** Structure: everything that is built or planted. */
  readonly random: Random;
  readonly skyRandom: Random;
  /** Starts the stream of hills and skyline afresh. */
  hillRandom(): Random;
  /** Grades a colour towards the light; `strength` 1 is the light's own amount. */
  grade(colour: Hex, strength?: number): Hex;
  darken(colour: Hex, amount?: number): Hex;
  lighten(colour: Hex, amount?: number): Hex;
  /** Pale trim in this light. */
  readonly trim: Hex;
  /** The next window's glass. */
  nextGlass(): Glass;
  /** A straight shadow strip; opacity is the light's own when left out. */
  shadow(x: number, y: number, width: number, height: number, opacity?: number): Drawing;
  /** A shadow of any outline. */
  castShadow(points: readonly Point[], opacity?: number): Drawing;
}

/** The drawing kit of one picture. `seed` names the picture, `time` lights it. */
export function createKit(seed: string, time: LightName): Kit {
  const light = LIGHTS[time];
  const night = time === 'night';
  const shade: Hex = night ? '#04121A' : '#3A2418';
  const glassRandom = createRandom(`${seed}|light`);
  const grade = (colour: Hex, strength = 1): Hex =>
    mix(colour, light.ambient, Math.min(0.9, light.ambientAmount * strength));

  return {
    id: `i${hashText(`${seed}|${time}`).toString(36)}`,
    time,
    light,
    random: createRandom(seed),
    skyRandom: createRandom(`${seed}|sky`),
    hillRandom: () => createRandom(`${seed}|hill`),
    grade,
    darken: (colour, amount = 0.18) => mix(colour, shade, amount),
    lighten: (colour, amount = 0.25) => mix(colour, '#FFFFFF', night ? amount * 0.3 : amount),
    trim: grade(TRIM, 0.8),
    nextGlass: () => {
      const lit = glassRandom.next() < light.litWindows;
      return lit
        ? { colour: glassRandom.pick(LIT_GLASS), lit }
        : { colour: grade(glassRandom.pick(DAY_GLASS), 0.6), lit };
    },
    shadow: (x, y, width, height, opacity = light.shadow) => rect(x, y, width, height, SHADOW, opacity),
    castShadow: (points, opacity = light.shadow) => polygon(points, SHADOW, opacity),
  };
}
