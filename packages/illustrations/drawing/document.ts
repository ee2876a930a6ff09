import type { Box } from './box';
import { compose } from './compose';
import { printUnits } from './number';
import type { Drawing } from './shape';

/** The part of a scene a picture shows, in scene units. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = ({ x, y, width, height }: View): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

const viewBox = ({ x, y, width, height }: View): string => [x, y, width, height].map(printUnits).join(' ');

/**
 * A complete SVG document of `width` x `height` pixels that shows `view` of the drawing and fills
 * whatever frame it is put in, cropped around its middle.
 */
export function svgDocument(drawing: Drawing, width: number, height: number, view: View): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(view)}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${compose(drawing, boxOf(view))}</svg>`;
}

/** A drawing set into a picture at (x, y) and cut off at its edges, such as the view in a window. */
export function embed(drawing: Drawing, x: number, y: number, width: number, height: number): Drawing {
  const view = { x: 0, y: 0, width, height };
  return {
    kind: 'embedded',
    markup: `<svg x="${printUnits(x)}" y="${printUnits(y)}" width="${printUnits(width)}" height="${printUnits(height)}">${compose(drawing, boxOf(view))}</svg>`,
    box: { left: x, top: y, right: x + width, bottom: y + height },
  };
}
