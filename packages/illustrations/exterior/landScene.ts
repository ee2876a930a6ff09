import { mix, type Hex } from '../color';
import type { View } from '../drawing/document';
import { fill, polygon, rect, stroke, type Point } from '../drawing/shapes';
import { Pen, placeAt } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';
import { pickBlocks } from '../masonry/blocks';
import { LATERITE, TRIM } from '../palettes';
import { compoundWall } from '../scene/compoundWall';
import { flamboyant } from '../scene/flamboyant';
import { hills } from '../scene/hills';
import { neem, pickTone } from '../scene/neem';
import { palm } from '../scene/palm';
import { sky } from '../scene/sky';
import { weatherVeil } from '../scene/weather';
import { SCENE } from './kinds';

const { width: WIDTH, height: HEIGHT } = SCENE;
const VIEW: View = { x: 60, y: 80, width: 680, height: 510 };

/** The far edge of the plot, and its colors. */
interface Plot {
  readonly left: number;
  readonly right: number;
  /** Y coordinate of the foot of the back wall. */
  readonly y: number;
  readonly earth: Hex;
  readonly wall: Hex;
}

/** A walled plot in one-point perspective with survey pegs, a dotted boundary, stacked blocks, grass and sometimes sand. */
export function landScene(context: DrawingContext): { drawing: Drawing; view: View } {
  const { random, grade } = context;
  const groundLine = 462 + random.range(-6, 10);
  const earth = grade(random.pick(LATERITE));
  const horizon = groundLine - 64;
  const plot: Plot = {
    earth,
    wall: grade(random.pick(['#D8C3A5', '#E7DFD0', '#C9B79C', '#E2A27E'])),
    left: random.range(150, 190),
    right: WIDTH - random.range(150, 190),
    y: horizon + 22,
  };
  return {
    drawing: [
      sky(context, WIDTH, HEIGHT),
      hills(context, WIDTH, groundLine, false),
      rect(0, horizon, WIDTH, HEIGHT - horizon, mix(earth, grade('#8E9A55'), 0.18)),
      trees(context, plot),
      walls(context, plot),
      bareEarth(context, plot),
      grass(context, plot),
      boundary(context, plot),
      buildingMaterial(context),
      weatherVeil(context, context.id, WIDTH, HEIGHT),
    ],
    view: VIEW,
  };
}

function trees(context: DrawingContext, { left, right, y }: Plot): Drawing {
  const { random } = context;
  return [
    neem(context, left - 30, y, random.range(0.9, 1.1), pickTone(context)),
    palm(context, right - 60, y, 220, 30, 0.95),
    random.chance(0.6)
      ? flamboyant(context, random.range(330, 470), y - 4, 0.8)
      : neem(context, random.range(330, 470), y - 4, 0.7, 1),
  ];
}

function walls(context: DrawingContext, { left, right, y, wall }: Plot): Drawing {
  const { random, lighten, darken } = context;
  const hasPanels = random.chance(0.6);
  const pattern = pickBlocks(context);
  return [
    compoundWall(context, left, y, right - left, 56, wall, { panels: hasPanels ? pattern : undefined }),
    polygon(
      [
        [0, y - 96],
        [left, y - 62],
        [left, y],
        [0, HEIGHT - 120],
      ],
      darken(wall, 0.05),
    ),
    polygon(
      [
        [0, y - 106],
        [left, y - 64],
        [left, y - 56],
        [0, y - 92],
      ],
      lighten(wall, 0.4),
    ),
    polygon(
      [
        [WIDTH, y - 96],
        [right, y - 62],
        [right, y],
        [WIDTH, HEIGHT - 120],
      ],
      darken(wall, 0.2),
    ),
    polygon(
      [
        [WIDTH, y - 106],
        [right, y - 64],
        [right, y - 56],
        [WIDTH, y - 92],
      ],
      lighten(wall, 0.2),
    ),
  ];
}

function bareEarth({ random, darken }: DrawingContext, { left, right, y, earth }: Plot): Drawing {
  const stones = new Pen();
  for (let stone = 0; stone < 34; stone++) {
    const x = random.range(20, WIDTH - 20);
    const down = random.range(y + 14, HEIGHT - 10);
    const nearness = (down - y) / (HEIGHT - y);
    stones.ellipse(x, down, random.range(10, 44) * (0.4 + nearness), random.range(1.5, 4) * (0.5 + nearness));
  }
  return [
    polygon(
      [
        [left, y],
        [right, y],
        [WIDTH, HEIGHT - 118],
        [WIDTH, HEIGHT],
        [0, HEIGHT],
        [0, HEIGHT - 118],
      ],
      earth,
    ),
    fill(stones, darken(earth, 0.1), 0.55),
  ];
}

function grass({ random, grade }: DrawingContext, { y }: Plot): Drawing {
  const greens = ['#6F8A4C', '#88994F', '#5C7A4A'] as const;
  const pens = new Map<Hex, Pen>(greens.map((green) => [green, new Pen()]));
  for (let tuft = 0; tuft < 40; tuft++) {
    const x = random.range(10, WIDTH - 10);
    const bottom = random.range(y + 8, HEIGHT - 6);
    const size = 0.5 + ((bottom - y) / (HEIGHT - y)) * 1.3;
    const placed = placeAt(x, bottom, 0, Math.round(size * 10) / 10);
    const blades: readonly Point[] = [
      [-5, -12],
      [0, -4],
      [1, -19],
      [4, -5],
      [10, -14],
      [7, 0],
    ];
    pens
      .get(random.pick(greens))
      ?.move(...placed.place(0, 0))
      .lines(blades.map(([bx, by]) => placed.place(bx, by)))
      .close();
  }
  return greens.map((green) => fill(pens.get(green) ?? new Pen(), grade(green)));
}

function boundary(context: DrawingContext, { left, right, y, earth }: Plot): Drawing {
  const { grade, lighten } = context;
  const corners: readonly Point[] = [
    [left + 60, y + 44],
    [right - 60, y + 44],
    [WIDTH - 110, HEIGHT - 70],
    [110, HEIGHT - 70],
  ];
  const outline = new Pen()
    .move(left + 60, y + 44)
    .lines(corners.slice(1))
    .close();
  return [
    polygon(corners, lighten(earth, 0.22), 0.35),
    stroke(outline, grade(TRIM, 0.6), 3, { hasRoundCaps: true, dashes: '3 11' }),
    corners.map((corner, index) => peg(context, corner, index < 2 ? 0.75 : 1.25)),
  ];
}

function peg({ grade, castShadow }: DrawingContext, [x, y]: Point, size: number): Drawing {
  return [
    castShadow([
      [x, y],
      [x + 40 * size, y + 8 * size],
      [x + 40 * size, y + 14 * size],
      [x, y + 5 * size],
    ]),
    rect(x - 7 * size, y - 36 * size, 14 * size, 40 * size, grade('#EFE9DC')),
    rect(x + size, y - 36 * size, 6 * size, 40 * size, grade('#CFC7B6')),
    rect(x - 7 * size, y - 36 * size, 14 * size, 11 * size, grade('#C23A28')),
  ];
}

/** A stack of concrete blocks, and sometimes a heap of sand. */
function buildingMaterial({ random, grade }: DrawingContext): Drawing {
  const x = random.range(300, 470);
  const y = random.range(HEIGHT - 160, HEIGHT - 130);
  const stack: Drawing[] = [];
  for (let course = 0; course < 3; course++)
    for (let block = 0; block < 5 - course; block++)
      stack.push(
        rect(
          x + block * 30 + course * 15,
          y - course * 17,
          28,
          15,
          grade(random.pick(['#B9B2A5', '#A9A296', '#C6BFB1'])),
        ),
      );
  if (!random.chance(0.5)) return stack;
  const sand = new Pen()
    .move(x + 190, y + 16)
    .curve(x + 220, y - 28, x + 256, y + 8)
    .curve(x + 276, y + 12, x + 284, y + 16)
    .close();
  return [stack, fill(sand, grade('#D9B98A'))];
}
