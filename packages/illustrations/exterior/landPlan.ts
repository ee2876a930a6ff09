import type { Hex } from '../color';
import type { View } from '../drawing/document';
import { circle, fill, line, polygon, rect, stroke, type Point } from '../drawing/shapes';
import { Pen, placeAt } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';
import { SHADOW } from '../palettes';
import { SCENE } from './kinds';

const { width: WIDTH, height: HEIGHT } = SCENE;

/** Common plot sizes, in feet: along the road, and in depth. */
const SIZES: readonly [Point, ...Point[]] = [
  [70, 100],
  [80, 100],
  [100, 100],
  [60, 80],
  [50, 100],
];

const INK: Hex = '#3B3A36';

/** Strokes of a digit in a box of 10 x 16. */
const DIGITS: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  '0': [
    [
      [2, 0],
      [8, 0],
      [10, 3],
      [10, 13],
      [8, 16],
      [2, 16],
      [0, 13],
      [0, 3],
      [2, 0],
    ],
  ],
  '1': [
    [
      [1, 4],
      [6, 0],
      [6, 16],
    ],
  ],
  '5': [
    [
      [9, 0],
      [1, 0],
      [0.5, 7],
      [7, 6],
      [10, 9],
      [10, 12],
      [7, 16],
      [0, 15],
    ],
  ],
  '6': [
    [
      [9, 1],
      [4, 2],
      [0, 8],
      [0, 13],
      [3, 16],
      [7, 16],
      [10, 13],
      [10, 10],
      [7, 7],
      [3, 7],
      [0, 11],
    ],
  ],
  '7': [
    [
      [0, 0],
      [10, 0],
      [4, 16],
    ],
  ],
  '8': [
    [
      [5, 7],
      [1, 5],
      [1, 2],
      [3, 0],
      [7, 0],
      [9, 2],
      [9, 5],
      [5, 7],
    ],
    [
      [5, 7],
      [0, 10],
      [0, 13],
      [3, 16],
      [7, 16],
      [10, 13],
      [10, 10],
      [5, 7],
    ],
  ],
  "'": [
    [
      [2, 0],
      [1, 4],
    ],
  ],
};

/** A surveyor's site plan on a table: the plot with its measures in feet, pegs, neighboring plots, road and north arrow. */
export function landPlan(context: DrawingContext): { drawing: Drawing; view: View } {
  const { random, grade, darken } = context;
  const table = grade(random.pick(['#8A5A3A', '#7A4B2E', '#A9794F', '#5F3D2A']));
  const paper = grade('#FBF6EA', 0.5);
  const [front, depth] = random.pick(SIZES);
  const isMirrored = random.chance(0.5);
  const skew = random.range(-16, 16);
  const scale = 2.35;
  const [width, height] = [front * scale * (front === 100 ? 1 : 1.1), depth * scale];
  const [left, bottom] = [400 - width / 2, 424];
  const topLeft: Point = [left + skew, bottom - height];
  const corners: readonly Point[] = [
    topLeft,
    [left + width + skew, bottom - height + 6],
    [left + width, bottom],
    [left, bottom],
  ];
  const outline = new Pen()
    .move(...topLeft)
    .lines(corners.slice(1))
    .close();
  const boards = new Pen();
  for (let y = 70; y < HEIGHT; y += 92) boards.move(0, y).line(WIDTH, y);
  const ink = grade(INK);
  const red = grade('#C23A28');
  return {
    drawing: [
      rect(0, 0, WIDTH, HEIGHT, table),
      stroke(boards, darken(table, 0.25), 2),
      polygon(
        [
          [96, 66],
          [732, 58],
          [742, 562],
          [104, 570],
        ],
        SHADOW,
        0.25,
      ),
      polygon(
        [
          [84, 54],
          [720, 46],
          [728, 548],
          [92, 556],
        ],
        paper,
      ),
      stroke(new Pen().rect(110, 76, 592, 452), ink, 1.4),
      neighbors(context, corners, ink),
      road(context, bottom + 22),
      polygon(corners, grade('#B9D1A0'), 0.75),
      trees(context, corners),
      stroke(outline, red, 3.4),
      corners.map(([x, y]) => [circle(x, y, 7, paper), circle(x, y, 4.4, red)]),
      measures(context, { front, depth, left, bottom, width, height, skew, isMirrored }),
      northArrow(isMirrored ? 160 : 652, random.range(-24, 24), ink, red),
      scaleBar(isMirrored ? 560 : 140, ink),
    ],
    view: { x: 60, y: 40, width: 680, height: 510 },
  };
}

function number(text: string, x: number, y: number, color: Hex, degrees = 0): Drawing {
  const pen = new Pen(placeAt(x, y, degrees, 1.35));
  let offset = (-text.length * 14) / 2 + 2;
  for (const character of text) {
    for (const [first, ...others] of DIGITS[character] ?? [])
      if (first !== undefined)
        pen
          .move(first[0] + offset, first[1] - 8)
          .lines(others.map(([dx, dy]) => [dx + offset, dy - 8] as const));
    offset += 14;
  }
  return stroke(pen, color, 2.4, { hasRoundCaps: true });
}

interface Measures {
  readonly front: number;
  readonly depth: number;
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  readonly skew: number;
  readonly isMirrored: boolean;
}

/** The lengths of the front and one side, with dimension lines. */
function measures({ grade }: DrawingContext, plot: Measures): Drawing {
  const { front, depth, left, bottom, width, height, skew, isMirrored } = plot;
  const ink = grade(INK);
  const sideX = isMirrored ? left - 22 : left + width + 22;
  const ticks = new Pen()
    .move(left, bottom - 18)
    .line(left + width, bottom - 18)
    .move(left, bottom - 24)
    .line(left, bottom - 12)
    .move(left + width, bottom - 24)
    .line(left + width, bottom - 12)
    .move(sideX, bottom)
    .line(sideX + skew, bottom - height)
    .move(sideX - 6, bottom)
    .line(sideX + 6, bottom)
    .move(sideX + skew - 6, bottom - height)
    .line(sideX + skew + 6, bottom - height);
  return [
    stroke(ticks, ink, 1.6),
    number(`${front}'`, left + width / 2, bottom - 42, ink),
    number(
      `${depth}'`,
      sideX + skew / 2 + (isMirrored ? -24 : 24),
      bottom - height / 2,
      ink,
      isMirrored ? -90 : 90,
    ),
  ];
}

function neighbors({ grade }: DrawingContext, corners: readonly Point[], ink: Hex): Drawing {
  const [topLeft = [0, 0], topRight = [0, 0], bottomRight = [0, 0], bottomLeft = [0, 0]] = corners;
  const lines = new Pen()
    .move(...topLeft)
    .line(topLeft[0] - 30, 78)
    .move(...topRight)
    .line(topRight[0] + 18, 78)
    .move(112, topLeft[1] - 4)
    .line(...topLeft)
    .move(...topRight)
    .line(700, topRight[1] + 4)
    .move(112, bottomLeft[1])
    .line(...bottomLeft)
    .move(...bottomRight)
    .line(700, bottomRight[1]);
  return [
    rect(111, 77, 590, bottomLeft[1] - 77, grade('#EFE6CF', 0.5)),
    stroke(lines, ink, 1.4, { dashes: '10 5' }),
  ];
}

function road({ grade }: DrawingContext, y: number): Drawing {
  return [
    rect(111, y, 590, 50, grade('#D8C8AE', 0.5)),
    line([120, y + 25], [692, y + 25], grade('#FFFFFF', 0.5), 2.4, { dashes: '18 12' }),
  ];
}

function trees({ random, grade }: DrawingContext, corners: readonly Point[]): Drawing {
  const [[left, top] = [0, 0], [right] = [0, 0], [, bottom] = [0, 0]] = corners;
  return Array.from({ length: random.integer(2, 4) }, () => {
    const x = random.range(left + 40, right - 50);
    const y = random.range(top + 30, bottom - 100);
    const radius = random.range(9, 15);
    return [circle(x, y, radius, grade('#6F9A5C')), circle(x, y, radius * 0.35, grade('#3E6E4C'))];
  });
}

function northArrow(x: number, degrees: number, ink: Hex, red: Hex): Drawing {
  const pen = (): Pen => new Pen(placeAt(x, 128, degrees));
  return [
    fill(pen().move(0, -30).line(10, 14).line(0, 8).close(), red),
    fill(pen().move(0, -30).line(0, 8).line(-10, 14).close(), ink),
    stroke(pen().move(-5, 34).line(-5, 20).line(5, 34).line(5, 20), ink, 2.2),
  ];
}

function scaleBar(x: number, ink: Hex): Drawing {
  return [
    rect(x, 508, 30, 6, ink),
    stroke(new Pen().rect(x, 508, 90, 6), ink, 1.2),
    rect(x + 60, 508, 30, 6, ink),
  ];
}
