import { blocks, type BlockPattern } from '../masonry/blocks';
import type { Hex } from '../color';
import { circle, rect } from '../drawing/shapes';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';

export interface CompoundWallOptions {
  /** The pattern of ventilation-block panels; none without it. */
  readonly panels?: BlockPattern | undefined;
  /** The color of a band at the foot; none without it. */
  readonly dado?: Hex | undefined;
}

/** A compound wall from `x`, with its foot at `y`. */
export function compoundWall(
  context: DrawingContext,
  x: number,
  y: number,
  width: number,
  height: number,
  color: Hex,
  { panels, dado }: CompoundWallOptions = {},
): Drawing {
  const { lighten, shadow } = context;
  return [
    rect(x, y - height, width, height, color),
    rect(x, y - height - 6, width, 8, lighten(color, 0.35)),
    shadow(x, y - height + 2, width, 4),
    panels === undefined ? null : blockPanels(context, x, y, width, height, color, panels),
    dado === undefined ? null : rect(x, y - height * 0.2, width, height * 0.2, dado),
  ];
}

function blockPanels(
  context: DrawingContext,
  x: number,
  y: number,
  width: number,
  height: number,
  color: Hex,
  pattern: BlockPattern,
): Drawing {
  const count = Math.max(1, Math.round(width / 120));
  const pitch = width / count;
  const panel = pitch * 0.56;
  return Array.from({ length: count }, (_, index) =>
    blocks(context, {
      x: x + pitch * index + (pitch - panel) / 2,
      y: y - height + 14,
      width: panel,
      height: height * 0.42,
      pitch: height * 0.21,
      color: context.lighten(color, 0.2),
      pattern,
    }),
  );
}

/** A gate post with its foot at (x, y). */
export function gatePost(
  { darken, lighten }: DrawingContext,
  x: number,
  y: number,
  height: number,
  color: Hex,
): Drawing {
  return [
    rect(x - 11, y - height, 22, height, color),
    rect(x + 3, y - height, 8, height, darken(color, 0.14)),
    rect(x - 15, y - height - 8, 30, 9, lighten(color, 0.3)),
    circle(x, y - height - 15, 8, lighten(color, 0.2)),
  ];
}

/** A double steel gate from `x`, with its foot at `y`. */
export function gate(
  { grade, darken }: DrawingContext,
  x: number,
  y: number,
  width: number,
  height: number,
  color: Hex,
): Drawing {
  const bar = darken(color, 0.35);
  const bars = Math.round(width / 14);
  return [
    rect(x, y - height, width, height, darken(color, 0.05), 0.92),
    Array.from({ length: bars + 1 }, (_, index) =>
      rect(x + (index * width) / bars - 1.5, y - height - (index % 2 === 1 ? 4 : 10), 3, height + 8, bar),
    ),
    rect(x, y - height * 0.7, width, 4, bar),
    rect(x, y - height * 0.22, width, 4, bar),
    rect(x + width / 2 - 2, y - height - 8, 4, height + 8, darken(color, 0.55)),
    [1, 3].map((quarter) => [
      circle(x + (width / 4) * quarter, y - height * 0.46, height * 0.12, grade('#E0B04A')),
      circle(x + (width / 4) * quarter, y - height * 0.46, height * 0.06, darken(color, 0.2)),
    ]),
  ];
}
