import type { SavedSearch } from '@efie/domain/search';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deleteSavedSearch,
  readSavedSearches,
  recordSearchVisit,
  renameSavedSearch,
  saveSearch,
} from './savedSearches';
import { endSession } from '../session/session';
import { isStorageWorking, resetStorageMemory } from '../storage/storage';
import { stubDevice, type TestDevice } from '../storage/testDevice';

const KEY = 'efie-saved-searches';
const SEEN_AT = Date.parse('2026-11-17T08:00:00Z');

let device: TestDevice;

beforeEach(() => {
  device = stubDevice();
});
afterEach(() => vi.unstubAllGlobals());

const search = (beds: number, text = ''): SavedSearch => ({
  name: `Search ${beds}${text}`,
  query: `${text && `q=${text}&`}beds=${beds}`,
  seenAt: SEEN_AT,
  seenUndated: 0,
});
const names = () => readSavedSearches().searches.map(({ name }) => name);

describe('saved searches', () => {
  it('are stored with the newest first, each only once', () => {
    expect([saveSearch(search(1)), saveSearch(search(2)), saveSearch(search(1))]).toEqual([true, true, true]);
    expect(names()).toEqual(['Search 2', 'Search 1']);
    expect(JSON.parse(device.get(KEY) ?? '')).toMatchObject({ searches: [search(2), search(1)] });
    expect(readSavedSearches()).toBe(readSavedSearches());
  });

  it('are at most twenty', () => {
    for (let count = 1; count <= 20; count++) expect(saveSearch(search(1, `t${count}`))).toBe(true);
    expect(saveSearch(search(1, 't21'))).toBe(false);
    const undo = deleteSavedSearch('q=t20&beds=1');
    expect(saveSearch(search(1, 't21'))).toBe(true);
    expect(undo()).toBe(false);
    expect(names()).toHaveLength(20);
  });

  it('are renamed, visited, deleted, and restored at their place', () => {
    [1, 2, 3].forEach((beds) => saveSearch(search(beds)));
    renameSavedSearch('beds=2', 'For Ama');
    recordSearchVisit('beds=2', { seenAt: SEEN_AT + 1, seenUndated: 4 });
    const undo = deleteSavedSearch('beds=2');
    expect(names()).toEqual(['Search 3', 'Search 1']);
    renameSavedSearch('beds=2', 'Gone');
    expect(names()).toEqual(['Search 3', 'Search 1']);
    expect(undo()).toBe(true);
    expect(readSavedSearches().searches[1]).toEqual({
      name: 'For Ama',
      query: 'beds=2',
      seenAt: SEEN_AT + 1,
      seenUndated: 4,
    });
  });

  it('stay when the account logs out', () => {
    saveSearch(search(1));
    endSession();
    expect(names()).toEqual(['Search 1']);
  });

  it('are held in memory when the device is full', () => {
    device.writesLeft = 0;
    saveSearch(search(1));
    expect(names()).toEqual(['Search 1']);
    expect(isStorageWorking()).toBe(false);
    expect(device.size).toBe(0);
  });

  it('that were stored before stay on the device when another does not fit', () => {
    saveSearch(search(1));
    device.writesLeft = 0;
    saveSearch(search(2));
    expect(names()).toEqual(['Search 2', 'Search 1']);
    resetStorageMemory();
    expect(names()).toEqual(['Search 1']);
  });

  it.each([
    '{',
    'null',
    '[]',
    '{"searches":{}}',
    '{"searches":[7,{"name":"","query":"beds=1","seenAt":1790000000000}]}',
    '{"searches":[{"name":"No filter","query":"sort=views","seenAt":1790000000000}]}',
    '{"searches":[{"name":"No time","query":"beds=1"}]}',
  ])('%s is damaged, and can be replaced', (stored) => {
    device.set(KEY, stored);
    expect(readSavedSearches()).toEqual({ searches: [], isDamaged: true });
    saveSearch(search(1));
    expect(readSavedSearches()).toEqual({ searches: [search(1)], isDamaged: false });
  });

  it('any stored text is read without an error, and valid entries are kept', () => {
    fc.assert(
      fc.property(fc.array(fc.anything(), { maxLength: 5 }), (entries) => {
        const values = [...entries, search(3)];
        let text = '';
        try {
          text = JSON.stringify({ searches: values });
        } catch {
          // Such as a BigInt, which JSON cannot hold.
          return;
        }
        device.set(KEY, text);
        const { searches } = readSavedSearches();
        expect(searches.at(-1)).toEqual(search(3));
        expect(readSavedSearches().isDamaged).toBe(searches.length < values.length);
      }),
      { seed: 20261121 },
    );
  });
});
