import type { Hex } from '../color';
import { ellipse, fill, line, polygon, rect, roundRect } from '../drawing/shapes';
import { Pen, placeAt } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import { LIT_GLASS, SHADOW } from '../palettes';
import { pottedPlant } from '../scene/shrubs';
import { ceilingFan, curtainPair, framedPrint, kente } from './furnishings';
import { roomFloor, sunPatch, type Room } from './room';
import { roomWindow } from './windowView';

export function living(room: Room): Drawing {
  const { context, secondAccent } = room;
  const { random, grade } = context;
  const kind = random.integer(0, 1) === 0 ? 'louvre' : 'casement';
  const windowX = random.range(80, 130);
  const windowWidth = random.range(210, 260);
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
    ceilingFan(context, 400),
    framedPrint(context, 500, 110, 84, 108),
    random.chance(0.6) ? framedPrint(context, 614, 110, 84, 108) : framedPrint(context, 616, 136, 64, 64),
    rug(room),
    sofa(room, grade(random.pick(['#2F5D4A', '#C9A27C', '#B4573A', '#D8C7AA', '#4C6672']))),
    table(room),
    pottedPlant(context, 66, 470, 2.3),
    random.chance(0.5) ? standardLamp(room) : null,
  ];
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
