import type { Hex } from '../color';
import { ellipse, fill, line, polygon, rect, roundRect } from '../drawing/shapes';
import { Pen, placeAt } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import { translate } from '../drawing/translate';
import { LIT_GLASS, SHADOW } from '../palettes';
import { pottedPlant } from '../scene/shrubs';
import { ceilingFan, curtainPair, framedPrint, kente } from './furnishings';
import { roomFloor, sunPatch, type Room } from './room';
import { roomWindow } from './windowView';

/** X coordinates of what differs between the layouts; offsets are relative to the first one. */
const LAYOUTS = [
  { fan: 400, prints: [500, 614], rug: 0, table: 0, plant: 66, lamp: 0 },
  { fan: 400, prints: [96, 640], rug: 0, table: 70, plant: 734, lamp: -690 },
  { fan: 560, prints: [400, 690], rug: -110, table: -90, plant: 774, lamp: 0 },
] as const;

/** A living room: a sofa beside the window, a sofa below it, or armchairs and a television. */
export function living(room: Room): Drawing {
  const { context, secondAccent, layout } = room;
  const { random, grade } = context;
  const kind = random.integer(0, 1) === 0 ? 'louvre' : 'casement';
  const windowX = random.range(80, 130) + (layout === 1 ? 170 : 0);
  const windowWidth = random.range(210, 260);
  const { fan, prints, rug: rugOffset, table: tableOffset, plant, lamp } = LAYOUTS[layout];
  const [firstPrint, secondPrint] = prints;
  const cloth = (): Hex => grade(random.pick(['#2F5D4A', '#C9A27C', '#B4573A', '#D8C7AA', '#4C6672']));
  return [
    roomWindow(room, windowX, 92, windowWidth, 220, kind),
    curtainPair(context, {
      x: windowX,
      width: windowWidth,
      y: 72,
      fullness: 48,
      height: 356,
      color: secondAccent,
    }),
    roomFloor(room, random.chance(0.6)),
    sunPatch(room, windowX, windowWidth),
    ceilingFan(context, fan),
    layout === 2 ? television(room) : framedPrint(context, firstPrint, 110, 84, 108),
    layout === 2
      ? null
      : random.chance(0.6)
        ? framedPrint(context, secondPrint, 110, 84, 108)
        : framedPrint(context, secondPrint + 2, 136, 64, 64),
    translate(rug(room), rugOffset),
    layout === 2 ? armchairs(room, cloth()) : translate(sofa(room, cloth()), layout === 1 ? -160 : 0),
    translate(table(room), tableOffset),
    pottedPlant(context, plant, 470, layout === 2 ? 1.7 : 2.3),
    random.chance(0.5) && layout !== 2 ? translate(standardLamp(room), lamp) : null,
  ];
}

/** A console with a television above it. */
function television({ context }: Room): Drawing {
  const { grade, darken } = context;
  const wood = grade('#7A4B2E');
  return [
    roundRect(476, 172, 240, 140, 6, grade('#1F2527')),
    rect(484, 180, 224, 122, grade('#33474C')),
    polygon(
      [
        [484, 180],
        [590, 180],
        [530, 302],
        [484, 302],
      ],
      '#FFFFFF',
      0.08,
    ),
    ellipse(596, 470, 190, 8, SHADOW, 0.15),
    rect(440, 384, 312, 70, wood),
    [0, 1, 2].map((door) => rect(448 + door * 101, 392, 94, 54, darken(wood, 0.16))),
    rect(452, 454, 10, 16, wood),
    rect(730, 454, 10, 16, wood),
    roundRect(664, 352, 20, 32, 4, grade('#B4573A')),
    roundRect(692, 362, 14, 22, 4, grade('#D99A3A')),
  ];
}

function armchairs({ context, secondAccent }: Room, color: Hex): Drawing {
  const { grade, darken, lighten } = context;
  const wood = grade('#5F3D2A');
  return [84, 286].map((x, index) => [
    ellipse(x + 66, 500, 92, 9, SHADOW, 0.15),
    roundRect(x + 4, 366, 124, 92, 20, color),
    roundRect(x + 10, 430, 112, 52, 10, lighten(color, 0.1)),
    roundRect(x - 16, 408, 36, 78, 14, darken(color, 0.1)),
    roundRect(x + 112, 408, 36, 78, 14, darken(color, 0.16)),
    rect(x - 4, 484, 9, 16, wood),
    rect(x + 128, 484, 9, 16, wood),
    index === 0
      ? kente(context, -24, -24, 50, 46, placeAt(x + 66, 414, -6))
      : roundRect(x + 42, 388, 50, 46, 6, secondAccent),
  ]);
}

function rug({ context, floor, accent, secondAccent }: Room): Drawing {
  const ring = (radius: number, color: Hex): Drawing => ellipse(400, 540, radius, radius * 0.28, color);
  return [
    ellipse(400, 536, 330, 44, context.darken(floor, 0.1)),
    ring(290, accent),
    ring(250, secondAccent),
    ring(220, accent),
    ring(150, context.grade('#F3E9D5')),
    ring(120, accent),
  ];
}

function sofa({ context, secondAccent }: Room, color: Hex): Drawing {
  const { grade, darken, lighten } = context;
  const [x, y] = [410, 480];
  const wood = grade('#5F3D2A');
  return [
    ellipse(x + 160, y + 14, 190, 10, SHADOW, 0.15),
    roundRect(x, y - 104, 320, 70, 18, color),
    roundRect(x + 6, y - 60, 308, 56, 10, lighten(color, 0.1)),
    rect(x + 158, y - 60, 4, 52, darken(color, 0.18)),
    roundRect(x - 22, y - 82, 44, 80, 16, darken(color, 0.1)),
    roundRect(x + 298, y - 82, 44, 80, 16, darken(color, 0.16)),
    rect(x + 4, y - 6, 10, 20, wood),
    rect(x + 306, y - 6, 10, 20, wood),
    kente(context, -26, -26, 54, 50, placeAt(x + 60, y - 70, -8)),
    roundRect(x + 236, y - 94, 52, 48, 6, secondAccent),
  ];
}

function table({ context }: Room): Drawing {
  const { grade } = context;
  const leg = grade('#5F3D2A');
  return [
    ellipse(330, 536, 92, 18, grade('#6B4327')),
    ellipse(330, 530, 92, 18, grade('#8A5A3A')),
    rect(270, 540, 8, 34, leg),
    rect(384, 540, 8, 34, leg),
    ellipse(312, 526, 22, 5, grade('#F3E9D5')),
    pottedPlant(context, 352, 530, 0.7),
  ];
}

function standardLamp({ context }: Room): Drawing {
  const { grade, light } = context;
  return [
    line([760, 470], [760, 230], grade('#5F3D2A'), 5),
    fill(new Pen().ellipse(760, 470, 22, 5), grade('#5F3D2A')),
    polygon(
      [
        [730, 230],
        [790, 230],
        [776, 180],
        [744, 180],
      ],
      light.litWindows > 0.5 ? LIT_GLASS[0] : grade('#F3E9D5'),
    ),
  ];
}
