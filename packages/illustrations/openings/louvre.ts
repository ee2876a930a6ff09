import { fill, rect } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';

export interface LouvreOptions {
  /** A concrete hood above the window. Default true. */
  readonly hasHood?: boolean;
  /** Number of panes side by side; by default depends on the width. */
  readonly panes?: number;
}

/** A louvre window with a sill. (x, y) is the top left corner of the glass. */
export function louvre(
  context: DrawingContext,
  x: number,
  y: number,
  width: number,
  height: number,
  { hasHood = true, panes = width > 46 ? 2 : 1 }: LouvreOptions = {},
): Drawing {
  const { grade, darken, shadow, trim } = context;
  const glass = context.nextGlass();
  const count = Math.max(4, Math.round(height / 9));
  const pitch = height / count;
  const slats = new Pen();
  for (let slat = 0; slat < count; slat++) slats.rect(x, y + slat * pitch, width, pitch * 0.46);

  return [
    hasHood ? [rect(x - 7, y - 9, width + 14, 6, trim), shadow(x - 4, y - 3, width + 8, 5)] : null,
    rect(x - 4, y - 4, width + 8, height + 8, trim),
    rect(x, y, width, height, glass.color),
    glass.isLit ? fill(slats, '#FFF0C8', 0.5) : fill(slats, grade('#9DB8B6', 0.7), 0.55),
    Array.from({ length: panes - 1 }, (_, index) =>
      rect(x + (width * (index + 1)) / panes - 2, y, 4, height, trim),
    ),
    rect(x - 8, y + height + 4, width + 16, 5, darken(trim, 0.14)),
  ];
}
