import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDataSaver, storeDataSaver } from './dataSaver';
import { stubDevice, type TestDevice } from '../storage/testDevice';

let device: TestDevice;

beforeEach(() => {
  device = stubDevice();
  vi.stubGlobal('navigator', {});
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['no choice, and a browser that saves no data', null, false, false],
  ['no choice, and a browser that saves data', null, true, true],
  ['off, although the browser saves data', 'false', true, false],
  ['on', 'true', false, true],
  ['a value that is no choice', '{"on":1}', false, false],
  ['a value that is no choice, and a browser that saves data', 'yes', true, true],
])('is %s', (_, stored, saveData, expected) => {
  if (stored !== null) device.set('efie-data-saver', stored);
  vi.stubGlobal('navigator', { connection: { saveData } });
  expect(readDataSaver()).toBe(expected);
});

it('is off in a browser without the setting, and when storage is blocked', () => {
  expect(readDataSaver()).toBe(false);
  vi.stubGlobal('window', {
    localStorage: {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    },
  });
  expect(readDataSaver()).toBe(false);
});

it('keeps the choice', () => {
  storeDataSaver(true);
  expect(readDataSaver()).toBe(true);
  expect(device.get('efie-data-saver')).toBe('true');
  storeDataSaver(false);
  expect(readDataSaver()).toBe(false);
});
