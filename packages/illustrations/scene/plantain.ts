import { fill, line, polygon } from '../drawing/shapes';
import { Pen, placeAt } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';

const LEAF_ANGLES = [-62, -30, -8, 14, 38, 66] as const;

/** A plantain with its foot at (x, y). */
export function plantain({ random, grade }: DrawingContext, x: number, y: number, size: number): Drawing {
  const greens = [grade('#4F8A4C'), grade('#6BA05A'), grade('#3F7847')] as const;
  const stem = polygon(
    [
      [x - 5 * size, y],
      [x - 3 * size, y - 60 * size],
      [x + 4 * size, y - 60 * size],
      [x + 6 * size, y],
    ],
    grade('#8FA05C'),
  );
  const leaves = LEAF_ANGLES.map((angle, index) => {
    const length = random.range(70, 92) * size;
    const placement = placeAt(x, y - 58 * size, angle);
    const leaf = new Pen(placement)
      .move(0, 0)
      .curve(-20 * size, -length * 0.5, angle / 6, -length)
      .curve(19 * size, -length * 0.5, 0, 0)
      .close();
    return [
      fill(leaf, greens[index % 3] ?? greens[0]),
      line(placement.place(0, 0), placement.place(angle / 8, -length * 0.92), grade('#A8C27A'), 1.6),
    ];
  });
  return [stem, leaves];
}
