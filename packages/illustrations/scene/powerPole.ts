import { rect, stroke } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { Kit } from '../kit';

/** A power pole standing on `y`, its wires sagging out of the picture on both sides. */
export function powerPole({ grade }: Kit, x: number, y: number, height: number): Drawing {
  const wood = grade('#6A5344');
  const arm = y - height + 10;
  const wires = new Pen()
    .move(x - 20, arm)
    .bend(x - 420, arm + 74, x - 900, arm + 4)
    .move(x + 20, arm)
    .bend(x + 420, arm + 70, x + 900, arm + 2);
  return [
    rect(x - 3, y - height, 6, height, wood),
    rect(x - 22, arm, 44, 4, wood),
    stroke(wires, grade('#4A3D35'), 1.4, { opacity: 0.55 }),
  ];
}
