import { circle, rect } from '../drawing/shapes';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';

export function airConditioner({ grade }: DrawingContext, x: number, y: number): Drawing {
  return [
    rect(x, y, 24, 15, grade('#EFEBE2')),
    circle(x + 9, y + 7.5, 5, grade('#B9B5AB')),
    rect(x + 17, y + 3, 4, 9, grade('#CFCBC0')),
  ];
}
