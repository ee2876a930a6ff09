import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planTiles, touchesGate } from './Motif.helpers';

const plan = { seed: 'efie', columns: 5, rows: 3, shades: 7 };

describe('planTiles', () => {
  it('gives the same tiles for the same seed and others for another', () => {
    expect(planTiles(plan)).toEqual(planTiles(plan));
    expect(planTiles(plan)).not.toEqual(planTiles({ ...plan, seed: 'other' }));
  });

  it('leaves out the one tile that the empty panel’s corner would cut', () => {
    const cells = planTiles({ ...plan, gate: 1.5 }).map(({ column, row }) => `${column},${row}`);
    expect(cells).toHaveLength(14);
    expect(cells).not.toContain('4,0');
  });

  it('keeps the other tiles as they are when the corner comes', () => {
    const all = planTiles(plan);
    for (const tile of planTiles({ ...plan, gate: 1.5 })) expect(all).toContainEqual(tile);
  });

  it('stays inside the grid and the colour set for every seed', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 9 }),
        (seed, columns, shades) => {
          const tiles = planTiles({ seed, columns, rows: 4, shades });
          expect(tiles).toHaveLength(columns * 4);
          for (const tile of tiles) {
            expect(tile.turn).toBeGreaterThanOrEqual(0);
            expect(tile.turn).toBeLessThan(4);
            expect(tile.shade).toBeLessThan(shades);
          }
        },
      ),
    );
  });
});

describe('touchesGate', () => {
  it('touches only near the top right corner', () => {
    expect(touchesGate(4, 0, 5, 1.5)).toBe(true);
    expect(touchesGate(0, 0, 5, 1.5)).toBe(false);
    expect(touchesGate(4, 2, 5, 1.5)).toBe(false);
  });
});
