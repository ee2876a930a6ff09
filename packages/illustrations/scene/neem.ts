import type { Hex } from '../color';
import { fill } from '../drawing/shapes';
import { Pen, placeAt } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';
import { canopy, type Leaves } from './canopy';

/** Leaf colors of a neem tree: 0 green, 1 yellow-green, 2 blue-green. */
export type NeemTone = 0 | 1 | 2;

const TONES: Readonly<Record<NeemTone, readonly [Hex, Hex, Hex]>> = {
  0: ['#2C5E43', '#3F7A52', '#5F9863'],
  1: ['#35603A', '#4F7F46', '#7BA257'],
  2: ['#28574A', '#387461', '#5A9580'],
};

export const pickTone = ({ random }: DrawingContext): NeemTone => random.integer(0, 2) as NeemTone;

/** A neem tree with its foot at (x, y). */
export function neem(context: DrawingContext, x: number, y: number, size: number, tone: NeemTone): Drawing {
  const { grade } = context;
  const [deep, middle, sunlit] = TONES[tone];
  const leaves: Leaves = [grade(deep), grade(middle), grade(sunlit)];
  const trunk = new Pen(placeAt(x, y, 0, size))
    .move(-7, 0)
    .curve(-4, -50, -22, -92)
    .line(-14, -94)
    .curve(0, -70, 2, -66)
    .curve(8, -80, 20, -98)
    .line(26, -94)
    .curve(6, -50, 8, 0)
    .close();
  return [
    fill(trunk, grade('#6B4E3A')),
    canopy(context, x, y - 128 * size, 150 * size, 100 * size, leaves, 12),
  ];
}
