import type { Hex } from '../color';
import { circle, ellipse, rect, roundRect, stroke } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
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
import { kente, pendantLamp } from './furnishings';
import { FLOOR_LINE, floorTiles, type Room } from './room';

/** A veranda in front of a garden: columns, a parapet of blocks, two chairs and a table. */
export function veranda(room: Room): Drawing {
  const { context, accent, wall, floor } = room;
  const { random, darken, lighten } = context;
  return [
    garden(room),
    rect(0, 0, SCENE.width, 58, lighten(wall, 0.2)),
    rect(0, 54, SCENE.width, 14, darken(wall, 0.18)),
    rect(0, FLOOR_LINE, SCENE.width, SCENE.height - FLOOR_LINE, floor),
    stroke(floorTiles(74, -9, 18, [10, 30, 60, 104]), darken(floor, 0.1), 1.6),
    parapet(room),
    [60, 300, 540, 780].map((x) => column(room, x)),
    chair(room, 130, accent),
    chair(room, 500, accent),
    kente(context, 150, 438, 58, 44),
    table(room),
    pottedPlant(context, 716, 560, 2.2),
    pottedPlant(context, 40, 566, 1.8),
    random.chance(0.7) ? lamp(room) : null,
  ];
}

function garden({ context }: Room): Drawing {
  const { grade } = context;
  const { width, height } = SCENE;
  return [
    sky(context, width, height),
    hills(context, width, 330, false),
    rect(0, 318, width, 120, grade('#C8774E')),
    palm(context, 600, 360, 250, -30, 1.2),
    neem(context, 200, 350, 1.25, pickTone(context)),
    flamboyant(context, 430, 340, 0.85),
    compoundWall(context, 0, 356, width, 54, grade('#EAD7B6'), { panels: 1 }),
    shrub(context, 80, 372, 140, 34),
    shrub(context, 520, 372, 170, 30),
    rect(0, 372, width, 70, grade('#7E9A5A')),
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
