import type { Hex } from '../color';
import { ellipse, fill, rect, roundRect, stroke } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import { SHADOW } from '../palettes';
import { pottedPlant } from '../scene/shrubs';
import { ceilingFan, pendantLamp } from './furnishings';
import { roomFloor, sunPatch, type Room } from './room';
import { roomWindow } from './windowView';

/** X coordinates of the shop window, the shelves and the counter, by layout. */
const LAYOUTS = [
  { window: 70, shelves: 390, counter: 330 },
  { window: 450, shelves: 60, counter: 70 },
  { window: 290, shelves: 570, counter: 60 },
] as const;

/** A shop to let: a wide window to the street, shelves with goods, and a counter. */
export function shop(room: Room): Drawing {
  const { context, layout } = room;
  const { random, grade } = context;
  const { window, shelves: shelvesX, counter: counterX } = LAYOUTS[layout];
  const wood = grade(random.pick(['#8A5A3A', '#C9A27C', '#6B4327']));
  return [
    roomWindow(room, window, 90, 250, 220, 'casement'),
    roomFloor(room, true),
    sunPatch(room, window, 250),
    shelves(room, shelvesX, layout === 2 ? 2 : 4, wood),
    layout === 2
      ? [160, 400, 640].map((x) => pendantLamp(context, x, 0, 44, 30))
      : ceilingFan(context, layout === 0 ? 560 : 300),
    counter(room, counterX, wood),
    pottedPlant(context, layout === 1 ? 730 : layout === 0 ? 60 : 520, 476, 1.9),
  ];
}

const GOODS: readonly Hex[] = ['#B4472B', '#D99A3A', '#2F6B4F', '#274B5A', '#F3E9D5', '#8A5A44'];

function shelves({ context }: Room, x: number, bays: number, wood: Hex): Drawing {
  const { random, grade, darken } = context;
  const width = bays * 84;
  const pens = GOODS.map(() => new Pen());
  for (let board = 0; board < 4; board++)
    for (let place = 0; place < bays * 4; place++) {
      if (random.chance(0.22)) continue;
      const height = random.integer(22, 44);
      const pen = pens[random.integer(0, GOODS.length - 1)];
      pen?.rect(x + 8 + place * 20.6, 152 + board * 80 - height, random.integer(11, 17), height);
    }
  return [
    rect(x - 6, 84, width + 12, 346, darken(wood, 0.34)),
    pens.map((pen, index) => fill(pen, grade(GOODS[index] ?? '#F3E9D5'))),
    [0, 1, 2, 3].map((board) => rect(x - 6, 152 + board * 80, width + 12, 9, wood)),
    Array.from({ length: bays / 2 + 1 }, (_, post) => rect(x - 8 + post * 168, 78, 10, 356, wood)),
    rect(x - 8, 74, width + 18, 12, wood),
  ];
}

function counter({ context, accent }: Room, x: number, wood: Hex): Drawing {
  const { grade, lighten } = context;
  const panels = new Pen();
  for (let panel = 0; panel < 4; panel++) panels.rect(x + 18 + panel * 92, 442, 70, 76);
  const scale = new Pen()
    .move(x + 60, 398)
    .line(x + 116, 398)
    .line(x + 104, 414)
    .line(x + 72, 414)
    .close();
  return [
    ellipse(x + 195, 544, 226, 10, SHADOW, 0.18),
    rect(x, 424, 390, 116, accent),
    stroke(panels, lighten(accent, 0.35), 3),
    roundRect(x - 12, 412, 414, 18, 5, wood),
    fill(scale, grade('#C9CEC9')),
    rect(x + 84, 384, 8, 14, grade('#8F9A97')),
    ellipse(x + 88, 384, 34, 6, grade('#E4E6E2')),
    roundRect(x + 290, 372, 62, 40, 4, grade('#2B3233')),
    rect(x + 314, 408, 14, 6, grade('#4A4A48')),
    [0, 1, 2].map((tin) => roundRect(x + 180 + tin * 26, 382, 20, 30, 3, grade(GOODS[tin] ?? '#F3E9D5'))),
  ];
}
