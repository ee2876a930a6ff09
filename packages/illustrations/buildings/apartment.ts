import type { Hex } from '../color';
import { rect } from '../drawing/shapes';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';
import { blocks, pickBlocks } from '../masonry/blocks';
import { rail, type RailKind } from '../masonry/rail';
import { hipRoof } from '../masonry/roof';
import { airConditioner } from '../openings/airConditioner';
import { casement } from '../openings/casement';
import { door } from '../openings/door';
import { louvre } from '../openings/louvre';
import { DADOS, ROOFS, WALLS } from '../palettes';
import type { Building } from './building';

export interface ApartmentOptions {
  readonly floors: number;
  readonly floorHeight: number;
  /** Random by default, like all options below. */
  readonly wall?: Hex;
  readonly accent?: Hex;
  /** Index of the bay with the stair tower, from the left. */
  readonly tower?: number;
  readonly hasFlatRoof?: boolean;
}

interface Bay {
  readonly x: number;
  readonly width: number;
  /** Y coordinate of the ground. */
  readonly y: number;
  readonly floorHeight: number;
}

/** An apartment building with bays of about 112 units, a stair tower, staggered balconies and slabs between floors. */
export function apartment(
  context: DrawingContext,
  x: number,
  y: number,
  width: number,
  options: ApartmentOptions,
): Building {
  const { random, grade, darken, lighten, shadow } = context;
  const { floors, floorHeight } = options;
  const height = floors * floorHeight;
  const wall = grade(options.wall ?? random.pick(WALLS));
  const accent = grade(options.accent ?? random.pick(DADOS));
  const bays = Math.max(3, Math.round(width / 112));
  const tower = options.tower ?? random.integer(0, bays - 1);
  const bayWidth = width / bays;
  const railKind = random.integer(0, 2) as RailKind;
  const pattern = pickBlocks(context);
  // Always drawn, so that the option does not shift later random choices.
  const randomFlatRoof = random.chance(0.55);
  const hasFlatRoof = options.hasFlatRoof ?? randomFlatRoof;
  const eave = y - height;

  const parapet: Drawing = hasFlatRoof
    ? [
        rect(x - 10, eave - 16, width + 20, 18, lighten(wall, 0.3)),
        rect(x - 10, eave - 1, width + 20, 4, darken(wall, 0.22)),
        shadow(x, eave + 3, width, 9),
      ]
    : shadow(x, eave, width, 12);

  const stairTower = (bay: Bay): Drawing => {
    const rise = hasFlatRoof ? 34 : 0;
    const doorWidth = 46;
    return [
      rect(bay.x + 6, eave - rise, bay.width - 12, height + rise, accent),
      blocks(context, {
        x: bay.x + 20,
        y: eave - (hasFlatRoof ? 18 : -18),
        width: bay.width - 40,
        height: height - floorHeight + (hasFlatRoof ? 14 : -22),
        pitch: (bay.width - 40) / 2,
        color: lighten(accent, 0.5),
        pattern,
      }),
      door(context, bay.x + bay.width / 2 - doorWidth / 2, y - 66, doorWidth, 66),
      rect(bay.x - 2, y - 84, bay.width + 4, 9, context.trim),
      shadow(bay.x + 6, y - 75, bay.width - 12, 6),
    ];
  };

  const facade: Drawing[] = [];
  for (let index = 0; index < bays; index++) {
    const bay: Bay = { x: x + index * bayWidth, width: bayWidth, y, floorHeight };
    if (index === tower) {
      facade.push(stairTower(bay));
      continue;
    }
    for (let floor = 0; floor < floors; floor++) {
      const hasBalcony = floor > 0 && (index + floor + railKind) % 2 === 0;
      facade.push(
        hasBalcony ? balcony(context, bay, floor, railKind, lighten(wall, 0.4)) : window(context, bay, floor),
      );
    }
  }

  const slabs = Array.from({ length: floors - 1 }, (_, floor) =>
    rect(x - 4, y - (floor + 1) * floorHeight - 2, width + 8, 4, lighten(wall, 0.35)),
  );

  return {
    drawing: [
      rect(x, eave, width, height, wall),
      parapet,
      facade,
      slabs,
      rect(x, y - 16, width, 16, accent),
      hasFlatRoof ? null : hipRoof(context, x, eave, width, 56, 22, grade(random.pick(ROOFS))),
    ],
    top: eave - (hasFlatRoof ? 16 : 60),
  };
}

const floorLine = ({ y, floorHeight }: Bay, floor: number): number => y - (floor + 1) * floorHeight;

function balcony(context: DrawingContext, bay: Bay, floor: number, railKind: RailKind, slab: Hex): Drawing {
  const { x, width, floorHeight } = bay;
  const y = floorLine(bay, floor);
  return [
    context.shadow(x + 8, y + 14, width - 16, floorHeight - 16, 0.22),
    door(context, x + width * 0.5 - 36, y + 20, 30, floorHeight - 24, context.grade('#5B7B78')),
    louvre(context, x + width * 0.5 + 6, y + 24, 30, 34, { hasHood: false }),
    rail(context, x + 6, y + floorHeight - 30, width - 12, 30, railKind),
    rect(x + 2, y + floorHeight - 3, width - 4, 7, slab),
  ];
}

function window(context: DrawingContext, bay: Bay, floor: number): Drawing {
  const { random } = context;
  const y = floorLine(bay, floor) + 24;
  const width = Math.min(62, bay.width * 0.56);
  const x = bay.x + (bay.width - width) / 2;
  const hasBars = floor === 0 && random.chance(0.5);
  return [
    hasBars ? casement(context, x, y, width, 38, { hasBars: true }) : louvre(context, x, y, width, 38),
    random.chance(0.25)
      ? airConditioner(context, bay.x + bay.width - 30, y - 24 + bay.floorHeight - 20)
      : null,
  ];
}
