import { mix, type Hex } from '../color';
import { fill, stroke, type Point } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { Random } from '../random';
import type { Gender } from './looks';

/** The skin tones of `illustration.skin` in efie.tokens.json. */
export const SKINS = ['#5B3520', '#6E4128', '#7F4E30', '#4A2A1A', '#8F5B3A'] as const;

export type Skin = (typeof SKINS)[number];

const INK: Hex = '#140C08';
export const CREAM: Hex = '#FBF6EA';
const HAIR: Hex = '#1C1512';

/** Skin tones on which dark facial features would have too little contrast. */
const DARK_SKINS: ReadonlySet<Skin> = new Set<Skin>(['#4A2A1A', '#5B3520', '#6E4128']);

/** The corner of the jaw on the right side: oval, round or narrow. */
const JAWS: readonly [Point, ...Point[]] = [
  [74.5, 71.5],
  [76, 70],
  [73, 71.5],
];

export const EYES = ['almond', 'upturned', 'smiling'] as const;
export const NOSES = ['rounded', 'broad', 'bridged'] as const;
export const MOUTHS = ['calm', 'gentle', 'laughing'] as const;
const BEARDS = ['none', 'none', 'full', 'goatee', 'stubble'] as const;

export interface Face {
  readonly skin: Skin;
  readonly gender: Gender;
  readonly jaw: Point;
  readonly eyes: (typeof EYES)[number];
  readonly nose: (typeof NOSES)[number];
  readonly mouth: (typeof MOUTHS)[number];
  readonly beard: (typeof BEARDS)[number];
}

export const pickFace = (random: Random, gender: Gender): Face => ({
  skin: random.pick(SKINS),
  gender,
  jaw: random.pick(JAWS),
  eyes: random.pick(EYES),
  nose: random.pick(NOSES),
  mouth: random.pick(MOUTHS),
  beard: gender === 'man' ? random.pick(BEARDS) : 'none',
});

const SHADE: Hex = '#2A1408';

export const neckColor = (skin: Skin): Hex => mix(skin, SHADE, 0.12);

/** Neck, ears and face, without features. */
export function head({ skin, gender, jaw: [jawX, jawY] }: Face): Drawing {
  const halfNeck = gender === 'man' ? 11 : 9;
  const [left, right] = [60 - halfNeck, 60 + halfNeck];
  const neck = new Pen()
    .move(left, 70)
    .line(right, 70)
    .line(right, 86)
    .curve(right, 89, right + 4, 90)
    .curve(60, 104, left - 4, 90)
    .curve(left, 89, left, 86)
    .close();
  const face = new Pen()
    .move(39, 48)
    .arc(21, 20, 81, 48)
    .curve(81, 64, jawX, jawY)
    .curve(67, 80, 60, 80)
    .curve(53, 80, 120 - jawX, jawY)
    .curve(39, 64, 39, 48)
    .close();
  // The right side of the face, and the shadow of the chin on the neck.
  const shade = new Pen()
    .move(73, 32)
    .curve(81, 37, 81, 48)
    .curve(81, 64, jawX, jawY)
    .curve(67, 80, 60, 80)
    .curve(72, 74, 74, 57)
    .curve(75, 44, 73, 32)
    .close()
    .move(left, 76)
    .line(left, 82)
    .curve(60, 90, right, 82)
    .line(right, 76)
    .curve(60, 84, left, 76)
    .close();
  return [
    fill(neck.ellipse(39, 56, 4, 6).ellipse(81, 56, 4, 6), neckColor(skin)),
    fill(face, skin),
    fill(shade, SHADE, 0.18),
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
    ? { nose: mix(skin, '#F2C79A', 0.24), lips: mix(skin, '#F0A58C', 0.6), glasses: '#E0B04A' }
    : { nose: mix(skin, SHADE, 0.4), lips: mix(skin, '#6A2018', 0.5), glasses: '#22201C' };

/** Eyes, brows, nose, beard and mouth. */
export function features(face: Face): Drawing {
  const { nose, lips } = featureColors(face.skin);
  return [eyes(face), noseOf(face, nose), beardOf(face), mouthOf(face, lips)];
}

function eyes({ gender, eyes: kind }: Face): Drawing {
  const [whites, pupils, lines] = [new Pen(), new Pen(), new Pen()];
  const lift = kind === 'upturned' ? 1.4 : 0;
  const bottom = kind === 'smiling' ? 56.6 : 58.6;
  const top = kind === 'smiling' ? 50 : 51.2;
  for (const outwards of [-1, 1] as const) {
    const x = 60 + outwards * 8.6;
    const [inner, outer] = [x - outwards * 4.4, x + outwards * 4.9];
    const [innerY, outerY] = [55.4, 55.2 - lift];
    whites.move(inner, innerY).curve(x, top, outer, outerY).curve(x, bottom, inner, innerY).close();
    // The lid cuts the top of the pupil off, which makes the look calm.
    const lid = (top + 55.6) / 2 - lift / 4;
    pupils
      .move(x - 2.7, lid)
      .line(x + 2.7, lid)
      .arc(2.7, 3.5, x - 2.7, lid)
      .close();
    lines.move(inner, innerY).curve(x, top, outer, outerY);
    if (gender === 'woman') lines.line(outer + outwards * 1.3, outerY - 1);
    lines.move(x - outwards * 4.6, 49.3).curve(x + outwards, 45.4, x + outwards * 5.8, 49 - lift / 2);
  }
  return [
    fill(whites, '#F3E8D8'),
    fill(pupils, INK),
    stroke(lines, INK, gender === 'man' ? 1.5 : 1.3, { hasRoundCaps: true }),
  ];
}

function noseOf({ nose: kind }: Face, color: Hex): Drawing {
  if (kind === 'bridged')
    return fill(
      new Pen()
        .move(59, 54)
        .curve(58.6, 60, 55.4, 63.6)
        .curve(60, 68, 64.6, 63.6)
        .curve(61.4, 60, 61, 54)
        .close(),
      color,
      0.7,
    );
  const pen =
    kind === 'rounded'
      ? new Pen().move(56, 63).curve(60, 68, 64, 63)
      : new Pen().move(56, 61).curve(53, 65, 57, 65).curve(60, 67, 63, 65).curve(67, 65, 64, 61);
  return stroke(pen, color, 1.5, { hasRoundCaps: true });
}

function beardOf({ skin, beard, jaw: [jawX, jawY] }: Face): Drawing {
  if (beard === 'none') return null;
  if (beard === 'goatee')
    return fill(
      new Pen()
        .move(51, 70)
        .curve(53, 65.6, 60, 66.8)
        .curve(67, 65.6, 69, 70)
        .curve(69.5, 80.8, 60, 80.8)
        .curve(50.5, 80.8, 51, 70)
        .close(),
      HAIR,
      0.9,
    );
  return fill(
    new Pen()
      .move(38.8, 50)
      .curve(39.4, 64, 119.4 - jawX, jawY + 0.4)
      .curve(53, 81.4, 60, 81.4)
      .curve(67, 81.4, jawX + 0.6, jawY + 0.4)
      .curve(80.6, 64, 81.2, 50)
      .curve(77.5, 63, 71, 66.6)
      .curve(64, 66, 60, 66.8)
      .curve(56, 66, 49, 66.6)
      .curve(42.5, 63, 38.8, 50)
      .close(),
    mix(HAIR, skin, 0.08),
    beard === 'full' ? 0.92 : 0.4,
  );
}

function mouthOf({ mouth: kind }: Face, lips: Hex): Drawing {
  const upper = mix(lips, INK, 0.16);
  if (kind === 'laughing')
    return [
      fill(
        new Pen()
          .move(51, 68.6)
          .curve(60, 67, 69, 68.6)
          .curve(66.5, 76.4, 60, 76.4)
          .curve(53.5, 76.4, 51, 68.6)
          .close(),
        lips,
      ),
      fill(
        new Pen()
          .move(52.8, 69.3)
          .curve(60, 69, 67.2, 69.3)
          .curve(65, 73.6, 60, 73.6)
          .curve(55, 73.6, 52.8, 69.3)
          .close(),
        CREAM,
      ),
    ];
  const half = kind === 'calm' ? 7.2 : 8.6;
  const corner = kind === 'calm' ? 70.6 : 69.8;
  const [left, right] = [60 - half, 60 + half];
  return [
    fill(
      new Pen()
        .move(left, corner)
        .curve(57, 67.6, 60, 69)
        .curve(63, 67.6, right, corner)
        .curve(60, 73.4, left, corner)
        .close(),
      upper,
    ),
    fill(
      new Pen()
        .move(left + 0.6, corner + 0.3)
        .curve(60, 72.8, right - 0.6, corner + 0.3)
        .curve(64.5, 75.6, 60, 75.6)
        .curve(55.5, 75.6, left + 0.6, corner + 0.3)
        .close(),
      lips,
    ),
  ];
}

/** Studs, drops or hoops, by `style`. */
export function earrings(color: Hex, style: 0 | 1 | 2): Drawing {
  const [left, right] = [38, 82];
  if (style === 2) return stroke(new Pen().circle(left, 66.5, 4).circle(right, 66.5, 4), color, 1.4);
  const pen = new Pen().move(left, 63).line(left, 63).move(right, 63).line(right, 63);
  if (style === 1) pen.move(left, 67.6).line(left, 69).move(right, 67.6).line(right, 69);
  return stroke(pen, color, 3.6, { hasRoundCaps: true });
}

export const glasses = ({ glasses: frame }: FeatureColors): Drawing =>
  stroke(
    new Pen().circle(51.4, 55.4, 7).circle(68.6, 55.4, 7).move(58.4, 54.4).curve(60, 53.2, 61.6, 54.4),
    frame,
    1.5,
  );
