import type { Hex } from '../colour';
import { fill, rect } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { Kit } from '../kit';
import { KERB, LATERITE } from '../palettes';

export interface GroundOptions {
  /** Kerb, open drain and road along the lower edge. */
  readonly road: boolean;
  /** The earth's colour; chosen by the seed when left out. */
  readonly earth?: Hex;
}

/** Red earth from `y` down to the picture's foot, with pebbles and tufts of grass. */
export function ground(
  kit: Kit,
  width: number,
  height: number,
  y: number,
  { road: withRoad, earth: givenEarth }: GroundOptions,
): Drawing {
  const { random, grade, darken } = kit;
  const earth = grade(givenEarth ?? random.pick(LATERITE));
  const depth = height - y;
  const swell = new Pen()
    .move(0, y + 22)
    .bend(width * 0.3, y + 12, width * 0.55, y + 24)
    .bend(width * 0.8, y + 36, width, y + 18)
    .line(width, height)
    .line(0, height)
    .close();

  return [
    rect(0, y, width, depth, earth),
    fill(swell, darken(earth, 0.07)),
    withRoad ? road(kit, width, height, y + depth * 0.6) : null,
    pebbles(kit, width, y, depth, darken(earth, 0.12)),
    tufts(kit, width, y, depth),
  ];
}

function road({ random, grade, darken }: Kit, width: number, height: number, y: number): Drawing {
  const kerb = grade(KERB);
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

function pebbles({ random }: Kit, width: number, y: number, depth: number, colour: Hex): Drawing {
  const pen = new Pen();
  for (let pebble = 0; pebble < (16 * width) / 800; pebble++) {
    const x = random.range(0, width);
    const down = random.range(y + 8, y + depth * 0.5);
    pen.ellipse(x, down, random.range(8, 30), random.range(1.5, 3));
  }
  return fill(pen, colour, 0.5);
}

function tufts({ random, grade }: Kit, width: number, y: number, depth: number): Drawing {
  const pen = new Pen(null, 10);
  for (let tuft = 0; tuft < (9 * width) / 800; tuft++) {
    const x = random.range(0, width);
    const foot = random.range(y + 4, y + depth * 0.48);
    pen
      .move(x, foot)
      .line(x - 3, foot - 9)
      .line(x + 1, foot - 3)
      .line(x + 3, foot - 13)
      .line(x + 5, foot - 3)
      .line(x + 9, foot - 9)
      .line(x + 7, foot)
      .close();
  }
  return fill(pen, grade('#6F8A4C'));
}
