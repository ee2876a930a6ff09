import type { Box } from './box';

/** How an outline is painted. Shapes with the same `key` can share one SVG element. */
export interface Paint {
  readonly key: string;
  readonly isOpaque: boolean;
  /** Painted as lines, not filled. */
  readonly isStroked: boolean;
  /** Markup of the gradient or pattern that the paint refers to. */
  readonly definition?: string;
}

export interface PaintedShape {
  readonly kind: 'painted';
  readonly paint: Paint;
  /** SVG path data, starting with an absolute move. */
  readonly data: string;
  /** Bounding box, including the line width. */
  readonly box: Box;
  /** 1 for clockwise, -1 for counterclockwise. Overlapping outlines can only be merged when their winding is the same. */
  readonly winding: 1 | -1 | 0;
  /** True for an axis-aligned rectangle, which covers everything behind its box. */
  readonly fillsBox: boolean;
}

/** Ready SVG markup, such as the view through a window. */
export interface EmbeddedShape {
  readonly kind: 'embedded';
  readonly markup: string;
  readonly box: Box;
}

export type Shape = PaintedShape | EmbeddedShape;

/** Shapes from back to front, arbitrarily nested; `null` is empty. */
export type Drawing = Shape | null | readonly Drawing[];

/** All shapes of a drawing, from back to front. */
export function flatten(drawing: Drawing, into: Shape[] = []): Shape[] {
  if (drawing === null) return into;
  if ('kind' in drawing) into.push(drawing);
  else for (const part of drawing) flatten(part, into);
  return into;
}
