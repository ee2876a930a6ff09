import type { Hex } from '../color';
import { polygon, rect, stroke } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';
import { SCENE } from '../exterior/kinds';
import { TRIM } from '../palettes';
import { createRandom } from '../random';
import type { TimeOfDay } from '../times';

/** Y coordinate of the edge between wall and floor. */
export const FLOOR_LINE = 430;

/** Seed, light and colors shared by the parts of a room. */
export interface Room {
  readonly context: DrawingContext;
  readonly seed: string;
  /** Which of the three arrangements of furniture. */
  readonly layout: 0 | 1 | 2;
  /** Left and right are exchanged. */
  readonly isMirrored: boolean;
  /** The time of day outside, for the views through windows. */
  readonly time: TimeOfDay;
  readonly wall: Hex;
  readonly floor: Hex;
  readonly trim: Hex;
  readonly accent: Hex;
  readonly secondAccent: Hex;
}

export function createRoom(context: DrawingContext, seed: string, time: TimeOfDay): Room {
  const { random, grade } = context;
  // A separate generator, so that the layout does not change which colors and furniture the seed gives.
  const layoutRandom = createRandom(`${seed}|layout`);
  return {
    context,
    seed,
    time,
    layout: layoutRandom.integer(0, 2) as Room['layout'],
    isMirrored: layoutRandom.chance(0.5),
    wall: grade(random.pick(['#EFE3CE', '#DCE3D3', '#F0D9C4', '#E6DFCF', '#D5DFDC', '#EBD3A6', '#E7C4AC'])),
    trim: grade(TRIM, 0.7),
    floor: grade(random.pick(['#D8C7AA', '#C9A27C', '#B98660', '#CFC5B4', '#D9B48C'])),
    accent: grade(random.pick(['#2F6B4F', '#B4573A', '#D99A3A', '#3F6B78', '#8A5A44', '#6E7F5C'])),
    secondAccent: grade(random.pick(['#D99A3A', '#F3E9D5', '#B4472B', '#2F5D4A'])),
  };
}

export function backWall({ context, wall }: Room): Drawing {
  return [
    rect(0, 0, SCENE.width, FLOOR_LINE, wall),
    rect(0, 0, SCENE.width, 16, context.lighten(wall, 0.4)),
    context.shadow(0, 16, SCENE.width, 6, 0.05),
  ];
}

/** The joints of a floor in perspective: lines towards the viewer (from `first` to `last`), and lines across at `depths`. */
export function floorTiles(pitch: number, first: number, last: number, depths: readonly number[]): Pen {
  const pen = new Pen();
  for (let index = first; index <= last; index++)
    pen.move(400 + (index - 4) * pitch, FLOOR_LINE).line(400 + (index - 4) * 170, SCENE.height);
  for (const depth of depths) pen.move(0, FLOOR_LINE + depth).line(SCENE.width, FLOOR_LINE + depth);
  return pen;
}

const BOARDS = [0, 1, 2, 3, 4, 5].map((board) => 6 + board * board * 5 + board * 6);

export function roomFloor({ context, floor, trim }: Room, isTiled: boolean): Drawing {
  const joints = isTiled ? floorTiles(70, -8, 16, [8, 26, 54, 96, 150]) : floorTiles(0, 1, 0, BOARDS);
  return [
    rect(0, FLOOR_LINE, SCENE.width, SCENE.height - FLOOR_LINE, floor),
    stroke(joints, context.darken(floor, 0.1), 1.6),
    rect(0, FLOOR_LINE - 12, SCENE.width, 12, trim),
    context.shadow(0, FLOOR_LINE, SCENE.width, 8, 0.08),
  ];
}

/** Sunlight on the floor from a window at `x`; none after dark. */
export function sunPatch({ context }: Room, x: number, width: number): Drawing {
  if (context.light.litWindows > 0.5) return null;
  return polygon(
    [
      [x, FLOOR_LINE + 18],
      [x + width, FLOOR_LINE + 18],
      [x + width + 130, SCENE.height],
      [x + 70, SCENE.height],
    ],
    '#FFF4D6',
    0.3,
  );
}
