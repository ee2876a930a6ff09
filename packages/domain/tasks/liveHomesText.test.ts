import { expect, it } from 'vitest';
import { liveHomesText } from './index';

const NOW = Date.parse('2026-11-21T10:00:00Z');

it('says how many homes are on offer and, when known, how their views changed', () => {
  const listings = [{ status: 'active' }, { status: null }, { status: 'rented' }] as const;
  const change = {
    since: NOW - 86_400_000,
    change: 38,
    listingCount: 2,
    unknownCount: 0,
    gone: { listingCount: 0, views: 0 },
  };
  expect(liveHomesText(listings, null, NOW)).toBe('2 homes live.');
  expect(liveHomesText(listings.slice(0, 1), change, NOW)).toMatch(/^1 home live, \+38 views since .+\.$/);
});
