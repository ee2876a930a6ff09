import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dataSaverExpression, readDataSaver, storeDataSaver } from './dataSaver';
import { resetStorageMemory } from './storage';

let device: Map<string, string>;

beforeEach(() => {
  device = new Map();
  resetStorageMemory();
  const localStorage = {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
    removeItem: (key: string) => device.delete(key),
  };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', { localStorage });
  vi.stubGlobal('navigator', {});
});
afterEach(() => vi.unstubAllGlobals());

/** What the script of the page's head finds. */
function evaluate(): unknown {
  // oxlint-disable-next-line no-eval -- the build writes the expression into an inline script
  return globalThis.eval(dataSaverExpression);
}

it.each([
  ['no choice, and a browser that saves no data', null, false, false],
  ['no choice, and a browser that saves data', null, true, true],
  ['off, although the browser saves data', 'false', true, false],
  ['on', 'true', false, true],
  ['a value that is no choice', '{"on":1}', false, false],
  ['a value that is no choice, and a browser that saves data', 'yes', true, true],
])('is read by the app and by the script before it: %s', (_, stored, saveData, expected) => {
  if (stored !== null) device.set('efie-data-saver', stored);
  vi.stubGlobal('navigator', { connection: { saveData } });
  expect(readDataSaver()).toBe(expected);
  expect(evaluate()).toBe(expected);
});

it('is off in a browser without the setting, and when storage is blocked', () => {
  expect(evaluate()).toBe(false);
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(evaluate()).toBe(false);
});

it('keeps the choice', () => {
  storeDataSaver(true);
  expect(readDataSaver()).toBe(true);
  expect(device.get('efie-data-saver')).toBe('true');
  storeDataSaver(false);
  expect(readDataSaver()).toBe(false);
});
