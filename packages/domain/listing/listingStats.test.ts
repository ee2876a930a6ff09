import { expect, it } from 'vitest';
import { LISTING_STATS, listingStats, totalViews } from './index';

it('the four figures come from the agent’s own listings', () => {
  const listings = [
    { status: 'active', viewCount: 1284 },
    { status: 'active', viewCount: null },
    { status: 'rented', viewCount: 942 },
    { status: 'sold', viewCount: 3 },
    { status: 'inactive', viewCount: 1 },
    { status: null, viewCount: 0 },
  ];
  expect(listingStats(listings)).toEqual({ active: 2, views: 2230, rented: 1, sold: 1 });
  expect(listingStats([])).toEqual({ active: 0, views: 0, rented: 0, sold: 0 });
  expect(LISTING_STATS.map(({ label }) => label)).toEqual([
    'Active listings',
    'Total views',
    'Rented',
    'Sold',
  ]);
});

it('total views is the sum of the known counts, and 0 is known', () => {
  expect(totalViews([1284, 0, 942])).toBe(2226);
  expect(totalViews([])).toBe(0);
});

it('a missing count adds nothing; when every count is missing the total is failed', () => {
  expect(totalViews([null, 10, null])).toBe(10);
  expect(totalViews([null, null])).toBe('failed');
});
