import { describe, expect, it } from 'vitest';
import { addStillFree, stillFreeIds } from './index';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-21T10:00:00Z');

describe('a home that is still free', () => {
  it('is not asked about for 30 days', () => {
    const confirmed = addStillFree('7', [], NOW);
    expect([...stillFreeIds(confirmed, NOW)]).toEqual(['7']);
    expect([...stillFreeIds(confirmed, NOW + 30 * DAY - 1)]).toEqual(['7']);
    expect([...stillFreeIds(confirmed, NOW + 30 * DAY)]).toEqual([]);
  });

  it('is asked about when the clock was set back', () => {
    expect([...stillFreeIds(addStillFree('7', [], NOW), NOW - 1)]).toEqual([]);
  });

  it('is kept once, without those that no longer count', () => {
    const first = addStillFree('7', addStillFree('5', [], NOW - 40 * DAY), NOW - DAY);
    expect(addStillFree('7', first, NOW)).toEqual([{ listingId: '7', confirmedAt: NOW }]);
  });
});
