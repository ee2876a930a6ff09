import { expect, it } from 'vitest';
import { viewsBadge } from './ManagedPropertyCard.helpers';

it('C389: an agent who is not verified sees no views', () => {
  expect(viewsBadge({ kind: 'hidden' }, { viewCount: 12 })).toBeNull();
});

it('C390: a count has thousands separators and is said in words', () => {
  expect(viewsBadge({ kind: 'known', count: 1284 }, { viewCount: null })).toEqual({
    shown: '1,284',
    said: '1,284 views',
  });
  expect(viewsBadge({ kind: 'known', count: 1 }, { viewCount: null })?.said).toBe('1 view');
});

it('F125: a call that failed falls back to the count of the listing, and says so where there is none', () => {
  expect(viewsBadge({ kind: 'failed' }, { viewCount: 7 })?.said).toBe('7 views');
  expect(viewsBadge({ kind: 'failed' }, { viewCount: null })?.said).toBe('Views could not be loaded');
  expect(viewsBadge({ kind: 'loading' }, { viewCount: 7 })?.said).toBe('Loading views');
});
