import { shortHex, type Hex } from '../color';
import { formatFraction, formatUnits } from './number';
import { Pen } from './pen';
import type { Drawing, Paint, PaintedShape } from './shape';

export type Point = readonly [x: number, y: number];

export interface LineStyle {
  readonly opacity?: number;
  /** Round line caps. */
  readonly hasRoundCaps?: boolean;
  /** Lengths of dash and gap, in user units, such as '3 11'. */
  readonly dashes?: string;
}

const opacityAttribute = (opacity: number): string =>
  opacity < 1 ? ` opacity="${formatFraction(opacity)}"` : '';

function filled(pen: Pen, color: string, opacity: number, fillsBox = false): PaintedShape {
  const paint: Paint = {
    key: `fill="${shortHex(color)}"${opacityAttribute(opacity)}`,
    isOpaque: opacity >= 1,
    isStroked: false,
  };
  return { kind: 'painted', paint, data: pen.data, box: pen.box(), winding: pen.winding, fillsBox };
}

export const fill = (pen: Pen, color: Hex, opacity = 1): Drawing =>
  pen.data === '' ? null : filled(pen, color, opacity);

export function stroke(pen: Pen, color: Hex, width: number, style: LineStyle = {}): Drawing {
  if (pen.data === '') return null;
  const round = style.hasRoundCaps ? ' stroke-linecap="round"' : '';
  const dashes = style.dashes ? ` stroke-dasharray="${style.dashes}"` : '';
  const opacity = style.opacity ?? 1;
  const paint: Paint = {
    key: `fill="none" stroke="${shortHex(color)}" stroke-width="${formatUnits(width)}"${round}${dashes}${opacityAttribute(opacity)}`,
    isOpaque: opacity >= 1,
    isStroked: true,
  };
  return {
    kind: 'painted',
    paint,
    data: pen.data,
    box: pen.box(width),
    winding: 0,
    fillsBox: false,
  };
}

/** A rectangle; empty when it has no area. */
export function rect(x: number, y: number, width: number, height: number, color: Hex, opacity = 1): Drawing {
  if (width <= 0 || height <= 0) return null;
  return filled(new Pen().rect(x, y, width, height), color, opacity, true);
}

/** A rectangle filled with a gradient or pattern. */
export function patternedRect(
  x: number,
  y: number,
  width: number,
  height: number,
  definition: { readonly id: string; readonly markup: string; readonly opaque: boolean },
): Drawing {
  const pen = new Pen().rect(x, y, width, height);
  const paint: Paint = {
    key: `fill="url(#${definition.id})"`,
    isOpaque: definition.opaque,
    isStroked: false,
    definition: definition.markup,
  };
  return { kind: 'painted', paint, data: pen.data, box: pen.box(), winding: pen.winding, fillsBox: true };
}

export const roundRect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  color: Hex,
  opacity = 1,
): Drawing => filled(new Pen().roundRect(x, y, width, height, radius), color, opacity);

export function polygon(points: readonly Point[], color: Hex, opacity = 1): Drawing {
  const [first, ...others] = points;
  if (first === undefined) return null;
  return filled(
    new Pen()
      .move(...first)
      .lines(others)
      .close(),
    color,
    opacity,
  );
}

export const circle = (x: number, y: number, radius: number, color: Hex, opacity = 1): Drawing =>
  filled(new Pen().circle(x, y, radius), color, opacity);

export const ellipse = (
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  color: Hex,
  opacity = 1,
): Drawing => filled(new Pen().ellipse(x, y, radiusX, radiusY), color, opacity);

export const line = (from: Point, to: Point, color: Hex, width: number, style: LineStyle = {}): Drawing =>
  stroke(new Pen().move(...from).line(...to), color, width, style);
