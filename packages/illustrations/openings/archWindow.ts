import { fill, rect } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';

export function archWindow(
  context: DrawingContext,
  x: number,
  y: number,
  width: number,
  height: number,
): Drawing {
  const { trim } = context;
  const glass = context.nextGlass();
  const outline = (margin: number): Pen =>
    new Pen()
      .move(x - margin, y + height + margin)
      .line(x - margin, y + width / 2)
      .arc(width / 2 + margin, width / 2 + margin, x + width + margin, y + width / 2)
      .line(x + width + margin, y + height + margin)
      .close();
  return [
    fill(outline(4), trim),
    fill(outline(0), glass.color),
    rect(x + width / 2 - 1.5, y, 3, height, trim),
    rect(x, y + width / 2, width, 3, trim),
  ];
}
