import type { Hex } from '../color';
import { circle, ellipse, fill, line, rect } from '../drawing/shapes';
import { Pen, placeAt, type Placement } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';

function curtain(
  { darken }: DrawingContext,
  x: number,
  y: number,
  width: number,
  height: number,
  color: Hex,
): Drawing {
  const fold = width / 4;
  return [0, 1, 2, 3].map((index) => {
    const left = x + index * fold;
    const pen = new Pen()
      .move(left, y)
      .line(left + fold, y)
      .line(left + fold + 2, y + height)
      .line(left + 1, y + height)
      .close();
    return fill(pen, index % 2 === 1 ? darken(color, 0.1) : color);
  });
}

/** Curtains of a window. `x` and `width` are those of the window, `fullness` is the width of each curtain. */
export interface Curtains {
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly fullness: number;
  readonly height: number;
  readonly color: Hex;
}

export function curtainPair(
  context: DrawingContext,
  { x, width, y, fullness, height, color }: Curtains,
): Drawing {
  return [
    curtain(context, x - fullness - 2, y, fullness, height, color),
    curtain(context, x + width + 4, y, fullness, height, color),
    rect(x - fullness - 15, y - 8, width + fullness * 2 + 32, 7, context.grade('#7A5B43')),
  ];
}

type KenteColors = readonly [ground: Hex, band: Hex, stripe: Hex, check: Hex];

const KENTE: readonly [KenteColors, ...KenteColors[]] = [
  ['#1F5A3E', '#E0A93A', '#B4472B', '#1E1C18'],
  ['#C9573A', '#F0C25A', '#274B5A', '#F3E9D5'],
  ['#2F6B4F', '#F3E9D5', '#D99A1C', '#8A3A1E'],
];

/** A cloth with a kente pattern, such as a throw or a cushion. */
export function kente(
  { random, grade }: DrawingContext,
  x: number,
  y: number,
  width: number,
  height: number,
  placement: Placement = placeAt(0, 0),
): Drawing {
  const [ground, band, stripe, check] = KENTE[random.integer(0, 2)] ?? KENTE[0];
  const columns = Math.round(width / 26);
  const rows = Math.max(2, Math.round(height / 20));
  const [blockWidth, blockHeight] = [width / columns, height / rows];
  const pen = (): Pen => new Pen(placement);
  const bands = pen();
  const stripes = pen();
  const checks = pen();
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const left = x + column * blockWidth;
      const top = y + row * blockHeight;
      const motif = (column * 2 + row) % 4;
      if (motif === 1) {
        bands.rect(left, top, blockWidth, blockHeight);
        stripes.rect(left, top + blockHeight * 0.35, blockWidth, blockHeight * 0.3);
      } else if (motif === 3) {
        stripes.rect(left, top, blockWidth * 0.5, blockHeight);
        checks.rect(left + blockWidth * 0.5, top, blockWidth * 0.5, blockHeight);
      }
    }
  return [
    fill(pen().rect(x, y, width, height), grade(ground)),
    fill(bands, grade(band)),
    fill(stripes, grade(stripe)),
    fill(checks, grade(check)),
  ];
}

const PRINT_COLORS = ['#1F5A3E', '#D99A1C', '#B4472B', '#1E1C18'] as const;
const PAPER: Hex = '#F6EEDF';

export function framedPrint(
  { random, grade }: DrawingContext,
  x: number,
  y: number,
  width: number,
  height: number,
): Drawing {
  const color = (index: number): Hex => grade(PRINT_COLORS[index % 4] ?? PRINT_COLORS[0]);
  const [cx, cy] = [x + width / 2, y + height / 2];
  const radius = Math.min(width, height) * 0.36;
  const motif = random.integer(0, 2);
  const frame: Drawing = [
    rect(x - 6, y - 6, width + 12, height + 12, grade('#5F3D2A')),
    rect(x, y, width, height, grade(PAPER)),
  ];
  if (motif === 0) {
    const quarter = (side: 1 | -1): Pen =>
      new Pen()
        .move(cx, cy - radius)
        .arc(radius, radius, cx + side * radius, cy, side === 1)
        .line(cx, cy)
        .close();
    return [
      frame,
      fill(quarter(1), color(0)),
      fill(quarter(-1), color(2)),
      rect(cx - radius, cy + 4, radius - 2, radius - 4, color(1)),
      circle(cx + radius / 2, cy + 2 + radius / 2, radius / 2 - 2, color(3)),
    ];
  }
  if (motif === 1)
    return [
      frame,
      [4, 3, 2, 1].map((ring) =>
        circle(cx, cy, (radius * ring) / 4, ring % 2 === 1 ? color(ring + 1) : grade(PAPER)),
      ),
    ];
  const triangles = Array.from({ length: 9 }, (_, index) => {
    const left = cx - radius + (index % 3) * radius * 0.68;
    const top = cy - radius + Math.floor(index / 3) * radius * 0.68;
    const side = radius * 0.6;
    const pen = new Pen()
      .move(left, top)
      .line(left + side, top)
      .line(left + side, top + side)
      .close();
    return fill(pen, color(index));
  });
  return [frame, triangles];
}

export function ceilingFan({ grade }: DrawingContext, x: number): Drawing {
  const blades = new Pen()
    .move(x - 12, 50)
    .line(x - 130, 42)
    .curve(x - 140, 50, x - 128, 58)
    .close()
    .move(x + 12, 50)
    .line(x + 130, 42)
    .curve(x + 140, 50, x + 128, 58)
    .close();
  const nearBlade = new Pen()
    .move(x - 6, 56)
    .line(x + 24, 82)
    .curve(x + 36, 80, x + 30, 70)
    .line(x + 8, 52)
    .close();
  return [
    rect(x - 2, 0, 4, 44, grade('#8A7A66')),
    ellipse(x, 50, 16, 9, grade('#5F4A3A')),
    fill(blades, grade('#7A5B43')),
    fill(nearBlade, grade('#6B4E3A')),
  ];
}

/** A pendant lamp: a cord from (x, `from`) to (x, y), and a shade with a radius of `radius` at its end. */
export function pendantLamp(
  { grade }: DrawingContext,
  x: number,
  from: number,
  y: number,
  radius: number,
): Drawing {
  const shade = new Pen()
    .move(x - radius, y + 22)
    .curve(x - radius, y - 2, x, y - 2)
    .curve(x + radius, y - 2, x + radius, y + 22)
    .close();
  return [line([x, from], [x, y], grade('#5F3D2A'), 2.5), fill(shade, grade('#D99A1C'))];
}
