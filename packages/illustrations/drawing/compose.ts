import { contains, intersection, overlaps, union, type Box } from './box';
import { flatten, type Drawing, type PaintedShape, type Shape } from './shape';

/** One element of the finished picture: shapes that share a paint, or an embedded piece. */
interface Layer {
  readonly first: Shape;
  readonly shapes: Shape[];
  bounds: Box;
}

/** How many elements back a shape may look for one with its paint: enough for a whole facade. */
const REACH = 90;

/** Smaller rectangles hide too little to be worth testing, in square units. */
const SMALLEST_COVER = 900;

/**
 * The elements of a drawing as seen through `view`, without what lies outside it or is hidden, and
 * with shapes of the same paint joined wherever that cannot change the picture.
 */
export function compose(drawing: Drawing, view: Box): string {
  const layers = join(dropUnseen(flatten(drawing), view));
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

/** Leaves out shapes outside the view and shapes wholly behind a later rectangle. */
function dropUnseen(shapes: readonly Shape[], view: Box): Shape[] {
  const covers: Box[] = [];
  const seen: Shape[] = [];
  for (const shape of shapes.toReversed()) {
    if (!overlaps(shape.box, view)) continue;
    const visible = intersection(shape.box, view);
    if (covers.some((cover) => contains(cover, visible))) continue;
    seen.push(shape);
    if (isCover(shape)) covers.push(shape.box);
  }
  return seen.reverse();
}

function isCover(shape: Shape): boolean {
  if (shape.kind === 'embedded' || !shape.fillsBox || !shape.paint.opaque) return false;
  const { left, right, top, bottom } = shape.box;
  return (right - left) * (bottom - top) >= SMALLEST_COVER;
}

/** Joins each shape with the nearest earlier layer of its paint that it may sink into. */
function join(shapes: readonly Shape[]): Layer[] {
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
  const last = Math.max(0, layers.length - REACH);
  for (let index = layers.length - 1; index >= last; index--) {
    const layer = layers[index];
    if (layer === undefined) return null;
    const samePaint = layer.first.kind === 'painted' && layer.first.paint.key === shape.paint.key;
    if (samePaint && mayJoin(layer, shape)) return layer;
    // Painted in between and crossing the shape: sinking below it would change the picture.
    if (touches(layer, shape.box)) return null;
  }
  return null;
}

function touches(layer: Layer, box: Box): boolean {
  return overlaps(layer.bounds, box) && layer.shapes.some((shape) => overlaps(shape.box, box));
}

/** Overlapping parts of one path are painted once, and cancel out when they run opposite ways round. */
function mayJoin(layer: Layer, shape: PaintedShape): boolean {
  if (!overlaps(layer.bounds, shape.box)) return true;
  if (shape.paint.stroked && shape.paint.opaque) return true;
  return layer.shapes.every(
    (other) =>
      other.kind === 'embedded' ||
      !overlaps(other.box, shape.box) ||
      (shape.paint.opaque && shape.winding !== 0 && other.winding === shape.winding),
  );
}
