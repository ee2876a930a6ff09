import { polygon, rect } from '../drawing/shapes';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';
import { WHITE } from '../palettes';

export interface CasementOptions {
  /** Number of panes side by side; by default depends on the width. */
  readonly panes?: number;
  readonly hasBars?: boolean;
}

/** A casement window with a sill and sometimes a transom. (x, y) is the top left corner of the glass. */
export function casement(
  context: DrawingContext,
  x: number,
  y: number,
  width: number,
  height: number,
  { panes = width > 60 ? 3 : 2, hasBars = false }: CasementOptions = {},
): Drawing {
  const { random, grade, darken, trim } = context;
  const glass = context.nextGlass();
  const hasTransom = random.chance(0.6);
  return [
    rect(x - 4, y - 4, width + 8, height + 8, trim),
    rect(x, y, width, height, glass.color),
    polygon(
      [
        [x, y + height],
        [x, y + height * 0.55],
        [x + width * 0.55, y],
        [x + width, y],
      ],
      WHITE,
      0.13,
    ),
    Array.from({ length: panes - 1 }, (_, index) =>
      rect(x + (width * (index + 1)) / panes - 1.5, y, 3, height, trim),
    ),
    hasTransom ? rect(x, y + height * 0.3, width, 3, trim) : null,
    hasBars
      ? [1, 2, 3, 4, 5].map((bar) => rect(x + (width * bar) / 6 - 1, y, 2, height, grade('#5A4A3C'), 0.55))
      : null,
    rect(x - 7, y + height + 4, width + 14, 5, darken(trim, 0.12)),
  ];
}
