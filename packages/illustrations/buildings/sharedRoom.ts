import type { Hex } from '../color';
import { polygon, rect } from '../drawing/shapes';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';
import { hipRoof } from '../masonry/roof';
import { door } from '../openings/door';
import { louvre } from '../openings/louvre';
import { DADOS, DOORS, ROOFS, WALLS } from '../palettes';
import type { Building } from './building';

/** Width of the wings at both ends, which are drawn in perspective. */
const WING_WIDTH = 92;

/** A compound house: a row of four or five rooms with doors of different colors, and two wings in perspective. */
export function sharedRoom(context: DrawingContext, x: number, y: number, width: number): Building {
  const { random, grade, lighten, shadow } = context;
  const height = random.range(104, 116);
  const wall = grade(random.pick(WALLS));
  const accent = grade(random.pick(DADOS));
  const roof = grade(random.pick(ROOFS));
  const rooms = random.integer(4, 5);
  const roomWidth = width / rooms;
  const eave = y - height;

  const fronts = Array.from({ length: rooms }, (_, index): Drawing => {
    const left = x + index * roomWidth;
    const color = DOORS[(index * 2 + random.integer(0, 1)) % DOORS.length] ?? DOORS[0];
    return [
      door(context, left + roomWidth * 0.16, y - 78, 32, 78, grade(color)),
      louvre(context, left + roomWidth * 0.56, y - 74, roomWidth * 0.3, 34, { hasHood: false }),
    ];
  });
  const posts = Array.from({ length: rooms + 1 }, (_, index) =>
    rect(x + index * roomWidth - 4, eave, 8, height, lighten(wall, 0.45)),
  );

  return {
    drawing: [
      rect(x, eave, width, height, wall),
      rect(x, y - 26, width, 26, accent),
      fronts,
      shadow(x, eave, width, 20),
      posts,
      hipRoof(context, x, eave, width, 66, 24, roof),
      leftWing(context, x - WING_WIDTH + 22, y, eave, wall, roof),
      rightWing(context, x + width - 22, y, eave, wall, roof),
    ],
    top: eave - 66,
  };
}

function leftWing(
  { darken }: DrawingContext,
  x: number,
  y: number,
  eave: number,
  wall: Hex,
  roof: Hex,
): Drawing {
  return [
    polygon(
      [
        [x, eave - 8],
        [x + WING_WIDTH, eave + 6],
        [x + WING_WIDTH, y],
        [x, y + 34],
      ],
      darken(wall, 0.08),
    ),
    polygon(
      [
        [x, eave - 8],
        [x + WING_WIDTH + 10, eave + 8],
        [x + WING_WIDTH - 8, eave - 48],
        [x, eave - 74],
      ],
      darken(roof, 0.05),
    ),
  ];
}

function rightWing(
  { darken }: DrawingContext,
  x: number,
  y: number,
  eave: number,
  wall: Hex,
  roof: Hex,
): Drawing {
  return [
    polygon(
      [
        [x, eave + 6],
        [x + WING_WIDTH, eave - 8],
        [x + WING_WIDTH, y + 34],
        [x, y],
      ],
      darken(wall, 0.2),
    ),
    polygon(
      [
        [x - 10, eave + 8],
        [x + WING_WIDTH, eave - 8],
        [x + WING_WIDTH, eave - 74],
        [x + 8, eave - 48],
      ],
      darken(roof, 0.2),
    ),
  ];
}
