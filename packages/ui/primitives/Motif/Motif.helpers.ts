/** The five shapes of the ventilation block pattern: `quarter` is picked 3 times in 7, the others once each. */
export type TileShape = 'quarter' | 'leaf' | 'disc' | 'pierced' | 'cut';

export interface Tile {
  column: number;
  row: number;
  shape: TileShape;
  /** Quarter turns clockwise, 0 to 3. */
  turn: number;
  /** Index of a color of the set. */
  shade: number;
}

export interface MotifPlan {
  seed: string | number;
  columns: number;
  rows: number;
  shades: number;
  /** Radius of the gate corner at the top right, in cells; tiles that it would cut are omitted. */
  gate?: number | undefined;
}

const shapes: readonly TileShape[] = ['quarter', 'quarter', 'quarter', 'leaf', 'disc', 'pierced', 'cut'];

/** Gap between a tile and the edge of its cell, as a share of the cell. */
const inset = 0.06;

/** A smaller overlap, as a share of the cell, is below one pixel at every size in use. */
const tolerance = 0.02;

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Whether the gate corner would cut into the tile at this cell. */
export function isCutByGate(column: number, row: number, columns: number, gate: number): boolean {
  const right = column + 1 - inset - (columns - gate);
  const top = gate - (row + inset);
  return right > 0 && top > 0 && Math.hypot(right, top) > gate + tolerance;
}

/** Lays out the tiles of a motif: the same seed gives the same tiles on every device. */
export function planTiles({ seed, columns, rows, shades, gate = 0 }: MotifPlan): Tile[] {
  const random = mulberry32(hash(String(seed)));
  const pick = (count: number) => Math.floor(random() * count);
  const tiles: Tile[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const shape = shapes[pick(shapes.length)] ?? 'quarter';
      const tile = { column, row, shape, turn: pick(4), shade: pick(shades) };
      if (gate === 0 || !isCutByGate(column, row, columns, gate)) tiles.push(tile);
    }
  }
  return tiles;
}
