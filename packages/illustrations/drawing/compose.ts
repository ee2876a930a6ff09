import { contains, intersection, overlaps, union, type Box } from './box';
import { flatten, type Drawing, type PaintedShape, type Shape } from './shape';

/** One SVG element: shapes with the same paint, or an embedded shape. */
interface Layer {
  readonly first: Shape;
  readonly shapes: Shape[];
  bounds: Box;
}

/** How many layers back a shape may be merged. Bounds the search; enough for a whole facade. */
const MAX_LAYERS_BACK = 90;

/** Minimum area of a rectangle that is tested for covering others, in square units. */
const MIN_COVER_AREA = 900;

/**
 * Writes a drawing as SVG markup. To keep it small, omits shapes that are covered or outside the view, and merges shapes with
 * the same paint where that does not change the image.
 */
export function compose(drawing: Drawing, view: Box): string {
  const layers = mergeShapes(dropHidden(flatten(drawing), view));
  const definitions = new Set<string>();
  let elements = '';
  for (const { first, shapes } of layers) {
    if (first.kind === 'embedded') {
      elements += first.markup;
      continue;
    }
    if (first.paint.definition !== undefined) definitions.add(first.paint.definition);
    let data = '';
    for (const shape of shapes) if (shape.kind === 'painted') data += shape.data;
    elements += `<path ${first.paint.key} d="${data}"/>`;
  }
  return definitions.size > 0 ? `<defs>${[...definitions].join('')}</defs>${elements}` : elements;
}

/** Removes shapes outside the view or fully covered by a later opaque rectangle. */
function dropHidden(shapes: readonly Shape[], view: Box): Shape[] {
  const coverBoxes: Box[] = [];
  const visibleShapes: Shape[] = [];
  for (const shape of shapes.toReversed()) {
    if (!overlaps(shape.box, view)) continue;
    const visible = intersection(shape.box, view);
    if (coverBoxes.some((cover) => contains(cover, visible))) continue;
    visibleShapes.push(shape);
    if (isCover(shape)) coverBoxes.push(shape.box);
  }
  return visibleShapes.reverse();
}

function isCover(shape: Shape): boolean {
  if (shape.kind === 'embedded' || !shape.fillsBox || !shape.paint.isOpaque) return false;
  const { left, right, top, bottom } = shape.box;
  return (right - left) * (bottom - top) >= MIN_COVER_AREA;
}

/** Merges each shape into the nearest earlier layer with the same paint, where possible. */
function mergeShapes(shapes: readonly Shape[]): Layer[] {
  const layers: Layer[] = [];
  for (const shape of shapes) {
    const target = shape.kind === 'painted' ? findLayer(layers, shape) : null;
    if (target === null) layers.push({ first: shape, shapes: [shape], bounds: shape.box });
    else {
      target.shapes.push(shape);
      target.bounds = union(target.bounds, shape.box);
    }
  }
  return layers;
}

function findLayer(layers: readonly Layer[], shape: PaintedShape): Layer | null {
  const last = Math.max(0, layers.length - MAX_LAYERS_BACK);
  for (let index = layers.length - 1; index >= last; index--) {
    const layer = layers[index];
    if (layer === undefined) return null;
    const isSamePaint = layer.first.kind === 'painted' && layer.first.paint.key === shape.paint.key;
    if (isSamePaint && canMerge(layer, shape)) return layer;
    // This layer overlaps the shape, so moving the shape below it would change the image.
    if (touches(layer, shape.box)) return null;
  }
  return null;
}

function touches(layer: Layer, box: Box): boolean {
  return overlaps(layer.bounds, box) && layer.shapes.some((shape) => overlaps(shape.box, box));
}

/** Overlapping parts of a path are painted only once, and cancel out when their winding is opposite. */
function canMerge(layer: Layer, shape: PaintedShape): boolean {
  if (!overlaps(layer.bounds, shape.box)) return true;
  if (shape.paint.isStroked && shape.paint.isOpaque) return true;
  return layer.shapes.every(
    (other) =>
      other.kind === 'embedded' ||
      !overlaps(other.box, shape.box) ||
      (shape.paint.isOpaque && shape.winding !== 0 && other.winding === shape.winding),
  );
}
