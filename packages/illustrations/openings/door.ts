import type { Hex } from '../colour';
import { circle, rect } from '../drawing/shapes';
import type { Drawing } from '../drawing/shape';
import type { Kit } from '../kit';
import { BRASS, DOORS } from '../palettes';

/** A panelled door's upper and lower panel: where they start and how tall they are, as shares of the door. */
const PANELS = [
  [0.08, 0.36],
  [0.52, 0.38],
] as const;

/** Doors wider than this have two leaves. */
const WIDEST_SINGLE = 40;

/** A panelled door, single or double, with a brass knob. The seed chooses the colour when left out. */
export function door(
  { random, grade, darken, trim }: Kit,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Hex = grade(random.pick(DOORS)),
): Drawing {
  const double = width > WIDEST_SINGLE;
  const panel = darken(colour, 0.16);
  const panels = (left: number, panelWidth: number): Drawing =>
    PANELS.map(([from, tall]) => rect(left, y + height * from, panelWidth, height * tall, panel));
  return [
    rect(x - 5, y - 5, width + 10, height + 5, trim),
    rect(x, y, width, height, colour),
    double
      ? [
          rect(x + width / 2 - 1, y, 2, height, darken(colour, 0.35)),
          panels(x + width * 0.08, width * 0.34),
          panels(x + width * 0.58, width * 0.34),
        ]
      : panels(x + width * 0.18, width * 0.64),
    circle(x + width * (double ? 0.56 : 0.86), y + height * 0.52, 2.4, grade(BRASS)),
  ];
}
