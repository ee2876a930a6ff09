import type { Hex } from '../color';
import { fill, patternedRect, rect } from '../drawing/shapes';
import { compose } from '../drawing/compose';
import { formatUnits } from '../drawing/number';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';

/** Patterns of ventilation blocks: 0 ring with cross, 1 four petals, 2 quarter arch, 3 diamond. */
export type BlockPattern = 0 | 1 | 2 | 3;

export interface BlockWall {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Approximate size of a block; adjusted so that whole blocks fill the panel. */
  readonly pitch: number;
  readonly color: Hex;
  readonly pattern: BlockPattern;
}

export const pickBlocks = ({ random }: DrawingContext): BlockPattern => random.integer(0, 3) as BlockPattern;

interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws a block: its holes with one pen, and the bars across them with another. */
const BLOCK_DRAWINGS: Readonly<Record<BlockPattern, (block: Block, holes: Pen, bars: Pen) => void>> = {
  0: ({ x, y, width, height }, holes, bars) => {
    const size = Math.min(width, height);
    const [cx, cy] = [x + width / 2, y + height / 2];
    holes.circle(cx, cy, size * 0.34);
    bars.rect(cx - size * 0.38, cy - size * 0.06, size * 0.76, size * 0.12);
    bars.rect(cx - size * 0.06, cy - size * 0.38, size * 0.12, size * 0.76);
  },
  1: ({ x, y, width, height }, holes) => {
    const size = Math.min(width, height);
    const [cx, cy] = [x + width / 2, y + height / 2];
    for (const [across, down] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const)
      holes
        .move(cx + across * size * 0.42, cy + down * size * 0.42)
        .line(cx + across * size * 0.42, cy + down * size * 0.06)
        .curve(
          cx + across * size * 0.1,
          cy + down * size * 0.1,
          cx + across * size * 0.06,
          cy + down * size * 0.42,
        )
        .close();
  },
  2: ({ x, y, width, height }, holes) => {
    const size = Math.min(width, height);
    holes
      .move(x + size * 0.1, y + height - size * 0.1)
      .line(x + size * 0.1, y + size * 0.1)
      .arc(size * 0.8, size * 0.8, x + size * 0.9, y + height - size * 0.1)
      .close();
  },
  3: ({ x, y, width, height }, holes, bars) => {
    const size = Math.min(width, height);
    const [cx, cy] = [x + width / 2, y + height / 2];
    holes
      .move(cx, y + size * 0.1)
      .line(x + width - size * 0.1, cy)
      .line(cx, y + height - size * 0.1)
      .line(x + size * 0.1, cy)
      .close();
    bars.circle(cx, cy, size * 0.13);
  },
};

function layOutBlocks({ width, height, pitch }: BlockWall) {
  const columns = Math.max(1, Math.round(width / pitch));
  const rows = Math.max(1, Math.round(height / pitch));
  return { columns, rows, blockWidth: width / columns, blockHeight: height / rows };
}

const holeColor = ({ grade, darken }: DrawingContext): Hex => darken(grade('#6B4A38'), 0.3);

export function blocks(context: DrawingContext, wall: BlockWall): Drawing {
  const { columns, rows, blockWidth, blockHeight } = layOutBlocks(wall);
  const holes = new Pen();
  const bars = new Pen();
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++)
      BLOCK_DRAWINGS[wall.pattern](
        {
          x: wall.x + column * blockWidth,
          y: wall.y + row * blockHeight,
          width: blockWidth,
          height: blockHeight,
        },
        holes,
        bars,
      );
  return [
    rect(wall.x, wall.y, wall.width, wall.height, wall.color),
    fill(holes, holeColor(context)),
    fill(bars, wall.color),
  ];
}

/** A panel of ventilation blocks as a repeated SVG pattern, which is smaller for large panels. */
export function tiledBlocks(context: DrawingContext, name: string, wall: BlockWall): Drawing {
  const { blockWidth, blockHeight } = layOutBlocks(wall);
  const tile = blocks(context, { ...wall, x: 0, y: 0, width: blockWidth, height: blockHeight });
  const id = `${context.id}${name}`;
  const tileBox = { left: 0, top: 0, right: blockWidth, bottom: blockHeight };
  const markup = `<pattern id="${id}" x="${formatUnits(wall.x)}" y="${formatUnits(wall.y)}" width="${formatUnits(blockWidth)}" height="${formatUnits(blockHeight)}" patternUnits="userSpaceOnUse">${compose(tile, tileBox)}</pattern>`;
  return patternedRect(wall.x, wall.y, wall.width, wall.height, { id, markup, opaque: true });
}
