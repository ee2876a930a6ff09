import { rect, stroke } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';

/** A power pole with its foot at (x, y). Its wires end `reach` units away on both sides, outside of the view. */
export function powerPole(
  { grade }: DrawingContext,
  x: number,
  y: number,
  height: number,
  reach = 900,
): Drawing {
  const wood = grade('#6A5344');
  const arm = y - height + 10;
  const wires = new Pen()
    .move(x - 20, arm)
    .curve(x - reach * 0.467, arm + reach * 0.082, x - reach, arm + 4)
    .move(x + 20, arm)
    .curve(x + reach * 0.467, arm + reach * 0.078, x + reach, arm + 2);
  return [
    rect(x - 3, y - height, 6, height, wood),
    rect(x - 22, arm, 44, 4, wood),
    stroke(wires, grade('#4A3D35'), 1.4, { opacity: 0.55 }),
  ];
}
