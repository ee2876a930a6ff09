import type { Hex } from '../color';
import { fill } from '../drawing/shapes';
import { Pen, placeAt } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';
import { SHADOW } from '../palettes';

const TAXI_FENDER: Hex = '#EDA63A';

/** A car facing right with its wheels on `y`. A taxi has orange fenders. */
export function car(
  { grade, darken }: DrawingContext,
  x: number,
  y: number,
  size: number,
  color: Hex,
  isTaxi: boolean,
): Drawing {
  const pen = (): Pen => new Pen(placeAt(x, y, 0, size));
  const glass = grade('#3F5F66', 0.7);
  const tyre = grade('#22282A');
  const hub = grade('#C9C4B8');
  const body = pen()
    .move(4, -14)
    .curve(4, -30, 22, -32)
    .line(36, -50)
    .curve(40, -56, 50, -56)
    .line(82, -56)
    .curve(90, -56, 95, -50)
    .line(106, -33)
    .curve(122, -31, 124, -18)
    .line(124, -8)
    .line(4, -8)
    .close();
  const fenders = pen()
    .move(4, -14)
    .curve(4, -30, 22, -32)
    .line(34, -33)
    .line(34, -8)
    .line(4, -8)
    .close()
    .move(98, -34)
    .line(106, -33)
    .curve(122, -31, 124, -18)
    .line(124, -8)
    .line(92, -8)
    .line(92, -30)
    .close();
  const windows = pen()
    .move(40, -34)
    .line(48, -48)
    .curve(50, -51, 54, -51)
    .line(64, -51)
    .line(64, -34)
    .close()
    .move(69, -34)
    .line(69, -51)
    .line(80, -51)
    .curve(86, -51, 89, -47)
    .line(97, -34)
    .close();
  return [
    fill(pen().ellipse(62, 2, 70, 6), SHADOW, 0.2),
    fill(body, color),
    isTaxi ? fill(fenders, grade(TAXI_FENDER)) : null,
    fill(windows, glass),
    fill(pen().rect(4, -12, 120, 4), darken(color, 0.2)),
    fill(pen().circle(28, -6, 12).circle(98, -6, 12), tyre),
    fill(pen().circle(28, -6, 5).circle(98, -6, 5), hub),
    fill(pen().rect(118, -24, 6, 5), '#FFE6AE'),
  ];
}
