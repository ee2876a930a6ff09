import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartSummary, viewChart } from './viewChart';

fc.configureGlobal({ seed: 20261121 });

const DAY = 86_400_000;
const TODAY = Date.parse('2026-11-21T00:00:00Z');
const SIZE = { width: 300, height: 100, inset: 4 };

describe('viewChart', () => {
  it('draws equal counts as a line in the middle', () => {
    const { dots, ticks } = viewChart(
      [
        { day: TODAY - DAY, views: 7 },
        { day: TODAY, views: 7 },
      ],
      SIZE,
    );
    expect(dots).toEqual([
      { x: 4, y: 50 },
      { x: 296, y: 50 },
    ]);
    expect(ticks).toEqual([{ y: 50, label: '7' }]);
  });

  it('stays inside, in the order of the days, and is higher for more views', () => {
    const points = fc
      .uniqueArray(fc.nat(89), { minLength: 2, maxLength: 20 })
      .map((days) => days.toSorted((a, b) => b - a))
      .chain((days) =>
        fc.tuple(...days.map((ago) => fc.nat(1e9).map((views) => ({ day: TODAY - ago * DAY, views })))),
      );
    fc.assert(
      fc.property(points, (shown) => {
        const { dots, line, ticks } = viewChart(shown, SIZE);
        expect(line).not.toMatch(/NaN|Infinity/);
        for (const [index, { x, y }] of dots.entries()) {
          expect(x).toBeGreaterThanOrEqual(4);
          expect(x).toBeLessThanOrEqual(296);
          expect(y).toBeGreaterThanOrEqual(4);
          expect(y).toBeLessThanOrEqual(96);
          const next = dots[index + 1];
          if (next === undefined) continue;
          expect(next.x).toBeGreaterThan(x);
          const rise = (shown[index + 1]?.views ?? 0) - (shown[index]?.views ?? 0);
          expect(Math.sign(y - next.y)).toBe(Math.sign(rise));
        }
        expect(ticks.length).toBeLessThan(8);
      }),
    );
  });
});

describe('chartSummary', () => {
  it('names both ends, and nothing without two days', () => {
    const first = { day: TODAY - 50 * DAY, views: 1 };
    expect(chartSummary([first, { day: TODAY, views: 1640 }])).toBe(
      'From 1 view on 2 October 2026 to 1,640 on 21 November 2026',
    );
    expect(chartSummary([first])).toBe('');
    expect(chartSummary([])).toBe('');
  });
});
