import type { Hex } from '../color';
import { polygon, rect, stroke } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';
import { blocks } from './blocks';

/** A hipped metal roof over a wall of the given `width` whose left edge is at `x`; the eaves are at `y`. */
export function hipRoof(
  { darken, lighten, trim }: DrawingContext,
  x: number,
  y: number,
  width: number,
  height: number,
  overhang: number,
  color: Hex,
): Drawing {
  const left = x - overhang;
  const right = x + width + overhang;
  const hipLength = Math.min(height * 1.15, width * 0.36);
  const ridgeLeft = left + hipLength;
  const ridgeRight = right - hipLength;
  const top = y - height;
  const sideFaceWidth = height * 0.42;

  const ribs = new Pen();
  const ridgeLength = ridgeRight - ridgeLeft;
  const eaveLength = ridgeLength - 2 * sideFaceWidth;
  for (let offset = 0; offset <= ridgeLength; offset += 15)
    ribs
      .move(ridgeLeft + offset, top)
      .line(ridgeLeft + sideFaceWidth + (offset * eaveLength) / (ridgeLength || 1), y);

  return [
    polygon(
      [
        [left, y],
        [ridgeLeft, top],
        [ridgeRight, top],
        [right, y],
      ],
      color,
    ),
    polygon(
      [
        [left, y],
        [ridgeLeft, top],
        [ridgeLeft + sideFaceWidth, y],
      ],
      lighten(color, 0.1),
    ),
    polygon(
      [
        [right, y],
        [ridgeRight, top],
        [ridgeRight - sideFaceWidth, y],
      ],
      darken(color, 0.16),
    ),
    stroke(ribs, darken(color, 0.2), 1.3, { opacity: 0.7 }),
    rect(ridgeLeft - 4, top - 3, ridgeLength + 8, 5, darken(color, 0.26)),
    rect(left - 3, y - 2, right - left + 6, 8, trim),
    rect(left - 3, y + 5, right - left + 6, 3, darken(color, 0.35)),
  ];
}

/** A gable with a block vent over a wall of the given `width` whose left edge is at `x`; the eaves are at `y`. */
export function gable(
  context: DrawingContext,
  x: number,
  y: number,
  width: number,
  height: number,
  overhang: number,
  color: Hex,
  wall: Hex,
): Drawing {
  const middle = x + width / 2;
  const [left, right] = [x - overhang, x + width + overhang];
  return [
    polygon(
      [
        [x, y],
        [middle, y - height + 6],
        [x + width, y],
      ],
      wall,
    ),
    polygon(
      [
        [left, y + 4],
        [middle, y - height],
        [right, y + 4],
        [right, y - 6],
        [middle, y - height - 11],
        [left, y - 6],
      ],
      color,
    ),
    polygon(
      [
        [middle, y - height],
        [right, y + 4],
        [right, y - 6],
        [middle, y - height - 11],
      ],
      context.darken(color, 0.18),
    ),
    blocks(context, {
      x: middle - 14,
      y: y - height * 0.44,
      width: 28,
      height: 20,
      pitch: 14,
      color: context.lighten(wall, 0.2),
      pattern: 0,
    }),
  ];
}
