import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planTiles, isCutByGate } from './Motif.helpers';

const plan = { seed: 'efie', columns: 5, rows: 3, shades: 7 };

describe('planTiles', () => {
  it('returns the same tiles for the same seed, and different ones for another', () => {
    expect(planTiles(plan)).toEqual(planTiles(plan));
    expect(planTiles(plan)).not.toEqual(planTiles({ ...plan, seed: 'other' }));
  });

  it('omits the tile that the gate corner of the empty panel would cut', () => {
    const cells = planTiles({ ...plan, gate: 1.5 }).map(({ column, row }) => `${column},${row}`);
    expect(cells).toHaveLength(14);
    expect(cells).not.toContain('4,0');
  });

  it('leaves all other tiles unchanged when there is a gate corner', () => {
    const all = planTiles(plan);
    for (const tile of planTiles({ ...plan, gate: 1.5 })) expect(all).toContainEqual(tile);
  });

  it('stays inside the grid and the color set for every seed', () => {
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

describe('isCutByGate', () => {
  it('is true only near the top right corner', () => {
    expect(isCutByGate(4, 0, 5, 1.5)).toBe(true);
    expect(isCutByGate(0, 0, 5, 1.5)).toBe(false);
    expect(isCutByGate(4, 2, 5, 1.5)).toBe(false);
  });
});
