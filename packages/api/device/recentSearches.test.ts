import { NO_FILTERS, type SearchFilters } from '@efie/domain/search';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearRecentSearches, readRecentSearches, recentSearches, recordSearch } from './recentSearches';
import { stubDevice, type TestDevice } from '../storage/testDevice';

const KEY = 'efie-recent-searches';
let device: TestDevice;

beforeEach(() => {
  device = stubDevice();
});
afterEach(() => vi.unstubAllGlobals());

const search = (change: Partial<SearchFilters>): SearchFilters => ({ ...NO_FILTERS, ...change });
const stored = () => readRecentSearches(recentSearches.get());

it('stores the last five searches, the newest first and without duplicates', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'd']) recordSearch(search({ text, page: 3 }));
  expect(stored()).toEqual(['d', 'f', 'e', 'c', 'b'].map((text) => search({ text })));
  expect(device.get(KEY)).toBe('["q=d","q=f","q=e","q=c","q=b"]');
});

it('does not store a search without filters', () => {
  recordSearch(NO_FILTERS);
  expect(stored()).toEqual([]);
  expect(device.size).toBe(0);
});

it('clears them', () => {
  recordSearch(search({ listingType: 'sale' }));
  clearRecentSearches();
  expect(stored()).toEqual([]);
  expect(device.size).toBe(0);
});

it('reads the valid parts of stored text', () => {
  device.set(KEY, JSON.stringify(['region=Atlantis', 'type=rent&beds=99', 'type=rent', '%', 7, null, '<b>']));
  expect(stored()).toEqual([search({ listingType: 'rent' })]);
});

it('keeps them in memory when storage is blocked', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('blocked', 'SecurityError');
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  recordSearch(search({ text: 'osu' }));
  expect(stored()).toEqual([search({ text: 'osu' })]);
});
