import type { Drawing } from '../drawing/shape';
import { car } from '../scene/car';
import { compoundWall, gate, gatePost } from '../scene/compoundWall';
import { palm } from '../scene/palm';
import { plantain } from '../scene/plantain';
import { powerPole } from '../scene/powerPole';
import { bougainvillea, pottedPlant, shrub } from '../scene/shrubs';
import { compoundYard } from './compoundYard';
import { SCENE } from './kinds';
import type { Site } from './site';
import { studioYard } from './studioYard';

/** Everything in front of the building: shrubs, yard, front wall or parked car, power pole and a framing plant. */
export function foreground(site: Site, hasFrontWall: boolean): Drawing {
  const { context, kind, groundLine } = site;
  const { random } = context;
  const isSharedRoom = kind === 'shared_room';
  return [
    shrubs(site),
    isSharedRoom ? compoundYard(site) : null,
    kind === 'studio' ? studioYard(site) : null,
    kind === 'house' ? housePlants(site) : null,
    hasFrontWall ? frontWall(site) : isSharedRoom ? null : parkedCar(site),
    random.chance(0.3) && !isSharedRoom
      ? powerPole(
          context,
          random.chance(0.5) ? random.range(40, 90) : random.range(710, 760),
          groundLine + 40,
          random.range(300, 340),
        )
      : null,
    framingPlant(site),
  ];
}

function shrubs({ context, x, width, groundLine }: Site): Drawing {
  const { random } = context;
  const drawing: Drawing[] = [];
  // The limit is drawn again for each shrub, so four shrubs are rare.
  while (drawing.length < random.integer(2, 4)) {
    const shrubX = random.chance(0.5)
      ? random.range(x - 70, x + 10)
      : random.range(x + width - 30, x + width + 50);
    drawing.push(shrub(context, shrubX, groundLine + 6, random.range(50, 96), random.range(18, 34)));
  }
  return drawing;
}

function housePlants({ context, x, width, groundLine }: Site): Drawing {
  return [
    pottedPlant(context, x + 20, groundLine + 8, 1.1),
    context.random.chance(0.6)
      ? bougainvillea(context, x + width - 70, groundLine - 6, 90, 44)
      : pottedPlant(context, x + width - 20, groundLine + 8, 1.1),
  ];
}

function frontWall({ context, x, width, groundLine, wall, blockPattern }: Site): Drawing {
  const { random, grade, lighten } = context;
  const bottom = groundLine + 64;
  const height = 54;
  const gateWidth = 150;
  const gateX = x + width * 0.5 - gateWidth / 2 + random.range(-40, 40);
  const rightX = gateX + gateWidth + 6;
  const post = lighten(wall, 0.1);
  return [
    compoundWall(context, -10, bottom, gateX - 6, height, wall, { panels: blockPattern }),
    compoundWall(context, rightX, bottom, SCENE.width - gateX - gateWidth + 10, height, wall, {
      panels: blockPattern,
    }),
    gate(
      context,
      gateX,
      bottom,
      gateWidth,
      height + 8,
      grade(random.pick(['#2C4A3E', '#5A2A20', '#2E2E2E'])),
    ),
    gatePost(context, gateX - 6, bottom, height + 18, post),
    gatePost(context, rightX, bottom, height + 18, post),
    random.chance(0.7)
      ? bougainvillea(context, random.range(20, gateX - 160), bottom - height - 4, 130, 46)
      : null,
    shrub(context, gateX + gateWidth + 60, bottom, 80, 22),
  ];
}

function parkedCar({ context, isUrban, groundLine }: Site): Drawing {
  const { random, grade } = context;
  if (!random.chance(isUrban ? 0.7 : 0.28)) return null;
  const x = random.range(60, 560);
  const color = grade(random.pick(['#F3EEE2', '#B6C4C2', '#A5432D', '#3F5F66', '#E9E1CF']));
  return car(context, x, groundLine + 58, 1.05, color, random.chance(0.6));
}

function framingPlant({ context, groundLine }: Site): Drawing {
  const { random } = context;
  if (random.chance(0.55)) {
    const isLeft = random.chance(0.5);
    const x = isLeft ? random.range(-6, 40) : random.range(760, 806);
    const height = random.range(300, 360);
    const lean = isLeft ? random.range(20, 60) : -random.range(20, 60);
    return palm(context, x, groundLine + 50, height, lean, 1.35);
  }
  if (!random.chance(0.6)) return null;
  const x = random.chance(0.5) ? random.range(10, 60) : random.range(740, 790);
  return plantain(context, x, groundLine + 64, 1.5);
}
