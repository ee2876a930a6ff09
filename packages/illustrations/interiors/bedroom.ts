import type { Hex } from '../color';
import { circle, ellipse, fill, polygon, rect, roundRect } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import { BRASS, LIT_GLASS, SHADOW } from '../palettes';
import { ceilingFan, curtainPair, framedPrint, kente } from './furnishings';
import { roomFloor, sunPatch, type Room } from './room';
import { roomWindow } from './windowView';

const WINDOW_WIDTH = 190;
const BED_WIDTH = 360;

export function bedroom(room: Room): Drawing {
  const { context, secondAccent } = room;
  const { random, grade } = context;
  const isWindowLeft = random.chance(0.5);
  const windowX = isWindowLeft ? 70 : 520;
  const bedX = isWindowLeft ? 320 : 110;
  const windowDrawing = roomWindow(
    room,
    windowX,
    100,
    WINDOW_WIDTH,
    200,
    random.integer(0, 1) === 0 ? 'louvre' : 'casement',
  );
  const floor = roomFloor(room, random.chance(0.5));
  const fan = ceilingFan(context, random.chance(0.5) ? 330 : 470);
  const wood = grade(random.pick(['#7A4B2E', '#8A5A3A', '#5F3D2A']));
  const linen = grade(random.pick(['#F6F1E6', '#EFE9DC', '#E3E9E2']));
  return [
    windowDrawing,
    curtainPair(context, {
      x: windowX,
      width: WINDOW_WIDTH,
      y: 82,
      fullness: 38,
      height: 340,
      color: secondAccent,
    }),
    floor,
    sunPatch(room, windowX, WINDOW_WIDTH),
    fan,
    bed(room, bedX, wood, linen),
    nightstand(room, isWindowLeft ? bedX + BED_WIDTH + 22 : bedX - 84, wood),
    framedPrint(context, bedX + BED_WIDTH / 2 - 110, 116, 88, 80),
    framedPrint(context, bedX + BED_WIDTH / 2 + 22, 116, 88, 80),
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
