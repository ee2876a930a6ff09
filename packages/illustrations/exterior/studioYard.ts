import { rect, stroke } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import { pottedPlant } from '../scene/shrubs';
import type { Site } from './site';

export function studioYard({ context, x, width, groundLine }: Site): Drawing {
  const red = context.grade('#C24A2E');
  const chair = x + width + 18;
  const back = new Pen()
    .move(chair, groundLine + 22)
    .line(chair, groundLine - 12)
    .line(chair + 6, groundLine - 12)
    .line(chair + 6, groundLine + 4)
    .line(chair + 36, groundLine + 4)
    .line(chair + 36, groundLine - 12);
  return [
    pottedPlant(context, x + width * 0.08, groundLine + 8, 1.2),
    pottedPlant(context, x + width * 0.9, groundLine + 10, 1),
    stroke(back, red, 5),
    rect(chair + 2, groundLine - 2, 34, 6, red),
    rect(chair + 2, groundLine + 2, 4, 22, red),
    rect(chair + 32, groundLine + 2, 4, 22, red),
  ];
}
