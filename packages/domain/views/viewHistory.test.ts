import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareViews,
  gainPerDay,
  MAX_VIEW_COUNTS,
  recordViews,
  topListingViews,
  trimViewHistory,
  viewChangeNotes,
  viewChangeText,
  viewCountsOf,
  viewGains,
  type ViewHistory,
} from './index';

fc.configureGlobal({ seed: 20261121 });

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-21T10:00:00Z');
const TODAY = Date.parse('2026-11-21T00:00:00Z');

const sample = (daysAgo: number, counts: Record<string, number>) => ({
  day: TODAY - daysAgo * DAY,
  counts: new Map(Object.entries(counts)),
});
const home = (id: string, viewCount: number | null, daysAgo: number | null = 99) => ({
  id,
  title: `Home ${id}`,
  viewCount,
  createdAt: daysAgo === null ? null : NOW - daysAgo * DAY,
});

describe('recordViews', () => {
  it('stores one sample a day, the last one', () => {
    let history: ViewHistory = [];
    for (const [hours, views] of [
      [-48, 1],
      [-2, 2],
      [0, 3],
    ] as const)
      history = recordViews(history, new Map([['1', views]]), NOW + hours * 3_600_000);
    expect(history).toEqual([sample(2, { 1: 1 }), sample(0, { 1: 3 })]);
  });

  it('stores nothing without counts', () => {
    expect(recordViews([], viewCountsOf([home('1', null)]), NOW)).toEqual([]);
    expect(recordViews([sample(0, { 1: 3 })], new Map(), NOW)).toEqual([sample(0, { 1: 3 })]);
  });

  it('holds 90 days, none of the future, and at most 6,000 counts, the newest', () => {
    const history = [sample(90, { 1: 1 }), sample(89, { 1: 2 }), sample(-1, { 1: 9 })];
    expect(trimViewHistory(history, NOW)).toEqual([sample(89, { 1: 2 })]);
    const counts = Object.fromEntries(Array.from({ length: 1000 }, (_, id) => [id, 1]));
    const large = Array.from({ length: 20 }, (_, index) => sample(19 - index, counts));
    expect(trimViewHistory(large, NOW)).toEqual(large.slice(-6));
    const huge = sample(
      0,
      Object.fromEntries(Array.from({ length: MAX_VIEW_COUNTS + 1 }, (_, id) => [id, 1])),
    );
    expect(trimViewHistory([sample(1, { 1: 1 }), huge], NOW)).toEqual([huge]);
  });
});

describe('compareViews', () => {
  it('compares with the last day before today', () => {
    const history = [sample(9, { 1: 5 }), sample(2, { 1: 10, 2: 20 }), sample(0, { 1: 11, 2: 22 })];
    const change = compareViews(history, [home('1', 30), home('2', 38)], NOW);
    expect(change).toEqual({
      since: TODAY - 2 * DAY,
      change: 38,
      listingCount: 2,
      unknownCount: 0,
      gone: { listingCount: 0, views: 0 },
    });
    expect(change && viewChangeText(change, NOW)).toBe('+38 views since Thursday');
  });

  it('has nothing to compare with on the first day', () => {
    expect(compareViews([], [home('1', 3)], NOW)).toBeNull();
    expect(compareViews([sample(0, { 1: 1 })], [home('1', 3)], NOW)).toBeNull();
    expect(compareViews([sample(1, { 1: 1 })], [home('1', null)], NOW)).toBeNull();
    expect(compareViews([sample(1, { 1: 1 })], [], NOW)).toBeNull();
  });

  it('does not count a deleted listing as a loss, and says so', () => {
    const history = [sample(12, { 1: 100, 2: 120, 3: 1 })];
    const change = compareViews(history, [home('1', 104)], NOW);
    expect(change).toMatchObject({ change: 4, listingCount: 1, gone: { listingCount: 2, views: 121 } });
    expect(change && viewChangeText(change, NOW)).toBe('+4 views since 9 November');
    expect(change && viewChangeNotes(change)).toEqual([
      '2 listings with 121 views are gone and not counted.',
    ]);
  });

  it('counts a listing that is new since then from 0, and leaves out one that was unknown', () => {
    const history = [sample(2, { 1: 100 })];
    const change = compareViews(
      history,
      [home('1', 100), home('2', 7, 1), home('3', 900), home('4', 1, null)],
      NOW,
    );
    expect(change).toMatchObject({ change: 7, listingCount: 2, unknownCount: 2 });
    expect(change && viewChangeNotes(change)).toEqual(['2 listings were not counted then and are left out.']);
  });

  it('says plainly when nothing was added, or the server counts fewer', () => {
    const text = (change: number) => viewChangeText({ change, since: TODAY - 9 * DAY }, NOW);
    expect(text(0)).toBe('No new views since 12 November');
    expect(text(1)).toBe('+1 view since 12 November');
    expect(text(1234)).toBe('+1,234 views since 12 November');
    expect(text(-1)).toBe('1 fewer view than on 12 November');
    expect(text(-1234)).toBe('1,234 fewer views than on 12 November');
    const change = compareViews([sample(1, { 1: 9 })], [home('1', 4)], NOW);
    expect(change && viewChangeNotes(change)).toEqual(['The server counts fewer views than it did.']);
  });
});

describe('viewGains', () => {
  const history = [sample(9, { 1: 5 }), sample(2, { 1: 10, 2: 20 }), sample(0, { 2: 22 })];
  it('are the new views from one visit to the next, a day on average', () => {
    const gains = viewGains(history, [home('1', 10), home('2', 22)]);
    expect(gains).toEqual([
      { from: TODAY - 9 * DAY, until: TODAY - 2 * DAY, views: 5 },
      { from: TODAY - 2 * DAY, until: TODAY, views: 2 },
    ]);
    expect(gains.map(gainPerDay)).toEqual([5 / 7, 1]);
    expect(viewGains(history, [home('1', 10)])).toEqual(gains.slice(0, 1));
    expect(viewGains(history, [home('9', 1)])).toEqual([]);
    expect(viewGains([sample(0, { 1: 5 })], [home('1', 5)])).toEqual([]);
  });

  it('count a listing from 0 once it is listed, and a lower count as none', () => {
    expect(viewGains(history, [home('2', 22, 5)]).map(({ views }) => views)).toEqual([20, 2]);
    expect(viewGains([sample(1, { 1: 9 }), sample(0, { 1: 4 })], [home('1', 4)])).toMatchObject([
      { views: 0 },
    ]);
  });

  it('name the listings that gained the most first, then those with the most', () => {
    const listings = [home('1', 10), home('2', 25), home('3', 900), home('4', null)];
    expect(topListingViews(history, listings, NOW, 3).map(({ id }) => id)).toEqual(['2', '3', '1']);
    expect(topListingViews([], listings, NOW, 2).map(({ id }) => id)).toEqual(['3', '2']);
  });
});

/** Counts of a few listings on some days, the oldest day first. */
const visits = fc
  .uniqueArray(fc.integer({ min: 0, max: 120 }), { maxLength: 12 })
  .map((days) => days.toSorted((a, b) => b - a))
  .chain((days) =>
    fc.tuple(
      ...days.map((day) =>
        fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(50)).map((counts) => ({ day, counts })),
      ),
    ),
  );

describe('view histories of any visits', () => {
  it('agree with a list of all counts that is read plainly', () => {
    fc.assert(
      fc.property(visits, fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(50)), (days, now) => {
        let history: ViewHistory = [];
        for (const { day, counts } of days)
          history = recordViews(history, new Map(Object.entries(counts)), NOW - day * DAY);
        history = trimViewHistory(history, NOW);

        const seen = days.filter(({ day, counts }) => day < 90 && Object.keys(counts).length > 0);
        const gains = ['a', 'b', 'c', 'd'].flatMap((id) => viewGains(history, [home(id, 0, 400)]));
        const rises = seen.slice(1).flatMap(({ counts }, index) => {
          const before = seen[index]?.counts ?? {};
          const shared = Object.keys(counts).filter((id) => Object.hasOwn(before, id));
          return shared.map((id) => Math.max(0, (counts[id] ?? 0) - (before[id] ?? 0)));
        });
        expect(gains.map(({ views }) => views).toSorted((a, b) => a - b)).toEqual(
          rises.toSorted((a, b) => a - b),
        );

        const listings = Object.entries(now).map(([id, views]) => home(id, views, 400));
        const base = seen.filter(({ day }) => day > 0).at(-1)?.counts;
        const both = Object.keys(now).filter((id) => base !== undefined && Object.hasOwn(base, id));
        const change = compareViews(history, listings, NOW);
        expect(change?.listingCount ?? 0).toBe(both.length);
        if (base !== undefined && change !== null) {
          const total = (counts: Record<string, number>, ids: readonly string[]) =>
            ids.reduce((sum, id) => sum + (counts[id] ?? 0), 0);
          expect(change.change).toBe(total(now, both) - total(base, both));
          const gone = Object.keys(base).filter((id) => !Object.hasOwn(now, id));
          expect(change.gone).toEqual({ listingCount: gone.length, views: total(base, gone) });
          expect(change.listingCount + change.unknownCount).toBe(listings.length);
        }
      }),
    );
  });

  it('never hold more than 6,000 counts, days of the future or two samples of a day', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ day: fc.integer({ min: -3, max: 100 }), size: fc.nat(2500) }), { maxLength: 8 }),
        (steps) => {
          let history: ViewHistory = [];
          for (const { day, size } of steps)
            history = recordViews(
              history,
              new Map(Array.from({ length: size }, (_, id) => [String(id), 1])),
              NOW - day * DAY,
            );
          const days = history.map(({ day }) => day);
          expect(new Set(days).size).toBe(days.length);
          expect(history.reduce((sum, { counts }) => sum + counts.size, 0)).toBeLessThanOrEqual(
            MAX_VIEW_COUNTS,
          );
        },
      ),
      { numRuns: 30 },
    );
  });
});
