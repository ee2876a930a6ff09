import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearRecentlyViewed } from '../offline/clearRecentlyViewed';
import { recentlyViewed, recordRecentlyViewed } from './recentlyViewed';
import { stubDevice, type TestDevice } from '../storage/testDevice';

const KEY = 'efie-recently-viewed';

let device: TestDevice;

beforeEach(() => {
  device = stubDevice();
});
afterEach(() => vi.unstubAllGlobals());

describe('recently viewed on this device', () => {
  it('stores the newest first, without duplicates', () => {
    for (const id of ['1', '2', '3', '1']) recordRecentlyViewed(id);
    expect(recentlyViewed.get()).toEqual(['1', '3', '2']);
    expect(JSON.parse(device.get(KEY) ?? '')).toEqual(['1', '3', '2']);
    expect(recentlyViewed.get()).toBe(recentlyViewed.get());
  });

  it('stores at most twenty', () => {
    for (let id = 1; id <= 25; id++) recordRecentlyViewed(String(id));
    expect(recentlyViewed.get()).toHaveLength(20);
    expect(recentlyViewed.get()[0]).toBe('25');
    expect(recentlyViewed.get().at(-1)).toBe('6');
  });

  it('clearRecentlyViewed removes all and notifies listeners', () => {
    const listener = vi.fn();
    const stop = recentlyViewed.subscribe(listener);
    recordRecentlyViewed('1');
    clearRecentlyViewed();
    stop();
    recordRecentlyViewed('2');
    expect(listener).toHaveBeenCalledTimes(2);
    expect(device.get(KEY)).toBe('["2"]');
  });

  it.each([
    ['{', []],
    ['null', []],
    ['"7"', []],
    ['{"0":"7"}', []],
    ['["7", 7, null, {}, " ", 8, "7"]', ['7', '8']],
    [
      JSON.stringify(Array.from({ length: 10_000 }, (_, id) => id)),
      Array.from({ length: 20 }, (_, id) => `${id}`),
    ],
  ])('reads the valid ids of %.30s', (stored, ids) => {
    device.set(KEY, stored);
    expect(recentlyViewed.get()).toEqual(ids);
  });

  it('holds them in memory when storage is blocked', () => {
    device.isBlocked = true;
    recordRecentlyViewed('1');
    recordRecentlyViewed('2');
    expect(recentlyViewed.get()).toEqual(['2', '1']);
    expect(device.size).toBe(0);
  });
});
