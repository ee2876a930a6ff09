import { expect, it } from 'vitest';
import { viewsBadge } from './ManagedPropertyCard.helpers';

it('hides the views from an agent who is not verified', () => {
  expect(viewsBadge({ kind: 'hidden' }, { viewCount: 12 })).toBeNull();
});

it('formats the count with thousands separators and labels it in words', () => {
  expect(viewsBadge({ kind: 'ready', count: 1284 }, { viewCount: null })).toEqual({
    text: '1,284',
    label: '1,284 views',
  });
  expect(viewsBadge({ kind: 'ready', count: 1 }, { viewCount: null })?.label).toBe('1 view');
});

it('falls back to the count of the listing after a failed request, and says so when there is none', () => {
  expect(viewsBadge({ kind: 'error' }, { viewCount: 7 })?.label).toBe('7 views');
  expect(viewsBadge({ kind: 'error' }, { viewCount: null })?.label).toBe('Views could not be loaded');
  expect(viewsBadge({ kind: 'loading' }, { viewCount: 7 })?.label).toBe('Loading views');
});
