import { apartment } from '../buildings/apartment';
import type { Building } from '../buildings/building';
import { commercial } from '../buildings/commercial';
import { house } from '../buildings/house';
import { sharedRoom } from '../buildings/sharedRoom';
import { studio } from '../buildings/studio';
import { townhouse } from '../buildings/townhouse';
import { villa } from '../buildings/villa';
import type { View } from '../drawing/document';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';
import { pickBlocks } from '../masonry/blocks';
import { DADOS, WALLS } from '../palettes';
import { compoundWall } from '../scene/compoundWall';
import { flamboyant } from '../scene/flamboyant';
import { ground } from '../scene/ground';
import { hills } from '../scene/hills';
import { neem, pickTone } from '../scene/neem';
import { palm } from '../scene/palm';
import { plantain } from '../scene/plantain';
import { polytank } from '../scene/polytank';
import { sky } from '../scene/sky';
import { weatherVeil } from '../scene/weather';
import { frameView } from './camera';
import { foreground } from './foreground';
import { SCENE, type BuildingKind } from './kinds';
import type { Site } from './site';

/** Minimum and maximum width of a building by kind, in user units. */
const WIDTHS: Readonly<Record<BuildingKind, readonly [number, number]>> = {
  apartment: [430, 520],
  house: [440, 500],
  villa: [480, 540],
  townhouse: [460, 540],
  studio: [300, 340],
  shared_room: [470, 520],
  commercial: [500, 560],
};

/**
 * Draws a building in its compound, from back to front: sky, hills, trees, compound wall, tank, ground, cast shadow, building,
 * foreground, weather.
 */
export function builtScene(
  context: DrawingContext,
  kind: BuildingKind,
  seed: string,
): { drawing: Drawing; view: View } {
  const { random, grade } = context;
  const groundLine = 462 + random.range(-6, 10);
  const isUrban =
    kind === 'apartment' || kind === 'commercial' || (kind === 'townhouse' && random.chance(0.5));
  const width = random.range(...WIDTHS[kind]);
  const x = (SCENE.width - width) / 2 + random.range(-40, 40);
  const trees = backgroundTrees(context, x, width, groundLine);
  const tankX = random.chance(0.5) ? x + width + random.range(36, 64) : x - random.range(36, 64);
  const wall = grade(random.pick(WALLS));
  const wallHeight = random.range(62, 78);
  const site: Site = {
    context,
    kind,
    x,
    width,
    groundLine,
    isUrban: isUrban,
    wall,
    blockPattern: pickBlocks(context),
  };
  const hasFrontWall = (kind === 'villa' && random.chance(0.55)) || (kind === 'house' && random.chance(0.3));
  const walls = isUrban || kind === 'shared_room' ? null : sideWalls(site, wallHeight);
  const tank = random.chance(kind === 'commercial' ? 0.4 : 0.8)
    ? polytank(context, tankX, groundLine, random.range(0.9, 1.1), random.range(56, 110))
    : null;
  // Unused. It keeps the random sequence, and so the illustrations, of the original design.
  if (kind === 'apartment') random.next();
  const earth = ground(context, SCENE.width, SCENE.height, groundLine, { hasRoad: kind !== 'shared_room' });
  const floors = random.integer(3, 4);
  const building = createBuilding(site, floors);
  const roofTanks = kind === 'apartment' ? tanksOnRoof(site, building.top) : null;
  const front = foreground(site, hasFrontWall);
  const view = frameView(context, { kind, floors, middle: x + width / 2, groundLine });

  return {
    drawing: [
      sky(context, SCENE.width, SCENE.height),
      hills(context, SCENE.width, groundLine, isUrban),
      trees,
      walls,
      tank,
      earth,
      castShadow(site),
      roofTanks,
      building.drawing,
      front,
      weatherVeil(context, seed, SCENE.width, SCENE.height),
    ],
    view,
  };
}

function backgroundTrees(context: DrawingContext, x: number, width: number, groundLine: number): Drawing {
  const { random } = context;
  return Array.from({ length: random.integer(2, 4) }, (_, index): Drawing => {
    const treeX = index % 2 === 1 ? random.range(x + width - 30, SCENE.width - 10) : random.range(10, x + 40);
    const size = random.range(0.85, 1.15);
    const species = random.integer(0, 4);
    if (species === 0) return neem(context, treeX, groundLine, size, pickTone(context));
    if (species === 1) return flamboyant(context, treeX, groundLine, size * 1.05);
    if (species === 2) return plantain(context, treeX, groundLine, size * 1.2);
    return palm(context, treeX, groundLine, random.range(190, 260) * size, random.range(-40, 40), size);
  });
}

function sideWalls({ context, x, width, groundLine, wall, blockPattern }: Site, height: number): Drawing {
  const { random, grade } = context;
  const left = {
    panels: random.chance(0.7) ? blockPattern : undefined,
    dado: random.chance(0.5) ? grade(random.pick(DADOS)) : undefined,
  };
  const right = { panels: random.chance(0.7) ? blockPattern : undefined };
  const rightX = x + width + 8;
  return [
    compoundWall(context, 0, groundLine, x - 8, height, wall, left),
    compoundWall(context, rightX, groundLine, SCENE.width - rightX, height, wall, right),
  ];
}

function createBuilding({ context, kind, x, width, groundLine }: Site, floors: number): Building {
  switch (kind) {
    case 'apartment': {
      const floorHeight = floors === 4 ? context.random.range(66, 69) : context.random.range(78, 84);
      return apartment(context, x, groundLine, width, { floors, floorHeight });
    }
    case 'house':
      return house(context, x, groundLine, width);
    case 'villa':
      return villa(context, x, groundLine, width);
    case 'townhouse':
      return townhouse(context, x, groundLine, width);
    case 'studio':
      return studio(context, x, groundLine, width);
    case 'shared_room':
      return sharedRoom(context, x, groundLine, width);
    case 'commercial':
      return commercial(context, x, groundLine, width);
  }
}

function tanksOnRoof({ context, x }: Site, roof: number): Drawing {
  const { random } = context;
  return Array.from({ length: random.integer(1, 3) }, (_, index) =>
    polytank(context, x + 40 + index * 70 + random.range(0, 20), roof + 6, 0.62, 26),
  );
}

function castShadow({ context, x, width, groundLine }: Site): Drawing {
  return context.castShadow(
    [
      [x, groundLine],
      [x + width, groundLine],
      [x + width + 70, groundLine + 26],
      [x + 60, groundLine + 26],
    ],
    context.light.shadow * 0.9,
  );
}
