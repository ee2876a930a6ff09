import { rect } from '../drawing/shapes';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';
import { blocks } from './blocks';

/** Kinds of balcony rails: 0 balusters, 1 ventilation blocks, 2 glass. */
export type RailKind = 0 | 1 | 2;

/** A balcony rail with its top left corner at (x, y). */
export function rail(
  context: DrawingContext,
  x: number,
  y: number,
  width: number,
  height: number,
  kind: RailKind,
): Drawing {
  const { grade, trim } = context;
  if (kind === 0)
    return [
      rect(x, y, width, 4, trim),
      Array.from({ length: Math.floor(width / 9) + 1 }, (_, index) =>
        rect(x + index * 9, y, 2.6, height, trim),
      ),
    ];
  if (kind === 1)
    return [
      blocks(context, { x, y, width, height, pitch: height * 0.95, color: grade('#EADCC4'), pattern: 1 }),
      rect(x - 2, y - 3, width + 4, 4, trim),
    ];
  const metal = grade('#5A6A66');
  return [
    rect(x, y, width, height, grade('#A8C7C4'), 0.55),
    rect(x, y - 2, width, 4, metal),
    rect(x, y, 2, height, metal),
    rect(x + width - 2, y, 2, height, metal),
  ];
}
