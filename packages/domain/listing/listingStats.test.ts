import { expect, it } from 'vitest';
import { LISTING_STATS, listingStats, totalViews } from '../index';

it('C370: the four figures come from the agent’s own listings', () => {
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

it('C370: the sum of views adds what is known, and 0 is known too', () => {
  expect(totalViews([1284, 0, 942])).toBe(2226);
  expect(totalViews([])).toBe(0);
});

it('F125: a count that is missing adds nothing; not one of them known is no figure', () => {
  expect(totalViews([null, 10, null])).toBe(10);
  expect(totalViews([null, null])).toBe('failed');
});
