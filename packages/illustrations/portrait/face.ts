import { mix, type Hex } from '../color';
import { fill, stroke } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';

/** The skin tones of `illustration.skin` in efie.tokens.json. */
export const SKINS = ['#5B3520', '#6E4128', '#7F4E30', '#4A2A1A', '#8F5B3A'] as const;

export type Skin = (typeof SKINS)[number];

const INK: Hex = '#140C08';
export const CREAM: Hex = '#FBF6EA';

/** Skin tones on which dark facial features would have too little contrast. */
const DARK_SKINS: ReadonlySet<Skin> = new Set<Skin>(['#4A2A1A', '#5B3520', '#6E4128']);

export function head(skin: Skin): Drawing {
  const shade = mix(skin, '#2A1408', 0.25);
  const neck = new Pen().move(50, 70).line(70, 70).line(70, 88).curve(60, 98, 50, 88).close();
  const side = new Pen().move(60, 29).arc(21, 25, 60, 79).curve(76, 70, 76, 52).curve(76, 34, 60, 29).close();
  return [
    fill(neck, shade),
    fill(new Pen().ellipse(60, 54, 21, 25).ellipse(38.5, 56, 4, 6).ellipse(81.5, 56, 4, 6), skin),
    fill(side, shade, 0.25),
  ];
}

/** Colors of facial features. On dark skins the features are lightened, never the skin. */
export interface FeatureColors {
  readonly nose: Hex;
  readonly lips: Hex;
  readonly glasses: Hex;
}

export const featureColors = (skin: Skin): FeatureColors =>
  DARK_SKINS.has(skin)
    ? { nose: mix(skin, '#F2C79A', 0.35), lips: mix(skin, '#F0A58C', 0.6), glasses: '#E0B04A' }
    : { nose: mix(skin, '#2A1408', 0.5), lips: mix(skin, '#3A0F0A', 0.5), glasses: '#22201C' };

const brows = (): Pen => new Pen().move(48, 50).curve(52, 47, 56, 50).move(64, 50).curve(68, 47, 72, 50);

export function features({ nose, lips }: FeatureColors): Drawing {
  const whites = new Pen();
  const pupils = new Pen();
  for (const x of [52, 68]) {
    whites
      .move(x - 4.6, 55.4)
      .curve(x, 50.2, x + 4.6, 55.4)
      .curve(x, 59.4, x - 4.6, 55.4)
      .close();
    pupils.circle(x, 55.1, 2.3);
  }
  return [
    stroke(brows(), INK, 2, { hasRoundCaps: true }),
    fill(whites, CREAM),
    fill(pupils, INK),
    stroke(new Pen().move(60, 56).curve(57, 63, 60, 64), nose, 1.8, { hasRoundCaps: true }),
    smile(lips),
  ];
}

function smile(lips: Hex): Drawing {
  const mouth = new Pen().move(52, 69).curve(60, 75.5, 68, 69).curve(60, 72, 52, 69).close();
  return [fill(mouth, CREAM), stroke(mouth, lips, 1.6, { hasRoundCaps: true })];
}

/** The mouth of a face with a beard, drawn over the beard. */
export const smileInBeard = (): Drawing =>
  fill(new Pen().move(53, 69).curve(60, 73.5, 67, 69).curve(60, 71, 53, 69).close(), CREAM);

export const earrings = (color: Hex): Drawing =>
  fill(new Pen().circle(38, 66, 2.6).circle(82, 66, 2.6), color);

export const glasses = ({ glasses: frame }: FeatureColors): Drawing =>
  stroke(new Pen().circle(51.5, 55, 7).circle(68.5, 55, 7).move(58.5, 54).line(61.5, 54), frame, 1.8);
