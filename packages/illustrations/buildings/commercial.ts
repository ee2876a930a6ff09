import type { Hex } from '../color';
import { fill, polygon, rect, roundRect } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';
import { blocks, pickBlocks } from '../masonry/blocks';
import { casement } from '../openings/casement';
import { DADOS, CURB, SHADOW, TRIM, WHITE } from '../palettes';
import type { Building } from './building';

const FLOOR_HEIGHT = 84;
const SHOP_HEIGHT = 104;
const AWNINGS: readonly [Hex, ...Hex[]] = ['#B4573A', '#2F6B4F', '#D9A23A', '#38505E'];

/** Shops with striped awnings and blank signs, some shuttered, under one or two floors of offices. */
export function commercial(context: DrawingContext, x: number, y: number, width: number): Building {
  const { random, grade, darken, lighten, shadow } = context;
  const floors = random.integer(2, 3);
  const height = SHOP_HEIGHT + (floors - 1) * FLOOR_HEIGHT;
  const wall = grade(random.pick(['#F3F0E6', '#E7DFD0', '#EBCB8F', '#C9DBD5', '#E2A27E', '#F4E7CF']));
  const accent = grade(random.pick(DADOS));
  const bays = Math.round(width / 118);
  const bayWidth = width / bays;
  const hasWindowRow = random.integer(0, 1) === 0;
  const top = y - height;

  const offices = Array.from({ length: floors - 1 }, (_, index): Drawing => {
    const floorTop = y - SHOP_HEIGHT - (index + 1) * FLOOR_HEIGHT;
    return [
      hasWindowRow
        ? windowRow(context, x, floorTop, bays, bayWidth)
        : blockScreen(context, x, floorTop, bays, bayWidth, lighten(wall, 0.4)),
      rect(x - 5, y - SHOP_HEIGHT - index * FLOOR_HEIGHT - 4, width + 10, 8, lighten(wall, 0.45)),
    ];
  });

  return {
    drawing: [
      rect(x, top, width, height, wall),
      rect(x - 8, top - 22, width + 16, 24, accent),
      rect(x - 8, top + 1, width + 16, 4, darken(wall, 0.3)),
      shadow(x, top + 5, width, 9),
      offices,
      Array.from({ length: bays }, (_, bay) => shop(context, x + bay * bayWidth, y, bayWidth, bay, wall)),
      Array.from({ length: bays + 1 }, (_, bay) =>
        rect(x + bay * bayWidth - 5, y - SHOP_HEIGHT, 10, SHOP_HEIGHT, lighten(wall, 0.35)),
      ),
      rect(x - 10, y - 4, width + 20, 8, grade(CURB)),
    ],
    top: top - 22,
  };
}

function windowRow(context: DrawingContext, x: number, y: number, bays: number, bayWidth: number): Drawing {
  return Array.from({ length: bays }, (_, bay) =>
    casement(context, x + bay * bayWidth + 12, y + 20, bayWidth - 24, FLOOR_HEIGHT - 38, { panes: 3 }),
  );
}

/** A ventilation-block screen across the floor, with a window in every other bay. */
function blockScreen(
  context: DrawingContext,
  x: number,
  y: number,
  bays: number,
  bayWidth: number,
  color: Hex,
): Drawing {
  const screen = blocks(context, {
    x: x + 10,
    y: y + 16,
    width: bays * bayWidth - 20,
    height: FLOOR_HEIGHT - 28,
    pitch: 28,
    color,
    pattern: pickBlocks(context),
  });
  const windows: Drawing[] = [];
  for (let bay = 0; bay < bays; bay += 2)
    windows.push(
      casement(context, x + bay * bayWidth + 20, y + 22, bayWidth - 40, FLOOR_HEIGHT - 40, { panes: 2 }),
    );
  return [screen, windows];
}

function shop(context: DrawingContext, x: number, y: number, width: number, bay: number, wall: Hex): Drawing {
  const { random, grade, darken } = context;
  const isShut = random.chance(0.25);
  const [left, top, frontWidth] = [x + 10, y - SHOP_HEIGHT + 38, width - 20];
  const front: Drawing = isShut
    ? [
        rect(left, top, frontWidth, SHOP_HEIGHT - 38, grade('#9A9184')),
        [0, 1, 2, 3, 4, 5, 6].map((seam) => rect(left, top + 4 + seam * 9, frontWidth, 2, SHADOW, 0.2)),
      ]
    : [
        rect(left, top, frontWidth, SHOP_HEIGHT - 38, context.nextGlass().color),
        rect(x + width / 2 - 1.5, top, 3, SHOP_HEIGHT - 38, context.trim),
        polygon(
          [
            [x + 12, y - 6],
            [x + 12, y - 30],
            [x + width * 0.4, top + 4],
            [x + width * 0.62, top + 4],
          ],
          WHITE,
          0.12,
        ),
        rect(left, y - 14, frontWidth, 14, darken(wall, 0.2)),
      ];
  const color = grade(AWNINGS[(bay + random.integer(0, 1)) % AWNINGS.length] ?? AWNINGS[0]);
  const pale = grade(TRIM, 0.7);
  return [
    front,
    rect(x + 8, y - SHOP_HEIGHT + 6, width - 16, 16, darken(color, 0.1)),
    roundRect(x + width * 0.28, y - SHOP_HEIGHT + 11, width * 0.44, 5, 2.5, pale, 0.9),
    awning(x, y - SHOP_HEIGHT + 24, width, color, pale),
    context.shadow(x + 8, y - SHOP_HEIGHT + 48, width - 16, 5),
  ];
}

/** Six stripes that flare slightly outwards, each with a scalloped hem. */
function awning(x: number, y: number, width: number, color: Hex, pale: Hex): Drawing {
  const stripe = (width - 8) / 6;
  const stripes = [new Pen(), new Pen()] as const;
  for (let index = 0; index < 6; index++) {
    const left = x + 6 + index * stripe;
    const right = left + stripe - 0.5 + (index - 2.5) * 0.9;
    (index % 2 === 0 ? stripes[0] : stripes[1])
      .move(left, y)
      .line(left + stripe - 0.5, y)
      .line(right, y + 20)
      .curve(right - stripe / 2, y + 29, right - stripe, y + 20)
      .close();
  }
  return [fill(stripes[0], color), fill(stripes[1], pale)];
}
