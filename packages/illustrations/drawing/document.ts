import type { Box } from './box';
import { compose } from './compose';
import { formatUnits } from './number';
import type { Drawing } from './shape';

/** The visible part of a drawing, in user units. */
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

const viewBox = ({ x, y, width, height }: View): string => [x, y, width, height].map(formatUnits).join(' ');

/** The same drawing with left and right exchanged around the center of `view`. */
const mirror = (content: string, { x, width }: View): string =>
  `<g transform="matrix(-1 0 0 1 ${formatUnits(2 * x + width)} 0)">${content}</g>`;

/**
 * A complete SVG document of `width` x `height` px that shows `view` of the drawing. In a frame with another aspect ratio it is
 * cropped around its center.
 */
export function svgDocument(
  drawing: Drawing,
  width: number,
  height: number,
  view: View,
  isMirrored = false,
): string {
  const content = compose(drawing, boxOf(view));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(view)}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${isMirrored ? mirror(content, view) : content}</svg>`;
}

/** Embeds a drawing at (x, y), clipped to `width` x `height`, such as the view through a window. */
export function embed(drawing: Drawing, x: number, y: number, width: number, height: number): Drawing {
  const view = { x: 0, y: 0, width, height };
  return {
    kind: 'embedded',
    markup: `<svg x="${formatUnits(x)}" y="${formatUnits(y)}" width="${formatUnits(width)}" height="${formatUnits(height)}">${compose(drawing, boxOf(view))}</svg>`,
    box: { left: x, top: y, right: x + width, bottom: y + height },
  };
}
