import type { Hex } from '../color';
import { ellipse, fill, rect, roundRect, stroke } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import { SHADOW } from '../palettes';
import { pottedPlant } from '../scene/shrubs';
import { ceilingFan, framedPrint } from './furnishings';
import { roomFloor, sunPatch, type Room } from './room';
import { roomWindow } from './windowView';

/** X coordinates of window, desks and the cabinet, by layout. */
const LAYOUTS = [
  { window: 90, desks: [330], cabinet: 76 },
  { window: 110, desks: [60, 430], cabinet: 640 },
  { window: 430, desks: [110], cabinet: 670 },
] as const;

/** An office to let, with one desk or two, a filing cabinet and an air conditioner. */
export function office(room: Room): Drawing {
  const { context, layout } = room;
  const { random, grade } = context;
  const { window, desks, cabinet } = LAYOUTS[layout];
  const windowWidth = layout === 1 ? 400 : 240;
  const wood = grade(random.pick(['#8A5A3A', '#C9A27C', '#6B4327']));
  return [
    roomWindow(room, window, 96, windowWidth, 180, 'casement'),
    roomFloor(room, random.chance(0.7)),
    sunPatch(room, window, windowWidth),
    layout === 0 ? ceilingFan(context, 520) : null,
    layout === 1 ? null : framedPrint(context, layout === 0 ? 470 : 130, 110, 96, 76),
    layout === 0 ? framedPrint(context, 604, 110, 96, 76) : airUnit(room, layout === 1 ? 600 : 250),
    filingCabinet(room, cabinet),
    desks.map((x) => desk(room, x, wood)),
    pottedPlant(context, layout === 0 ? 750 : layout === 1 ? 400 : 620, 480, 2),
  ];
}

function airUnit({ context }: Room, x: number): Drawing {
  const { grade } = context;
  return [
    roundRect(x, 54, 140, 44, 8, grade('#F7F4EE', 0.6)),
    rect(x + 10, 84, 120, 4, grade('#B9B2A5')),
    rect(x + 112, 64, 16, 4, grade('#2F6B4F')),
  ];
}

function filingCabinet({ context }: Room, x: number): Drawing {
  const { grade, darken } = context;
  const color = grade('#8E9A98');
  return [
    ellipse(x + 45, 458, 56, 7, SHADOW, 0.16),
    rect(x, 300, 90, 156, color),
    [0, 1, 2].map((drawer) => [
      rect(x + 6, 308 + drawer * 49, 78, 42, darken(color, 0.1)),
      rect(x + 34, 320 + drawer * 49, 22, 5, grade('#E4E6E2')),
    ]),
    roundRect(x + 18, 274, 30, 26, 3, grade('#B4573A')),
    roundRect(x + 52, 282, 22, 18, 3, grade('#D99A3A')),
  ];
}

function desk({ context, accent }: Room, x: number, wood: Hex): Drawing {
  const { grade, darken } = context;
  const steel = grade('#4A5254');
  const chair = new Pen()
    .move(x + 112, 372)
    .curve(x + 112, 316, x + 150, 316)
    .curve(x + 188, 316, x + 188, 372)
    .close();
  const legs = new Pen()
    .move(x + 12, 424)
    .line(x + 12, 528)
    .move(x + 298, 424)
    .line(x + 298, 528);
  return [
    ellipse(x + 155, 532, 180, 10, SHADOW, 0.16),
    fill(chair, accent),
    rect(x + 142, 368, 16, 50, steel),
    stroke(legs, steel, 9),
    rect(x + 196, 424, 98, 84, darken(wood, 0.14)),
    [0, 1].map((drawer) => rect(x + 230, 440 + drawer * 40, 30, 5, grade('#E4E6E2'))),
    roundRect(x, 410, 310, 16, 4, wood),
    roundRect(x + 44, 338, 96, 60, 5, grade('#2B3233')),
    rect(x + 50, 344, 84, 46, grade('#7FA6A8')),
    rect(x + 84, 398, 16, 12, steel),
    roundRect(x + 180, 396, 66, 14, 2, grade('#F3E9D5')),
    roundRect(x + 186, 386, 56, 10, 2, grade('#B4573A')),
    roundRect(x + 266, 388, 16, 22, 3, grade('#D99A3A')),
  ];
}
