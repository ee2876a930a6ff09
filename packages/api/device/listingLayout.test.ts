import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readListingLayout, storeListingLayout } from './listingLayout';
import { endSession } from '../session/session';
import { stubDevice, type TestDevice } from '../storage/testDevice';

const KEY = 'efie-own-listings';
let device: TestDevice;

beforeEach(() => {
  device = stubDevice();
});
afterEach(() => vi.unstubAllGlobals());

describe('the stored layout of own listings', () => {
  it('is open at first, then the last choice, also after a log-out', () => {
    expect(readListingLayout()).toBeNull();
    storeListingLayout('cards');
    expect(readListingLayout()).toBe('cards');
    storeListingLayout('rows');
    endSession();
    expect(readListingLayout()).toBe('rows');
  });

  it('is held in memory when the device is full', () => {
    device.writesLeft = 0;
    storeListingLayout('cards');
    expect(readListingLayout()).toBe('cards');
    expect(device.size).toBe(0);
  });

  it('is read without an error from any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        device.set(KEY, text);
        expect(['rows', 'cards', null]).toContain(readListingLayout());
      }),
      { seed: 20261121 },
    );
  });
});
