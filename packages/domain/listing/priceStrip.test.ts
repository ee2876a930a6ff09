import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceStripOf } from './index';

fc.configureGlobal({ seed: 20261121 });

const price = fc.integer({ min: 1, max: 100_000_000 });

describe('priceStripOf', () => {
  it('places equal ratios at equal distances', () => {
    expect(priceStripOf(1000, [100, 10_000], 5050)).toMatchObject({
      lowest: 100,
      highest: 10_000,
      others: [0, 1],
      own: expect.closeTo(0.5),
    });
  });

  it('equal prices are in the middle', () => {
    expect(priceStripOf(500, [500, 500], 500)).toMatchObject({ own: 0.5, median: 0.5, others: [0.5, 0.5] });
  });

  it('any prices are on the line, in order, and at most 60 are shown', () => {
    fc.assert(
      fc.property(price, fc.array(price, { minLength: 1, maxLength: 300 }), (own, prices) => {
        const sorted = prices.toSorted((a, b) => a - b);
        const median = sorted[sorted.length >> 1] ?? NaN;
        const strip = priceStripOf(own, prices, median);
        for (const position of [strip.own, strip.median, ...strip.others]) {
          expect(position).toBeGreaterThanOrEqual(0);
          expect(position).toBeLessThanOrEqual(1);
        }
        expect(strip.others).toHaveLength(Math.min(60, prices.length));
        expect(strip.others).toEqual(strip.others.toSorted((a, b) => a - b));
        expect(own < median ? strip.own <= strip.median : strip.own >= strip.median).toBe(true);
      }),
    );
  });
});
