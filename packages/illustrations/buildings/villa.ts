import { mix, type Hex } from '../color';
import { rect } from '../drawing/shapes';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';
import { blocks, pickBlocks } from '../masonry/blocks';
import { rail } from '../masonry/rail';
import { gable, hipRoof } from '../masonry/roof';
import { archWindow } from '../openings/archWindow';
import { casement } from '../openings/casement';
import { door } from '../openings/door';
import { louvre } from '../openings/louvre';
import { DADOS, DOORS, ROOFS, SHADOW } from '../palettes';
import type { Building } from './building';

export interface VillaOptions {
  /** Random by default, like all options below. */
  readonly wall?: Hex;
  readonly roof?: Hex;
  /** Slab roof, block panel and glass rail instead of columns, arched window and gable. */
  readonly isModern?: boolean;
}

/** Dimensions and colors shared by the parts of a villa. */
interface Villa {
  readonly context: DrawingContext;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly floorHeight: number;
  readonly isModern: boolean;
  readonly wall: Hex;
  readonly accent: Hex;
}

/** A two-story villa with a columned entrance bay and a lower garage wing. */
export function villa(
  context: DrawingContext,
  x: number,
  y: number,
  width: number,
  options: VillaOptions = {},
): Building {
  const { random, grade, lighten, darken } = context;
  const wall = grade(
    options.wall ?? random.pick(['#F3F0E6', '#F4E7CF', '#EFE3CE', '#E7DFD0', '#EBCB8F', '#EFC9B4']),
  );
  const accent = grade(random.pick(DADOS));
  const roof = grade(options.roof ?? random.pick(ROOFS));
  const floorHeight = random.range(98, 106);
  const isWingLeft = random.chance(0.5);
  const isModern = options.isModern ?? random.chance(0.45);

  const mainWidth = width * 0.56;
  const wingWidth = width - mainWidth;
  const mainX = isWingLeft ? x + wingWidth : x;
  const wingX = isWingLeft ? x : x + mainWidth;
  const wingHeight = floorHeight * (isModern ? 1.35 : 1.15);
  const height = floorHeight * 2;
  const entranceX = mainX + mainWidth * 0.44;
  const entranceWidth = mainWidth * 0.5;
  const main: Villa = { context, x: mainX, y, width: mainWidth, floorHeight, isModern, wall, accent };

  const slabRoofs = (): Drawing => [
    rect(mainX - 16, y - height - 14, mainWidth + 32, 18, lighten(wall, 0.55)),
    rect(mainX - 16, y - height + 3, mainWidth + 32, 4, darken(wall, 0.3)),
    rect(wingX - (isWingLeft ? 16 : 0), y - wingHeight - 12, wingWidth + 16, 14, lighten(wall, 0.55)),
    rect(wingX - (isWingLeft ? 16 : 0), y - wingHeight + 1, wingWidth + 16, 4, darken(wall, 0.3)),
  ];
  const hipRoofs = (): Drawing => [
    hipRoof(context, wingX - (isWingLeft ? 0 : 14), y - wingHeight, wingWidth + 14, 54, 16, roof),
    hipRoof(context, mainX, y - height, mainWidth, 84, 26, roof),
    gable(
      context,
      entranceX - 6,
      y - height + 6,
      entranceWidth + 12,
      54,
      8,
      mix(roof, '#FFFFFF', 0.07),
      lighten(wall, 0.4),
    ),
  ];

  return {
    drawing: [
      garageWing({ ...main, x: wingX, width: wingWidth }, wingHeight),
      mainBlock(main),
      entrance({ ...main, x: entranceX, width: entranceWidth }),
      isModern ? slabRoofs() : hipRoofs(),
      rect(mainX, y - 12, mainWidth * 0.44, 12, accent),
    ],
    top: y - height - (isModern ? 14 : 84),
  };
}

function garageWing({ context, x, y, width, wall }: Villa, height: number): Drawing {
  const { random, grade, darken, lighten, shadow } = context;
  return [
    rect(x, y - height, width, height, darken(wall, 0.05)),
    shadow(x, y - height, width, 12),
    rect(x + width * 0.14, y - 78, width * 0.72, 78, grade(random.pick(['#7A5138', '#4F5F5A', '#8F8577']))),
    [1, 2, 3, 4, 5].map((seam) => rect(x + width * 0.14, y - 78 + seam * 13, width * 0.72, 2, SHADOW, 0.25)),
    rect(x + width * 0.1, y - 86, width * 0.8, 8, lighten(wall, 0.4)),
  ];
}

function mainBlock({ context, x, y, width, floorHeight, isModern, wall, accent }: Villa): Drawing {
  const height = floorHeight * 2;
  const body: Drawing = [rect(x, y - height, width, height, wall), context.shadow(x, y - height, width, 12)];
  if (!isModern)
    return [
      body,
      archWindow(context, x + width * 0.12, y - height + 30, 44, 52),
      louvre(context, x + width * 0.12 - 6, y - floorHeight + 30, 56, 44),
    ];
  return [
    body,
    rect(x + width * 0.06, y - height + 22, width * 0.34, height - 22, accent),
    casement(context, x + width * 0.1, y - height + 36, width * 0.26, floorHeight - 62, { panes: 2 }),
    blocks(context, {
      x: x + width * 0.1,
      y: y - floorHeight + 6,
      width: width * 0.26,
      height: floorHeight - 26,
      pitch: width * 0.087,
      color: context.lighten(accent, 0.45),
      pattern: pickBlocks(context),
    }),
  ];
}

function entrance({ context, x, y, width, floorHeight, isModern, wall }: Villa): Drawing {
  const { random, grade, darken, lighten, shadow } = context;
  const height = floorHeight * 2;
  return [
    rect(x, y - height + 16, width, height - 16, darken(wall, 0.17)),
    door(context, x + width / 2 - 26, y - 88, 52, 88, grade(random.pick(DOORS))),
    casement(context, x + 12, y - 78, 26, 46, { panes: 1 }),
    casement(context, x + width - 38, y - 78, 26, 46, { panes: 1 }),
    casement(context, x + width * 0.2, y - height + 36, width * 0.6, floorHeight - 58, { panes: 3 }),
    rect(x - 8, y - floorHeight - 4, width + 16, 9, lighten(wall, 0.5)),
    shadow(x, y - floorHeight + 5, width, 8),
    rail(context, x - 4, y - floorHeight - 32, width + 8, 29, isModern ? 2 : 0),
    isModern
      ? [0, 1].map((along) =>
          rect(x + width * along - 5, y - height + 14, 10, height - 14, lighten(wall, 0.5)),
        )
      : [0, 0.26, 0.74, 1].map((along) => column(context, x + width * along, y, height, wall)),
    rect(x - 14, y - 4, width + 28, 7, grade('#E2D6C0')),
    rect(x - 22, y + 3, width + 44, 7, grade('#D2C4AB')),
  ];
}

function column(
  { lighten, darken }: DrawingContext,
  x: number,
  y: number,
  height: number,
  wall: Hex,
): Drawing {
  const shaft = lighten(wall, 0.5);
  return [
    rect(x - 6, y - height + 14, 12, height - 14, shaft),
    rect(x + 1, y - height + 14, 5, height - 14, darken(shaft, 0.1)),
    rect(x - 9, y - height + 10, 18, 8, lighten(wall, 0.6)),
    rect(x - 9, y - 8, 18, 8, lighten(wall, 0.4)),
  ];
}
