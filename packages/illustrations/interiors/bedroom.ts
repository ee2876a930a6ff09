import type { Hex } from '../color';
import { circle, ellipse, fill, polygon, rect, roundRect } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import { BRASS, LIT_GLASS, SHADOW } from '../palettes';
import { ceilingFan, curtainPair, framedPrint, kente } from './furnishings';
import { roomFloor, sunPatch, type Room } from './room';
import { roomWindow } from './windowView';

const BED_WIDTH = 360;

/** X coordinates of the furniture, by layout. */
const LAYOUTS = [
  { window: 70, windowWidth: 190, bed: 320, stand: 702, prints: true },
  { window: 620, windowWidth: 130, bed: 226, stand: null, prints: true },
  { window: 250, windowWidth: 140, bed: 428, stand: 352, prints: false },
] as const;

/** A bedroom: a bed beside the window, a bed beside a wardrobe, or a bed and a dresser with a mirror. */
export function bedroom(room: Room): Drawing {
  const { context, secondAccent, layout } = room;
  const { random, grade } = context;
  const { window: windowX, windowWidth, bed: bedX, stand, prints } = LAYOUTS[layout];
  const windowDrawing = roomWindow(
    room,
    windowX,
    100,
    windowWidth,
    200,
    random.integer(0, 1) === 0 ? 'louvre' : 'casement',
  );
  const floor = roomFloor(room, random.chance(0.5));
  const fan = ceilingFan(context, layout === 0 ? 330 : 470);
  const wood = grade(random.pick(['#7A4B2E', '#8A5A3A', '#5F3D2A']));
  const linen = grade(random.pick(['#F6F1E6', '#EFE9DC', '#E3E9E2']));
  return [
    windowDrawing,
    curtainPair(context, {
      x: windowX,
      width: windowWidth,
      y: 82,
      fullness: 38,
      height: layout === 2 ? 250 : 340,
      color: secondAccent,
    }),
    floor,
    sunPatch(room, windowX, windowWidth),
    fan,
    layout === 1 ? wardrobe(room, wood) : null,
    layout === 2 ? dresser(room, wood) : null,
    bed(room, bedX, wood, linen),
    stand === null ? null : nightstand(room, stand, wood),
    prints
      ? [
          framedPrint(context, bedX + BED_WIDTH / 2 - 110, 116, 88, 80),
          framedPrint(context, bedX + BED_WIDTH / 2 + 22, 116, 88, 80),
        ]
      : framedPrint(context, bedX + BED_WIDTH / 2 - 56, 112, 112, 88),
  ];
}

function wardrobe({ context }: Room, wood: Hex): Drawing {
  const { grade, darken, lighten } = context;
  return [
    ellipse(112, 490, 120, 9, SHADOW, 0.16),
    rect(16, 116, 190, 368, wood),
    rect(8, 106, 206, 14, darken(wood, 0.2)),
    [24, 114].map((x) => [
      rect(x, 130, 84, 260, lighten(wood, 0.12)),
      rect(x, 400, 84, 74, darken(wood, 0.14)),
      rect(x + 34, 432, 16, 5, grade(BRASS)),
    ]),
    rect(100, 240, 5, 44, grade(BRASS)),
    rect(117, 240, 5, 44, grade(BRASS)),
  ];
}

/** A dresser with drawers below a round mirror. */
function dresser({ context, accent }: Room, wood: Hex): Drawing {
  const { grade, darken } = context;
  return [
    circle(110, 220, 76, wood),
    circle(110, 220, 67, grade('#CFE0DF', 0.8)),
    ellipse(110, 478, 106, 8, SHADOW, 0.16),
    rect(26, 352, 170, 116, wood),
    rect(18, 342, 186, 12, darken(wood, 0.2)),
    [0, 1].map((row) => [
      rect(34, 362 + row * 52, 154, 44, darken(wood, 0.14)),
      rect(98, 380 + row * 52, 26, 5, grade(BRASS)),
    ]),
    roundRect(40, 310, 20, 32, 5, accent),
    roundRect(66, 322, 14, 20, 3, grade('#F3E9D5')),
    roundRect(150, 318, 34, 24, 4, grade('#D99A3A')),
  ];
}

function bed({ context, accent }: Room, x: number, wood: Hex, linen: Hex): Drawing {
  const { darken, lighten } = context;
  const width = BED_WIDTH;
  const bedspread = new Pen()
    .move(x, 440)
    .line(x + width, 440)
    .line(x + width, 506)
    .curve(x + width, 520, x + width - 14, 520)
    .line(x + 14, 520)
    .curve(x, 520, x, 506)
    .close();
  const panelWidth = (width - 60) / 6;
  const pillow = lighten(linen, 0.5);
  return [
    roundRect(x - 10, 230, width + 20, 220, 14, wood),
    [0, 1, 2, 3, 4, 5].map((index) =>
      roundRect(x + 14 + (index * (width - 16)) / 6, 246, panelWidth, 110, 6, darken(wood, 0.14)),
    ),
    roundRect(x, 352, width, 150, 14, linen),
    roundRect(x + 22, 322, 140, 62, 20, pillow),
    roundRect(x + width - 162, 322, 140, 62, 20, pillow),
    roundRect(x + width / 2 - 44, 346, 88, 46, 12, accent),
    fill(bedspread, darken(linen, 0.06)),
    kente(context, x, 420, width, 58),
    ellipse(x + width / 2, 528, width * 0.56, 10, SHADOW, 0.16),
    rect(x + 12, 516, 14, 22, wood),
    rect(x + width - 26, 516, 14, 22, wood),
  ];
}

function nightstand({ context }: Room, x: number, wood: Hex): Drawing {
  const { grade, darken, light } = context;
  const isLit = light.litWindows > 0.4;
  return [
    rect(x, 400, 66, 84, wood),
    rect(x + 6, 410, 54, 30, darken(wood, 0.16)),
    circle(x + 33, 425, 3, grade(BRASS)),
    rect(x + 29, 360, 8, 40, grade('#C9A27C')),
    polygon(
      [
        [x + 8, 364],
        [x + 58, 364],
        [x + 48, 326],
        [x + 18, 326],
      ],
      isLit ? LIT_GLASS[0] : grade('#F3E9D5'),
    ),
    isLit ? circle(x + 33, 350, 70, '#FFE3A6', 0.22) : null,
  ];
}
