import type { Hex } from '../color';
import { svgDocument } from '../drawing/document';
import { fill, rect } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { Palette } from '../palettes';
import { createRandom } from '../random';
import { neckline, NECKLINES, shoulders } from './clothes';
import { earrings, featureColors, features, glasses, head, SKINS, smileInBeard } from './face';
import {
  beard,
  GOLD,
  headBehind,
  headInFront,
  HEADS,
  WITH_BEARD,
  WITH_EARRINGS,
  type HeadColors,
} from './heads';

/** Colors of the background and its quarter circles. */
type Background = readonly [field: Hex, arcs: Hex];

const BACKGROUNDS: readonly [Background, ...Background[]] = [
  ['#DDE9DF', '#BCD6C3'],
  ['#F7E6C2', '#EFCF8C'],
  ['#F5DACB', '#E9B69C'],
  ['#E2E4DA', '#C6CDBB'],
  ['#D6E3E4', '#B2CCCF'],
];

const CLOTHES: Palette = ['#1F5A3E', '#B4472B', '#274B5A', '#D99A1C', '#F3E9D5', '#6B3A4A'];
const HEADWRAPS: Palette = ['#D99A1C', '#B4472B', '#1F5A3E', '#274B5A'];
const CAPS: Palette = ['#1F5A3E', '#8A3A1E', '#274B5A'];

const SIZE = 120;

/**
 * Draws an agent's portrait as an SVG document, 120 x 120.
 */
export function portrait(seed: string): string {
  const random = createRandom(`av${seed}`);
  const skin = random.pick(SKINS);
  const background = random.pick(BACKGROUNDS);
  const style = HEADS[random.integer(0, HEADS.length - 1)] ?? HEADS[0];
  const clothes = random.pick(CLOTHES);
  const neck = NECKLINES[random.integer(0, NECKLINES.length - 1)] ?? NECKLINES[0];
  const colors: HeadColors = {
    clothes,
    headwrap: random.pick(HEADWRAPS),
    cap: random.pick(CAPS),
  };
  const hasBeard = WITH_BEARD.has(style) && random.chance(0.55);
  const hasGlasses = random.chance(0.22);
  const face = featureColors(skin);

  const drawing: Drawing = [
    backdrop(background),
    headBehind(style, colors),
    shoulders(clothes),
    style === 'hijab' ? null : neckline(neck, clothes),
    head(skin),
    headInFront(style, colors),
    features(face),
    hasBeard ? [beard(), smileInBeard()] : null,
    WITH_EARRINGS.has(style) ? earrings(GOLD) : null,
    hasGlasses ? glasses(face) : null,
  ];
  return svgDocument(drawing, SIZE, SIZE, { x: 0, y: 0, width: SIZE, height: SIZE });
}

function backdrop([field, arcs]: Background): Drawing {
  const quarters = new Pen()
    .move(0, 120)
    .line(0, 60)
    .arc(60, 60, 60, 120)
    .close()
    .move(120, 0)
    .line(120, 60)
    .arc(60, 60, 60, 0, false)
    .close();
  return [rect(0, 0, SIZE, SIZE, field), fill(quarters, arcs, 0.8)];
}
