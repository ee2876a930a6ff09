import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readMapView, storeMapView } from './mapView';
import { endSession } from '../session/session';
import { stubDevice, type TestDevice } from '../storage/testDevice';

const KEY = 'efie-map';
let device: TestDevice;

beforeEach(() => {
  device = stubDevice();
});
afterEach(() => vi.unstubAllGlobals());

describe('the stored map', () => {
  it('is closed and shaded by homes at first, and changes one by one', () => {
    expect(readMapView()).toEqual({ isOpen: false, measure: 'homes' });
    storeMapView({ isOpen: true });
    storeMapView({ measure: 'price' });
    expect(readMapView()).toEqual({ isOpen: true, measure: 'price' });
    storeMapView({ isOpen: false });
    expect(readMapView()).toEqual({ isOpen: false, measure: 'price' });
  });

  it('stays when the account logs out', () => {
    storeMapView({ isOpen: true });
    endSession();
    expect(readMapView().isOpen).toBe(true);
  });

  it('is held in memory when the device is full', () => {
    device.writesLeft = 0;
    storeMapView({ isOpen: true });
    expect(readMapView().isOpen).toBe(true);
    expect(device.size).toBe(0);
  });

  it('is read without an error from any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), fc.constant('{"isOpen":1}')), (text) => {
        device.set(KEY, text);
        const { isOpen, measure } = readMapView();
        expect(isOpen).toBeTypeOf('boolean');
        expect(['homes', 'price']).toContain(measure);
      }),
      { seed: 20261121 },
    );
  });
});
