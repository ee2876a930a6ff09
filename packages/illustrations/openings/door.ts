import type { Hex } from '../color';
import { circle, rect } from '../drawing/shapes';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';
import { BRASS, DOORS } from '../palettes';

/** Top and height of the upper and lower panel, as fractions of the door's height. */
const PANELS = [
  [0.08, 0.36],
  [0.52, 0.38],
] as const;

/** Wider doors are double doors. */
const MAX_SINGLE_WIDTH = 40;

/** A single or double door with panels and a knob. The color is random by default. */
export function door(
  { random, grade, darken, trim }: DrawingContext,
  x: number,
  y: number,
  width: number,
  height: number,
  color: Hex = grade(random.pick(DOORS)),
): Drawing {
  const isDouble = width > MAX_SINGLE_WIDTH;
  const panel = darken(color, 0.16);
  const panels = (left: number, panelWidth: number): Drawing =>
    PANELS.map(([from, panelHeight]) =>
      rect(left, y + height * from, panelWidth, height * panelHeight, panel),
    );
  return [
    rect(x - 5, y - 5, width + 10, height + 5, trim),
    rect(x, y, width, height, color),
    isDouble
      ? [
          rect(x + width / 2 - 1, y, 2, height, darken(color, 0.35)),
          panels(x + width * 0.08, width * 0.34),
          panels(x + width * 0.58, width * 0.34),
        ]
      : panels(x + width * 0.18, width * 0.64),
    circle(x + width * (isDouble ? 0.56 : 0.86), y + height * 0.52, 2.4, grade(BRASS)),
  ];
}
