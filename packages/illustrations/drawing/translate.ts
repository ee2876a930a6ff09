import { formatUnits } from './number';
import type { Drawing } from './shape';

/** Moves a drawing to the right by `dx`. Path data is relative after its first point, so only that point changes. */
export function translate(drawing: Drawing, dx: number): Drawing {
  if (dx === 0 || drawing === null) return drawing;
  if (!('kind' in drawing)) return drawing.map((part) => translate(part, dx));
  if (drawing.kind === 'embedded') throw new TypeError('Embedded drawings cannot be translated.');
  const { data, box } = drawing;
  return {
    ...drawing,
    data: data.replace(/^M(-?[\d.]+)/, (_, x: string) => `M${formatUnits(Number(x) + dx)}`),
    box: { ...box, left: box.left + dx, right: box.right + dx },
  };
}
