import { fill, polygon, rect } from '../drawing/shapes';
import { Pen, placeAt } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';
import { canopy } from './canopy';

/** A shrub from `x`, with its foot at `y`. */
export function shrub(
  { random, grade }: DrawingContext,
  x: number,
  y: number,
  width: number,
  height: number,
): Drawing {
  const leaf = grade(random.pick(['#4C7D4B', '#3E6E4C', '#5F8B52']));
  const lobes = Math.max(2, Math.round(width / 22));
  const lobe = width / lobes;
  const pen = new Pen().move(x, y);
  for (let index = 1; index <= lobes; index++)
    pen.arc(lobe / 2, height * random.range(0.75, 1.05), x + lobe * index, y);
  return fill(pen.close(), leaf);
}

/** A bougainvillea from `x`, vertically centered on `y`. */
export function bougainvillea(
  context: DrawingContext,
  x: number,
  y: number,
  width: number,
  height: number,
): Drawing {
  const { random, grade } = context;
  const leaf = grade('#4C7D4B');
  const foliage = canopy(context, x + width / 2, y, width, height, [grade('#3E6B45'), leaf, leaf], 7);
  const pinks = ['#C23B73', '#DB5C8C', '#A92F62'] as const;
  const blossom = pinks.map(() => new Pen(null, 10));
  for (let index = 0; index < width / 4; index++)
    blossom[index % 3]?.circle(
      x + random.range(0, width),
      y + random.range(-height / 2, height / 2),
      random.range(3, 6),
    );
  return [foliage, blossom.map((pen, index) => fill(pen, grade(pinks[index] ?? pinks[0])))];
}

/** A potted plant with its foot at (x, y). */
export function pottedPlant({ grade }: DrawingContext, x: number, y: number, size: number): Drawing {
  const leaf = (angle: number): Drawing => {
    const pen = new Pen(placeAt(x, y - 20 * size, angle, size))
      .move(0, 0)
      .curve(-8, -18, 0, -36)
      .curve(8, -18, 0, 0)
      .close();
    return fill(pen, angle < 0 ? grade('#3E7850') : grade('#5A9560'));
  };
  return [
    [-38, -14, 10, 34].map(leaf),
    polygon(
      [
        [x - 12 * size, y - 22 * size],
        [x + 12 * size, y - 22 * size],
        [x + 9 * size, y],
        [x - 9 * size, y],
      ],
      grade('#B4613C'),
    ),
    rect(x - 13 * size, y - 25 * size, 26 * size, 6 * size, grade('#C4744B')),
  ];
}
