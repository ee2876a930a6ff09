import { apartment } from '../buildings/apartment';
import { house } from '../buildings/house';
import { townhouse } from '../buildings/townhouse';
import { villa } from '../buildings/villa';
import { svgDocument, type View } from '../drawing/document';
import type { Drawing } from '../drawing/shape';
import { createDrawingContext, type DrawingContext } from '../drawing/context';
import { car } from '../scene/car';
import { compoundWall } from '../scene/compoundWall';
import { flamboyant } from '../scene/flamboyant';
import { ground } from '../scene/ground';
import { hills } from '../scene/hills';
import { neem } from '../scene/neem';
import { palm } from '../scene/palm';
import { plantain } from '../scene/plantain';
import { polytank } from '../scene/polytank';
import { powerPole } from '../scene/powerPole';
import { bougainvillea, pottedPlant, shrub } from '../scene/shrubs';
import type { TimeOfDay } from '../times';

export const STREET_TIMES = [
  'dawn',
  'noon',
  'golden',
  'dusk',
  'night',
] as const satisfies readonly TimeOfDay[];

/** The time of day in the light color scheme; the dark one always has the night. */
export type StreetTime = (typeof STREET_TIMES)[number];

export type StreetCrop = 'full' | 'phone';

/**
 * The visible part of the street by crop, in SVG user units. Phones scale the street by 0.65, to a width of 1040 px, and shift
 * it left by 320 px; the phone crop is wide enough for viewports of up to 480 px.
 */
export const STREET_VIEWS: Readonly<Record<StreetCrop, View>> = {
  full: { x: 0, y: 0, width: 1600, height: 560 },
  phone: { x: 492, y: 0, width: 740, height: 560 },
};

const { width: WIDTH, height: HEIGHT } = STREET_VIEWS.full;
/** The y coordinate where buildings and trees meet the ground. */
const GROUND_Y = 430;

/** The seed that the design was drawn with. */
const SEED = 'street7';

/** Draws the street of the home screen as an SVG document with a transparent background. */
export function homeStreet(time: StreetTime, crop: StreetCrop = 'full'): string {
  const view = STREET_VIEWS[crop];
  return svgDocument(drawStreet(createDrawingContext(SEED, time)), view.width, view.height, view);
}

function drawStreet(context: DrawingContext): Drawing {
  const { grade } = context;
  const y = GROUND_Y;
  return [
    hills(context, WIDTH, y, true),
    palm(context, 70, y, 230, -20, 1),
    neem(context, 520, y, 1.2, 1),
    palm(context, 905, y, 280, 24, 1.1),
    flamboyant(context, 1264, y, 1.15),
    neem(context, 1590, y, 1.3, 0),
    neem(context, 30, y, 1, 2),
    compoundWall(context, 0, y, WIDTH, 58, grade('#E7D5B4'), { panels: 1 }),
    polytank(context, 498, y, 1, 96),
    polytank(context, 1268, y, 1, 80),
    ground(context, WIDTH, HEIGHT, y, { hasRoad: true, earth: '#C8774E' }),
    villa(context, 90, y, 390, { wall: '#F3E9D5', roof: '#A5432D', isModern: false }).drawing,
    apartmentBlock(context, 540, y),
    townhouse(context, 930, y, 318, 3).drawing,
    house(context, 1330, y, 300, { wall: '#E9B79A', roof: '#3D6B56', hasDish: false }).drawing,
    bougainvillea(context, 470, y - 40, 70, 40),
    shrub(context, 880, y + 4, 60, 26),
    shrub(context, 1250, y + 4, 70, 24),
    shrub(context, 60, y + 4, 50, 24),
    pottedPlant(context, 1340, y + 6, 1),
    plantain(context, 880, y + 10, 1.05),
    car(context, 560, y + 62, 1.1, grade('#F3EEE2'), true),
    powerPole(context, 1180, y + 36, 300, 1240),
  ];
}

function apartmentBlock(context: DrawingContext, x: number, y: number): Drawing {
  const floorHeight = 74;
  const roofY = y - 4 * floorHeight - 8;
  const block = apartment(context, x, y, 330, {
    floors: 4,
    floorHeight,
    wall: '#C9DBD5',
    accent: '#2F5D4A',
    tower: 1,
    hasFlatRoof: true,
  });
  return [
    polytank(context, x + 60, roofY, 0.6, 26),
    polytank(context, x + 124, roofY, 0.6, 26),
    block.drawing,
  ];
}
