import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_FILTERS, searchQueryOf } from '@efie/domain/search';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const search = {
  name: 'For Ama',
  query: searchQueryOf({ ...NO_FILTERS, region: 'Ashanti' }),
  seenAt: 0,
  seenUndated: null,
};

it.each([
  ['a favorite', async () => (await import('../device/guestFavorites')).toggleGuestFavorite('7')],
  [
    'a draft',
    async () => (await import('../device/drafts')).writeDraft('report 7', { message: 'Two rooms.' }),
  ],
  ['a search', async () => (await import('../device/savedSearches')).saveSearch(search)],
])('%s that the user saves asks the browser once not to clear the device', async (_what, save) => {
  const persist = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('navigator', { storage: { persist } });
  await save();
  await save();
  await vi.dynamicImportSettled();
  expect(persist).toHaveBeenCalledOnce();
});

it.each([
  ['without HTTPS', {}],
  ['of an older browser', { storage: {} }],
  ['that refuses', { storage: { persist: () => Promise.reject(new TypeError('refused')) } }],
])('a page %s saves as before', async (_which, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const { getGuestFavorites } = await import('../device/guestFavorites');
  const { toggleGuestFavorite } = await import('../device/guestFavorites');
  expect(toggleGuestFavorite('7')).toBe(true);
  expect(getGuestFavorites()).toEqual(['7']);
});

it('removing a favorite asks for nothing', async () => {
  const { guestFavorites } = await import('../device/guestFavorites');
  const { toggleGuestFavorite } = await import('../device/guestFavorites');
  guestFavorites.set(['7']);
  const persist = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('navigator', { storage: { persist } });
  toggleGuestFavorite('7');
  await vi.dynamicImportSettled();
  expect(persist).not.toHaveBeenCalled();
});
