import type { Box } from './box';

/** How an outline is painted. Two shapes with the same `key` can share one SVG element. */
export interface Paint {
  /** The element's attributes, ready to print. */
  readonly key: string;
  /** Nothing shows through: a later shape can hide an earlier one. */
  readonly opaque: boolean;
  /** Painted along the line, where overlaps never matter, rather than inside it. */
  readonly stroked: boolean;
  /** A gradient or pattern the paint refers to. */
  readonly definition?: string;
}

/** An outline with a paint. */
export interface PaintedShape {
  readonly kind: 'painted';
  readonly paint: Paint;
  /** SVG path data that starts with an absolute move. */
  readonly data: string;
  /** A box that holds all of it, line width included. */
  readonly box: Box;
  /** Which way round the outline runs: two outlines that cross may only be joined when both run the same way. */
  readonly winding: 1 | -1 | 0;
  /** An upright rectangle fills its box, so it can hide what lies behind. */
  readonly fillsBox: boolean;
}

/** A piece of SVG that is printed as it is, such as the view in a window. */
export interface EmbeddedShape {
  readonly kind: 'embedded';
  readonly markup: string;
  readonly box: Box;
}

export type Shape = PaintedShape | EmbeddedShape;

/** What a drawing function returns: shapes from back to front, nested as it likes; `null` draws nothing. */
export type Drawing = Shape | null | readonly Drawing[];

/** All shapes of a drawing in painting order. */
export function flatten(drawing: Drawing, into: Shape[] = []): Shape[] {
  if (drawing === null) return into;
  if ('kind' in drawing) into.push(drawing);
  else for (const part of drawing) flatten(part, into);
  return into;
}
