import { fill, rect, stroke } from '../drawing/shapes';
import { Pen, placeAt } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';

/** A water tank on a steel stand of height `stand`, with its foot at (x, y). */
export function polytank(
  { grade, darken, lighten }: DrawingContext,
  x: number,
  y: number,
  size: number,
  stand: number,
): Drawing {
  const plastic = grade('#2A2F30');
  const steel = grade('#8F8577');
  const deck = y - stand * size;
  const floor = deck - 5 * size;
  const braces = new Pen()
    .move(x - 20 * size, y - 8 * size)
    .line(x + 20 * size, deck + 6)
    .move(x + 20 * size, y - 8 * size)
    .line(x - 20 * size, deck + 6);
  const body = new Pen(placeAt(x, floor, 0, size))
    .move(-24, 0)
    .line(-24, -42)
    .curve(-24, -54, -10, -56)
    .line(-10, -61)
    .line(10, -61)
    .line(10, -56)
    .curve(24, -54, 24, -42)
    .line(24, 0)
    .close();
  return [
    rect(x - 22 * size, deck, 5 * size, stand * size, steel),
    rect(x + 17 * size, deck, 5 * size, stand * size, steel),
    stroke(braces, steel, 2.4),
    rect(x - 28 * size, floor, 56 * size, 6 * size, darken(steel, 0.2)),
    fill(body, plastic),
    [12, 24, 36].map((up) =>
      rect(x - 25 * size, floor - up * size, 50 * size, 3 * size, lighten(plastic, 0.16)),
    ),
    rect(x - 18 * size, deck - 46 * size, 5 * size, 38 * size, '#FFFFFF', 0.12),
  ];
}
