import type { Hex } from '../color';
import { circle, ellipse, fill, rect, roundRect, stroke } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import { translate } from '../drawing/translate';
import { BRASS, SHADOW } from '../palettes';
import { pottedPlant } from '../scene/shrubs';
import { pendantLamp } from './furnishings';
import { roomFloor, sunPatch, type Room } from './room';
import { roomWindow } from './windowView';

/** X coordinate of the end of the worktop, before the fridge. */
const WORKTOP_END = 640;
const BASE_PITCH = 91;
const WINDOW_OFFSETS = [0, -230, 110] as const;

/** Position of the cooker in the row of base cabinets, by layout. */
const COOKERS = [5, 4, 3] as const;

/** A kitchen: a window over the sink, a dining table in front, or a hood over the cooker. */
export function kitchen(room: Room): Drawing {
  const { context, layout } = room;
  const { random, grade, darken, shadow } = context;
  const cabinet = grade(random.pick(['#2F5D4A', '#F3F0E6', '#C58A5A', '#4C6672', '#B4573A', '#DCE3D3']));
  const worktop = grade(random.pick(['#3A3A38', '#EDE6DA', '#8A6B4F']));
  const windowX = random.range(300, 340) + WINDOW_OFFSETS[layout];
  const cookerX = COOKERS[layout] * BASE_PITCH;
  return [
    roomFloor(room, true),
    splashback(room),
    roomWindow(room, windowX, 80, 180, 150, 'casement'),
    sunPatch(room, windowX, 180),
    layout === 0 ? wallCabinets(room, cabinet, 60, windowX - 30) : null,
    layout === 2 ? [openShelves(room, 40, 220), hood(room, cookerX)] : null,
    layout === 2 ? null : wallCabinets(room, cabinet, windowX + 210, layout === 0 ? WORKTOP_END : 570),
    rect(0, 310, WORKTOP_END, 14, worktop),
    shadow(0, 324, WORKTOP_END, 6),
    baseCabinets(room, cabinet),
    rect(0, 440, WORKTOP_END, 10, darken(cabinet, 0.45)),
    fridge(room, grade(random.pick(['#E9E6DF', '#B9C2C0', '#A5432D']))),
    worktopItems(room, windowX),
    random.chance(0.6) || layout === 1 ? pendantLamp(context, layout === 1 ? 330 : 250, 0, 54, 28) : null,
    layout === 1 ? diningTable(room) : null,
  ];
}

function openShelves({ context }: Room, x: number, width: number): Drawing {
  const { grade } = context;
  const wood = grade('#7A4B2E');
  const colors = ['#B4573A', '#F3E9D5', '#2F6B4F', '#D99A3A', '#F3E9D5', '#274B5A'] as const;
  return [112, 172].map((y, board) => [
    colors.map((color, index) =>
      index % 3 === 1
        ? ellipse(x + 24 + index * 34, y - 9, 17, 9, grade(color))
        : roundRect(x + 12 + index * 34, y - 32 + board * 6, 22, 32 - board * 6, 3, grade(color)),
    ),
    rect(x, y, width, 8, wood),
  ]);
}

function hood({ context }: Room, cookerX: number): Drawing {
  const { grade, darken } = context;
  const steel = grade('#C9CEC9');
  const flare = new Pen()
    .move(cookerX + 22, 140)
    .line(cookerX + 68, 140)
    .line(cookerX + 104, 190)
    .line(cookerX - 14, 190)
    .close();
  return [
    rect(cookerX + 22, 16, 46, 126, darken(steel, 0.08)),
    fill(flare, steel),
    rect(cookerX - 14, 188, 118, 10, darken(steel, 0.2)),
  ];
}

/** A dining table with two stools in front of the worktop. */
function diningTable({ context, accent }: Room): Drawing {
  const { grade, darken } = context;
  const wood = grade('#8A5A3A');
  const legs = new Pen().move(196, 484).line(186, 586).move(464, 484).line(474, 586);
  const bowl = new Pen().move(296, 470).curve(300, 496, 332, 496).curve(364, 496, 368, 470).close();
  for (const x of [110, 506])
    legs
      .move(x + 8, 520)
      .line(x, 586)
      .move(x + 42, 520)
      .line(x + 50, 586);
  return [
    ellipse(330, 586, 210, 10, SHADOW, 0.16),
    stroke(legs, darken(wood, 0.2), 8),
    [106, 502].map((x) => roundRect(x, 506, 58, 16, 7, accent)),
    roundRect(160, 476, 340, 18, 6, wood),
    circle(318, 464, 11, grade('#D99A3A')),
    circle(342, 464, 11, grade('#B4472B')),
    fill(bowl, grade('#F3E9D5')),
  ];
}

function splashback({ context, wall, accent }: Room): Drawing {
  const { grade, lighten } = context;
  const size = 26;
  const [gold, colored, plain] = [new Pen(), new Pen(), new Pen()];
  for (let column = 0; column < WORKTOP_END / size; column++)
    for (let row = 0; row < 4; row++) {
      const pen = (column + row * 3) % 7 === 0 ? gold : (column * 2 + row) % 5 === 0 ? colored : plain;
      pen.rect(column * size + 1, 206 + row * size + 1, size - 2, size - 2);
    }
  return [
    fill(gold, grade('#E0B04A')),
    fill(colored, lighten(accent, 0.45)),
    fill(plain, lighten(wall, 0.45)),
  ];
}

function cabinetFront(room: Room, color: Hex, x: number, y: number, width: number, height: number): Drawing {
  const { darken } = room.context;
  return [
    rect(x, y, width, height, color),
    stroke(new Pen().rect(x + 8, y + 10, width - 16, height - 20), darken(color, 0.2), 2),
  ];
}

function wallCabinets(room: Room, color: Hex, from: number, to: number): Drawing {
  const { grade } = room.context;
  const count = Math.max(1, Math.round((to - from) / 90));
  const pitch = (to - from) / count;
  return Array.from({ length: count }, (_, index) => {
    const x = from + index * pitch;
    return [cabinetFront(room, color, x, 70, pitch - 3, 118), rect(x + pitch - 18, 158, 4, 18, grade(BRASS))];
  });
}

function baseCabinets(room: Room, color: Hex): Drawing {
  const { grade } = room.context;
  const cookerIndex = COOKERS[room.layout];
  return Array.from({ length: 7 }, (_, index) => {
    const x = index * BASE_PITCH;
    if (index === cookerIndex) return cooker(room, x);
    return [cabinetFront(room, color, x, 326, 88, 118), rect(x + 60, 346, 4, 18, grade(BRASS))];
  });
}

function cooker({ context: { grade } }: Room, x: number): Drawing {
  const dark = grade('#2B3233');
  return [
    rect(x, 326, 90, 118, grade('#DAD7D0')),
    rect(x + 10, 362, 70, 56, dark),
    [0, 1, 2, 3].map((knob) => circle(x + 18 + knob * 18, 344, 4, grade('#4A4A48'))),
    rect(x + 8, 304, 74, 6, dark),
  ];
}

function fridge({ context }: Room, color: Hex): Drawing {
  const { darken, shadow } = context;
  const x = 652;
  const handle = darken(color, 0.4);
  return [
    roundRect(x, 130, 120, 330, 10, color),
    rect(x, 250, 120, 3, darken(color, 0.25)),
    rect(x + 12, 196, 5, 40, handle),
    rect(x + 12, 266, 5, 60, handle),
    shadow(x + 96, 130, 24, 330, 0.08),
    ellipse(x + 60, 462, 70, 6, SHADOW, 0.16),
  ];
}

function worktopItems({ context, layout }: Room, windowX: number): Drawing {
  const { grade } = context;
  const potX = COOKERS[layout] * BASE_PITCH + 31;
  const tap = new Pen()
    .move(windowX + 60, 310)
    .line(windowX + 60, 284)
    .curve(windowX + 60, 262, windowX + 82, 262)
    .curve(windowX + 100, 262, windowX + 100, 280);
  const bowl = new Pen().move(120, 310).curve(118, 276, 146, 276).curve(174, 276, 172, 310).close();
  const things: Drawing = [
    fill(bowl, grade('#8A3A1E')),
    ellipse(146, 277, 28, 5, grade('#A8492A')),
    roundRect(206, 262, 20, 48, 3, grade('#D9A23A')),
    roundRect(232, 272, 18, 38, 3, grade('#2F6B4F')),
  ];
  return [
    stroke(tap, grade('#9AA3A0'), 6),
    translate(things, layout === 1 ? 350 : 0),
    roundRect(potX, 292, 40, 14, 4, grade('#5A5A56')),
    roundRect(potX - 4, 288, 48, 5, 2.5, grade('#6A6A66')),
    layout === 1 ? null : pottedPlant(context, 40, 312, 1.2),
  ];
}
