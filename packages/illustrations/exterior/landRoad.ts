import { mix, type Hex } from '../color';
import type { View } from '../drawing/document';
import { fill, polygon, rect, stroke } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';
import { CURB, LATERITE, TRIM } from '../palettes';
import { flamboyant } from '../scene/flamboyant';
import { hills } from '../scene/hills';
import { neem, pickTone } from '../scene/neem';
import { palm } from '../scene/palm';
import { shrub } from '../scene/shrubs';
import { sky } from '../scene/sky';
import { weatherVeil } from '../scene/weather';
import { SCENE } from './kinds';

const { width: WIDTH, height: HEIGHT } = SCENE;
const VIEW: View = { x: 60, y: 80, width: 680, height: 510 };

/** The road to a plot of land, with the plot's front pegs on one side and power poles on the other. */
export function landRoad(context: DrawingContext): { drawing: Drawing; view: View } {
  const { random, grade, darken } = context;
  const earth = grade(random.pick(LATERITE));
  const horizon = 372 + random.range(-8, 8);
  const side = random.chance(0.5) ? 1 : -1;
  const isTarred = random.chance(0.5);
  /** Mirrors an x coordinate for plots on the right side. */
  const at = (x: number): number => WIDTH / 2 + side * (x - WIDTH / 2);
  const far = at(430);
  const surface = isTarred ? grade('#7C746B') : darken(earth, 0.12);
  const grassland = mix(earth, grade('#7E9A55'), 0.55);
  /** A strip of the road, between two x coordinates at the lower edge. */
  const strip = (from: number, to: number, color: Hex): Drawing =>
    polygon(
      [
        [far + side * ((from - 560) / 20), horizon],
        [far + side * ((to - 560) / 20), horizon],
        [at(to), HEIGHT],
        [at(from), HEIGHT],
      ],
      color,
    );
  return {
    drawing: [
      sky(context, WIDTH, HEIGHT),
      hills(context, WIDTH, horizon + 4, false),
      rect(0, horizon, WIDTH, HEIGHT - horizon, grassland),
      neem(context, at(150), horizon + 16, random.range(0.7, 0.9), pickTone(context)),
      random.chance(0.5)
        ? flamboyant(context, at(300), horizon + 10, 0.6)
        : palm(context, at(310), horizon + 8, 130, 16, 0.6),
      palm(context, at(720), horizon + 30, 210, -side * 24, 0.9),
      shrub(context, at(640) - 40, horizon + 40, 90, 26),
      strip(300, 820, grade(CURB)),
      strip(318, 802, surface),
      isTarred ? centerLine(context, far, at(560), horizon) : tracks(context, far, at, horizon),
      poles(context, far, at, horizon),
      frontage(context, at, horizon, earth),
      weatherVeil(context, context.id, WIDTH, HEIGHT),
    ],
    view: VIEW,
  };
}

function centerLine({ grade }: DrawingContext, far: number, near: number, horizon: number): Drawing {
  const dashes = [0.12, 0.22, 0.36, 0.56, 0.82].map((depth, index) => {
    const to = depth + 0.05 + index * 0.025;
    const x = (share: number): number => far + (near - far) * share;
    const y = (share: number): number => horizon + (HEIGHT - horizon) * share;
    return polygon(
      [
        [x(depth) - 8 * depth, y(depth)],
        [x(depth) + 8 * depth, y(depth)],
        [x(to) + 8 * to, y(to)],
        [x(to) - 8 * to, y(to)],
      ],
      grade('#F3E9D5'),
    );
  });
  return dashes;
}

function tracks(
  { darken, grade }: DrawingContext,
  far: number,
  at: (x: number) => number,
  horizon: number,
): Drawing {
  return [430, 690].map((x) =>
    polygon(
      [
        [far, horizon],
        [at(x - 26), HEIGHT],
        [at(x + 26), HEIGHT],
      ],
      darken(grade('#9A5636'), 0.1),
      0.5,
    ),
  );
}

function poles({ grade }: DrawingContext, far: number, at: (x: number) => number, horizon: number): Drawing {
  const wood = grade('#6A5344');
  const depths = [0.07, 0.16, 0.34, 0.7];
  const tops = depths.map((depth) => {
    const x = far + (at(900) - far) * depth;
    const foot = horizon + (HEIGHT - horizon) * depth * 0.86;
    const height = 40 + 430 * depth;
    return { x, foot, top: foot - height, size: 0.3 + depth };
  });
  const wires = new Pen();
  for (const [index, { x, top }] of tops.entries())
    if (index === 0) wires.move(x, top + 4);
    else {
      const before = tops[index - 1] ?? { x, top };
      wires.curve((x + before.x) / 2, (top + before.top) / 2 + 12, x, top + 4);
    }
  return [
    tops.map(({ x, foot, top, size }) => [
      rect(x - 4 * size, top, 8 * size, foot - top, wood),
      rect(x - 26 * size, top + 4 * size, 52 * size, 6 * size, wood),
    ]),
    stroke(wires, grade('#3A2C26'), 1.4),
  ];
}

/** The edge of the plot along the road: bare earth, pegs and a dotted line. */
function frontage(
  { grade, castShadow }: DrawingContext,
  at: (x: number) => number,
  horizon: number,
  earth: Hex,
): Drawing {
  const corners = [
    [at(352), horizon + 26],
    [at(236), HEIGHT - 68],
    [at(-60), HEIGHT - 68],
    [at(120), horizon + 26],
  ] as const;
  const outline = new Pen().move(...corners[0]).lines(corners.slice(1));
  const peg = (x: number, y: number, size: number): Drawing => [
    castShadow([
      [x, y],
      [x + 34 * size, y + 7 * size],
      [x + 34 * size, y + 12 * size],
      [x, y + 5 * size],
    ]),
    rect(x - 7 * size, y - 36 * size, 14 * size, 40 * size, grade('#EFE9DC')),
    rect(x - 7 * size, y - 36 * size, 14 * size, 11 * size, grade('#C23A28')),
  ];
  return [
    polygon(corners, earth),
    stroke(outline, grade(TRIM, 0.6), 3, { hasRoundCaps: true, dashes: '3 11' }),
    peg(corners[3][0], corners[3][1], 0.55),
    peg(corners[0][0], corners[0][1], 0.6),
    peg(corners[1][0], corners[1][1], 1.3),
    fill(
      new Pen().ellipse(at(180), HEIGHT - 120, 60, 5).ellipse(at(250), horizon + 90, 30, 3),
      grade('#8A4A2E'),
      0.3,
    ),
  ];
}
