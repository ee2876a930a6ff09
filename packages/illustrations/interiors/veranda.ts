import type { Hex } from '../color';
import { circle, ellipse, fill, rect, roundRect, stroke } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import { translate } from '../drawing/translate';
import { SCENE } from '../exterior/kinds';
import { pickBlocks, tiledBlocks } from '../masonry/blocks';
import { SHADOW } from '../palettes';
import { compoundWall } from '../scene/compoundWall';
import { flamboyant } from '../scene/flamboyant';
import { hills } from '../scene/hills';
import { neem, pickTone } from '../scene/neem';
import { palm } from '../scene/palm';
import { pottedPlant, shrub } from '../scene/shrubs';
import { sky } from '../scene/sky';
import { weatherVeil } from '../scene/weather';
import { kente, pendantLamp } from './furnishings';
import { FLOOR_LINE, floorTiles, type Room } from './room';

/** X coordinates of columns, furniture and trees, by layout. */
const LAYOUTS = [
  { columns: [60, 300, 540, 780], chairs: [130, 500], trees: [600, 200, 430], plants: [716, 40] },
  { columns: [20, 400, 780], chairs: [130, 0], trees: [120, 610, 300], plants: [752, 60] },
  { columns: [150, 650], chairs: [0, 0], trees: [250, 90, 520], plants: [64, 736] },
] as const;

/** A veranda in front of a garden: columns, a parapet of blocks, and chairs, a bench or a hammock. */
export function veranda(room: Room): Drawing {
  const { context, accent, wall, floor, layout } = room;
  const { columns, chairs, plants } = LAYOUTS[layout];
  const [firstChair, secondChair] = chairs;
  const { random, darken, lighten } = context;
  return [
    garden(room),
    rect(0, 0, SCENE.width, 58, lighten(wall, 0.2)),
    rect(0, 54, SCENE.width, 14, darken(wall, 0.18)),
    rect(0, FLOOR_LINE, SCENE.width, SCENE.height - FLOOR_LINE, floor),
    stroke(floorTiles(74, -9, 18, [10, 30, 60, 104]), darken(floor, 0.1), 1.6),
    parapet(room),
    columns.map((x) => column(room, x)),
    layout === 2
      ? hammock(room)
      : [
          chair(room, firstChair, accent),
          layout === 0 ? chair(room, secondChair, accent) : bench(room),
          kente(context, firstChair + 20, 438, 58, 44),
        ],
    layout === 2 ? null : translate(table(room), layout === 1 ? -6 : 0),
    pottedPlant(context, plants[0], 560, 2.2),
    pottedPlant(context, plants[1], 566, 1.8),
    random.chance(0.7) ? lamp(room) : null,
  ];
}

function garden({ context, layout }: Room): Drawing {
  const { grade } = context;
  const [palmX, neemX, flamboyantX] = LAYOUTS[layout].trees;
  const { width, height } = SCENE;
  return [
    sky(context, width, height),
    hills(context, width, 330, false),
    rect(0, 318, width, 120, grade('#C8774E')),
    palm(context, palmX, 360, 250, -30, 1.2),
    neem(context, neemX, 350, 1.25, pickTone(context)),
    flamboyant(context, flamboyantX, 352, 0.85),
    compoundWall(context, 0, 356, width, 54, grade('#EAD7B6'), { panels: 1 }),
    shrub(context, 80, 372, 140, 34),
    shrub(context, 520, 372, 170, 30),
    rect(0, 372, width, 70, grade('#7E9A5A')),
    weatherVeil(context, context.id, width, 372),
  ];
}

function parapet({ context, wall }: Room): Drawing {
  return [
    tiledBlocks(context, 'b', {
      x: 0,
      y: 372,
      width: SCENE.width,
      height: 66,
      pitch: 33,
      color: context.grade('#EBDCC3'),
      pattern: pickBlocks(context),
    }),
    rect(0, 362, SCENE.width, 13, context.lighten(wall, 0.5)),
    context.shadow(0, 438, SCENE.width, 8, 0.12),
  ];
}

function column({ context, wall }: Room, x: number): Drawing {
  const { lighten, darken, castShadow } = context;
  return [
    rect(x - 20, 60, 36, 384, lighten(wall, 0.35)),
    rect(x + 2, 60, 14, 384, darken(wall, 0.08)),
    rect(x - 28, 60, 52, 18, lighten(wall, 0.55)),
    rect(x - 28, 428, 52, 18, lighten(wall, 0.45)),
    castShadow(
      [
        [x - 20, 446],
        [x + 24, 446],
        [x + 120, SCENE.height],
        [x + 40, SCENE.height],
      ],
      0.1,
    ),
  ];
}

function chair({ context }: Room, x: number, cushion: Hex): Drawing {
  const { grade, lighten } = context;
  const frame = new Pen()
    .move(x, 548)
    .line(x + 18, 430)
    .curve(x + 20, 418, x + 32, 418)
    .line(x + 98, 418)
    .curve(x + 110, 418, x + 112, 430)
    .line(x + 130, 548);
  const arm = grade('#7A4B2E');
  return [
    ellipse(x + 64, 560, 86, 11, SHADOW, 0.16),
    stroke(frame, grade('#6B4327'), 9, { hasRoundCaps: true }),
    roundRect(x + 20, 424, 90, 74, 12, cushion),
    roundRect(x + 10, 490, 112, 30, 10, lighten(cushion, 0.12)),
    roundRect(x - 8, 470, 34, 9, 4, arm),
    roundRect(x + 104, 470, 34, 9, 4, arm),
  ];
}

function bench({ context, accent, secondAccent }: Room): Drawing {
  const { grade, lighten } = context;
  const wood = grade('#7A4B2E');
  const legs = new Pen().move(470, 500).line(462, 560).move(690, 500).line(698, 560);
  return [
    ellipse(580, 562, 140, 10, SHADOW, 0.16),
    stroke(legs, grade('#6B4327'), 9, { hasRoundCaps: true }),
    [0, 1, 2].map((slat) => roundRect(456, 420 + slat * 24, 248, 13, 5, wood)),
    roundRect(448, 488, 264, 24, 10, lighten(accent, 0.12)),
    roundRect(476, 440, 54, 50, 8, secondAccent),
    roundRect(634, 440, 54, 50, 8, accent),
  ];
}

/** A hammock between the two columns. */
function hammock({ context, accent, secondAccent }: Room): Drawing {
  const { grade } = context;
  const ropes = new Pen().move(166, 300).line(236, 392).move(634, 300).line(566, 392);
  const cloth = new Pen()
    .move(230, 384)
    .curve(400, 500, 572, 384)
    .curve(540, 530, 400, 534)
    .curve(262, 530, 230, 384)
    .close();
  const stripe = new Pen()
    .move(238, 408)
    .curve(400, 520, 564, 408)
    .line(556, 436)
    .curve(400, 536, 246, 436)
    .close();
  return [
    ellipse(400, 572, 180, 10, SHADOW, 0.16),
    stroke(ropes, grade('#D8C3A5'), 4),
    fill(cloth, accent),
    fill(stripe, secondAccent),
    roundRect(270, 414, 70, 34, 14, grade('#F3E9D5')),
  ];
}

function table({ context: { grade } }: Room): Drawing {
  return [
    ellipse(386, 520, 58, 12, grade('#8A5A3A')),
    rect(380, 524, 12, 44, grade('#6B4327')),
    ellipse(386, 570, 34, 7, grade('#6B4327')),
    roundRect(366, 492, 12, 26, 2, grade('#D99A3A')),
    roundRect(394, 496, 14, 22, 3, grade('#F3E9D5')),
  ];
}

function lamp({ context }: Room): Drawing {
  return [
    pendantLamp(context, 400, 66, 108, 26),
    context.light.litWindows > 0.4 ? circle(400, 136, 46, '#FFE3A6', 0.3) : null,
  ];
}
