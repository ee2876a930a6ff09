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

/** How much darker than the front a wing is, 0 to 1. */
interface WingShades {
  wall: number;
  roof: number;
}

const LIT_SIDE: WingShades = { wall: 0.08, roof: 0.05 };
const SHADED_SIDE: WingShades = { wall: 0.2, roof: 0.2 };

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
  const right = x + width;

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
      wing(context, { inner: x + 22, outer: x + 22 - WING_WIDTH }, y, eave, { wall, roof }, LIT_SIDE),
      wing(
        context,
        { inner: right - 22, outer: right - 22 + WING_WIDTH },
        y,
        eave,
        { wall, roof },
        SHADED_SIDE,
      ),
    ],
    top: eave - 66,
  };
}

/** A wing in perspective, from its `inner` edge at the row of rooms to its `outer` edge. */
function wing(
  { darken }: DrawingContext,
  { inner, outer }: { inner: number; outer: number },
  y: number,
  eave: number,
  colors: { wall: Hex; roof: Hex },
  shades: WingShades,
): Drawing {
  const inwards = Math.sign(inner - outer);
  return [
    polygon(
      [
        [outer, eave - 8],
        [inner, eave + 6],
        [inner, y],
        [outer, y + 34],
      ],
      darken(colors.wall, shades.wall),
    ),
    polygon(
      [
        [outer, eave - 8],
        [inner + inwards * 10, eave + 8],
        [inner - inwards * 8, eave - 48],
        [outer, eave - 74],
      ],
      darken(colors.roof, shades.roof),
    ),
  ];
}
