import type { Hex } from '../color';
import { fill } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';

/** Leaf colors of the three layers of a crown, from shaded to sunlit. */
export type Leaves = readonly [deep: Hex, middle: Hex, sunlit: Hex];

/** Radius of each layer, as a fraction of the crown's. */
const LAYER_RADIUS = [1, 0.86, 0.62] as const;

/** A tree crown around (x, y) of three layers of discs; each lighter layer is further up and left. */
export function canopy(
  { random }: DrawingContext,
  x: number,
  y: number,
  width: number,
  height: number,
  leaves: Leaves,
  discs: number,
): Drawing {
  return leaves.map((leaf, layer) => {
    const pen = new Pen(null, 10);
    for (let disc = 0; disc < discs; disc++) {
      const angle = random.range(0, 6.28);
      const distance = Math.sqrt(random.next()) * (LAYER_RADIUS[layer] ?? 1);
      pen.circle(
        x + Math.cos(angle) * distance * width * 0.5 - layer * width * 0.05,
        y + Math.sin(angle) * distance * height * 0.5 - layer * height * 0.13,
        random.range(0.15, 0.22) * Math.min(width, height * 1.4),
      );
    }
    return fill(pen, leaf);
  });
}
