import type { Hex } from '../color';
import { fill, rect } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';
import { CURB, LATERITE } from '../palettes';

export interface GroundOptions {
  /** Whether there are curb, drain and road at the lower edge. */
  readonly hasRoad: boolean;
  /** Color of the earth; random by default. */
  readonly earth?: Hex;
}

/** Red earth from `y` to the bottom edge, with pebbles and grass. */
export function ground(
  context: DrawingContext,
  width: number,
  height: number,
  y: number,
  { hasRoad, earth: givenEarth }: GroundOptions,
): Drawing {
  const { random, grade, darken } = context;
  const earth = grade(givenEarth ?? random.pick(LATERITE));
  const depth = height - y;
  const swell = new Pen()
    .move(0, y + 22)
    .curve(width * 0.3, y + 12, width * 0.55, y + 24)
    .curve(width * 0.8, y + 36, width, y + 18)
    .line(width, height)
    .line(0, height)
    .close();

  return [
    rect(0, y, width, depth, earth),
    fill(swell, darken(earth, 0.07)),
    hasRoad ? road(context, width, height, y + depth * 0.6) : null,
    pebbles(context, width, y, depth, darken(earth, 0.12)),
    tufts(context, width, y, depth),
  ];
}

function road({ random, grade, darken }: DrawingContext, width: number, height: number, y: number): Drawing {
  const kerb = grade(CURB);
  const drawing: Drawing[] = [
    rect(0, y - 10, width, 6, kerb),
    rect(0, y - 4, width, 10, darken(grade('#6E5A4C'), 0.25)),
    rect(0, y + 6, width, 5, kerb),
    rect(0, y + 11, width, height - y, grade('#7C746B')),
  ];
  const dash = grade('#E8DDC6');
  for (let x = random.range(-40, 0); x < width; x += 110)
    drawing.push(rect(x, y + (height - y) * 0.6, 56, 4, dash, 0.7));
  return drawing;
}

function pebbles({ random }: DrawingContext, width: number, y: number, depth: number, color: Hex): Drawing {
  const pen = new Pen();
  for (let pebble = 0; pebble < (16 * width) / 800; pebble++) {
    const x = random.range(0, width);
    const down = random.range(y + 8, y + depth * 0.5);
    pen.ellipse(x, down, random.range(8, 30), random.range(1.5, 3));
  }
  return fill(pen, color, 0.5);
}

function tufts({ random, grade }: DrawingContext, width: number, y: number, depth: number): Drawing {
  const pen = new Pen(null, 10);
  for (let tuft = 0; tuft < (9 * width) / 800; tuft++) {
    const x = random.range(0, width);
    const bottom = random.range(y + 4, y + depth * 0.48);
    pen
      .move(x, bottom)
      .line(x - 3, bottom - 9)
      .line(x + 1, bottom - 3)
      .line(x + 3, bottom - 13)
      .line(x + 5, bottom - 3)
      .line(x + 9, bottom - 9)
      .line(x + 7, bottom)
      .close();
  }
  return fill(pen, grade('#6F8A4C'));
}
