import { mix, type Hex } from '../color';
import { svgDocument } from '../drawing/document';
import { fill, rect } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { Palette } from '../palettes';
import { createRandom, type Random } from '../random';
import { neckline, necklinesOf, shoulders } from './clothes';
import { earrings, featureColors, features, glasses, head as faceOf, neckColor, pickFace } from './face';
import { GOLD, headBehind, headInFront, WITH_EARRINGS } from './heads';
import { HEADS, MUSLIM_HEADS, type Head, type PortraitLook } from './looks';

/** Colors of the background and its quarter circles. */
type Background = readonly [field: Hex, arcs: Hex];

const BACKGROUNDS: readonly [Background, ...Background[]] = [
  ['#DDE9DF', '#C3DAC9'],
  ['#F7E6C2', '#F1D497'],
  ['#F5DACB', '#EBBDA5'],
  ['#E2E4DA', '#CCD2C1'],
  ['#D6E3E4', '#B9D1D3'],
];

const CLOTHES: Palette = ['#1F5A3E', '#B4472B', '#274B5A', '#D99A1C', '#F3E9D5', '#6B3A4A'];

/** Cloths of headwear; other heads use none. */
const CLOTHS: Partial<Readonly<Record<Head, Palette>>> = {
  headwrap: ['#D99A1C', '#B4472B', '#1F5A3E', '#274B5A'],
  smockCap: ['#1F5A3E', '#8A3A1E', '#274B5A'],
  kufi: ['#F6EEDF', '#1F5A3E', '#6B3A4A', '#274B5A'],
  hijab: ['#2F6B5A', '#33586A', '#7A4658', '#E6D6BC', '#B5805A', '#5C6472'],
};

const SIZE = 120;

/** The look of a person of whom nothing is known: any head but those of a religion. */
function anyLook(random: Random): PortraitLook {
  const gender = random.chance(0.5) ? 'woman' : 'man';
  const heads = HEADS[gender].filter((head) => !MUSLIM_HEADS.has(head));
  return { gender, head: heads[random.integer(0, heads.length - 1)] ?? HEADS[gender][0] };
}

/**
 * Draws a person's portrait as an SVG document, 120 x 120. The seed determines face, colors and clothes, and the look when none
 * is given.
 */
export function portrait(seed: string, look: PortraitLook = anyLook(createRandom(`look${seed}`))): string {
  const { gender, head } = look;
  const random = createRandom(`av${seed}`);
  const face = pickFace(random, gender);
  const background = random.pick(BACKGROUNDS);
  const clothes = random.pick(CLOTHES);
  const neck = random.pick(necklinesOf(gender));
  const cloth = random.pick(CLOTHS[head] ?? CLOTHES);
  const colors = { skin: face.skin, cloth, trim: cloth === '#D99A1C' ? '#F3E9D5' : GOLD };
  const earringStyle = random.integer(0, 2) as 0 | 1 | 2;
  const hasGlasses = random.chance(0.2);

  const drawing: Drawing = [
    backdrop(background),
    headBehind(head),
    shoulders(head === 'hijab' ? mix(cloth, '#1A0F0A', 0.3) : clothes, gender),
    faceOf(face),
    head === 'hijab' ? null : neckline(head === 'kufi' ? 'kaftan' : neck, clothes, neckColor(face.skin)),
    head === 'hijab' ? null : headInFront(head, colors),
    features(face),
    WITH_EARRINGS.has(head) ? earrings(GOLD, earringStyle) : null,
    hasGlasses ? glasses(featureColors(face.skin)) : null,
    head === 'hijab' ? headInFront(head, colors) : null,
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
  return [rect(0, 0, SIZE, SIZE, field), fill(quarters, arcs)];
}
