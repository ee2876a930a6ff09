import { shortHex, type Hex } from '../colour';
import { printFraction, printUnits } from './number';
import { Pen } from './pen';
import type { Drawing, Paint, PaintedShape } from './shape';

export type Point = readonly [x: number, y: number];

/** How a line is drawn, apart from its colour and width. */
export interface LineStyle {
  readonly opacity?: number;
  /** Round ends and corners. */
  readonly round?: boolean;
  /** Lengths of stroke and gap, in picture units. */
  readonly dashes?: string;
}

const opacityAttribute = (opacity: number): string =>
  opacity < 1 ? ` opacity="${printFraction(opacity)}"` : '';

function filled(pen: Pen, colour: string, opacity: number, fillsBox = false): PaintedShape {
  const paint: Paint = {
    key: `fill="${shortHex(colour)}"${opacityAttribute(opacity)}`,
    opaque: opacity >= 1,
    stroked: false,
  };
  return { kind: 'painted', paint, data: pen.data, box: pen.box(), winding: pen.winding, fillsBox };
}

/** Everything the pen drew, filled with one colour. */
export const fill = (pen: Pen, colour: Hex, opacity = 1): Drawing =>
  pen.data === '' ? null : filled(pen, colour, opacity);

/** Everything the pen drew, as lines of one colour and width. */
export function stroke(pen: Pen, colour: Hex, width: number, style: LineStyle = {}): Drawing {
  if (pen.data === '') return null;
  const round = style.round ? ' stroke-linecap="round"' : '';
  const dashes = style.dashes ? ` stroke-dasharray="${style.dashes}"` : '';
  const opacity = style.opacity ?? 1;
  const paint: Paint = {
    key: `fill="none" stroke="${shortHex(colour)}" stroke-width="${printUnits(width)}"${round}${dashes}${opacityAttribute(opacity)}`,
    opaque: opacity >= 1,
    stroked: true,
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

/** An upright rectangle; one without area draws nothing. */
export function rect(x: number, y: number, width: number, height: number, colour: Hex, opacity = 1): Drawing {
  if (width <= 0 || height <= 0) return null;
  return filled(new Pen().rect(x, y, width, height), colour, opacity, true);
}

/** An upright rectangle filled by a gradient or pattern of the same document. */
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
    opaque: definition.opaque,
    stroked: false,
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
  colour: Hex,
  opacity = 1,
): Drawing => filled(new Pen().roundRect(x, y, width, height, radius), colour, opacity);

export function polygon(points: readonly Point[], colour: Hex, opacity = 1): Drawing {
  const [first, ...others] = points;
  if (first === undefined) return null;
  return filled(
    new Pen()
      .move(...first)
      .lines(others)
      .close(),
    colour,
    opacity,
  );
}

export const circle = (x: number, y: number, radius: number, colour: Hex, opacity = 1): Drawing =>
  filled(new Pen().circle(x, y, radius), colour, opacity);

export const ellipse = (
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  colour: Hex,
  opacity = 1,
): Drawing => filled(new Pen().ellipse(x, y, radiusX, radiusY), colour, opacity);

export const line = (from: Point, to: Point, colour: Hex, width: number, style: LineStyle = {}): Drawing =>
  stroke(new Pen().move(...from).line(...to), colour, width, style);
