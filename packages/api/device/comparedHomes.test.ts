import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { comparedHomes, removeComparedHome, setComparedHomes, toggleComparedHome } from './comparedHomes';
import { stubDevice, type TestDevice } from '../storage/testDevice';

const KEY = 'efie-compare';

let device: TestDevice;

beforeEach(() => {
  device = stubDevice();
});
afterEach(() => vi.unstubAllGlobals());

describe('the homes to compare on this device', () => {
  it('are at most four, in the order in which they were chosen', () => {
    expect(['1', '2', '3', '2', '4', '5', '6'].map(toggleComparedHome)).toEqual([
      'added',
      'added',
      'added',
      'removed',
      'added',
      'added',
      'full',
    ]);
    expect(JSON.parse(device.get(KEY) ?? '')).toEqual(['1', '3', '4', '5']);
    expect(comparedHomes.get()).toBe(comparedHomes.get());
  });

  it('leave nothing on the device when none is left', () => {
    setComparedHomes(['1', '2']);
    removeComparedHome('1');
    removeComparedHome('7');
    expect(device.get(KEY)).toBe('["2"]');
    toggleComparedHome('2');
    expect(device.has(KEY)).toBe(false);
  });

  it('follow other tabs', () => {
    const listener = vi.fn();
    const stop = comparedHomes.subscribe(listener);
    device.changeInOtherTab({ [KEY]: '["3"]' });
    expect(listener).toHaveBeenCalledOnce();
    expect(comparedHomes.get()).toEqual(['3']);
    stop();
  });

  it.each([
    ['{', []],
    ['null', []],
    ['"7"', []],
    ['{"0":"7"}', []],
    ['["7", 7, null, {}, " ", 8, "7", "<b>", true]', ['7', '8']],
    [JSON.stringify(Array.from({ length: 10_000 }, (_, id) => id)), ['0', '1', '2', '3']],
  ])('reads the valid ids of %.30s', (stored, ids) => {
    device.set(KEY, stored);
    expect(comparedHomes.get()).toEqual(ids);
  });

  it('are held in memory when storage is blocked', () => {
    device.isBlocked = true;
    toggleComparedHome('1');
    toggleComparedHome('2');
    expect(comparedHomes.get()).toEqual(['1', '2']);
    expect(device.size).toBe(0);
  });
});
