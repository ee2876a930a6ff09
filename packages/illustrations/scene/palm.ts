import { circle, fill, stroke } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';

const FRONDS = 11;

/** A coconut palm with its foot at (x, y). `lean` moves the crown sideways, in user units. */
export function palm(
  context: DrawingContext,
  x: number,
  y: number,
  height: number,
  lean = 0,
  size = 1,
): Drawing {
  return [trunk(context, x, y, height, lean, size), crown(context, x + lean, y - height, size)];
}

function trunk(
  { grade, darken }: DrawingContext,
  x: number,
  y: number,
  height: number,
  lean: number,
  size: number,
): Drawing {
  const bark = grade('#8A6B4F');
  const topX = x + lean;
  const topY = y - height;
  const outline = new Pen()
    .move(x - 6 * size, y)
    .curve(x + lean * 0.15 - 4 * size, y - height * 0.55, topX - 3 * size, topY)
    .line(topX + 3 * size, topY)
    .curve(x + lean * 0.15 + 6 * size, y - height * 0.5, x + 8 * size, y)
    .close();
  const rings = new Pen();
  for (let ring = 1; ring < 7; ring++) {
    const up = ring / 7;
    const middle = x + lean * up * up;
    const taper = size * (1 - up * 0.4);
    rings.move(middle - 5 * taper, y - height * up).line(middle + 6 * taper, y - height * up - 3);
  }
  return [fill(outline, bark), stroke(rings, darken(bark, 0.2), 1.6)];
}

function crown({ random, grade }: DrawingContext, x: number, y: number, size: number): Drawing {
  const greens = [grade('#2F6B4A'), grade('#3E7F55'), grade('#255A3F'), grade('#5A935F')] as const;
  const angles = Array.from(
    { length: FRONDS },
    (_, frond) => -200 + (220 / (FRONDS - 1)) * frond + random.range(-6, 6),
  ).toSorted((a, b) => Math.abs(b + 90) - Math.abs(a + 90));

  const fronds = angles.map((angle, frond) => {
    const length = random.range(62, 84) * size;
    const up = Math.sin((angle * Math.PI) / 180);
    const out = Math.cos((angle * Math.PI) / 180);
    const tipX = x + out * length;
    const tipY = y + up * length * 0.62 + length * 0.42 * (1 - Math.abs(up) * 0.5);
    const archX = x + out * length * 0.55;
    const archY = y + up * length * 0.62 - length * 0.16;
    const leaf = new Pen(null, 10)
      .move(x, y)
      .curve(archX, archY, tipX, tipY)
      .curve(archX - out * 4, archY + 19 * size, x, y + 5 * size)
      .close();
    return fill(leaf, greens[frond % 4] ?? greens[0]);
  });
  const nuts = [0, 1, 2].map((nut) =>
    circle(x + (nut - 1) * 6 * size, y + 7 * size + (nut % 2) * 3, 4.4 * size, grade('#7A5A2E')),
  );
  return [fronds, nuts];
}
