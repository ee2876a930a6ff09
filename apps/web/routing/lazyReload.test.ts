import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './lazyReload';

const reload = vi.fn();
let stored: Map<string, string>;

function open(href: string, { onLine = true, storage = {} }: { onLine?: boolean; storage?: object } = {}) {
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    ...storage,
  };
  vi.stubGlobal('navigator', { onLine });
  const { pathname } = new URL(href);
  vi.stubGlobal('window', { location: { href, pathname, reload }, sessionStorage });
}

const missing = (file: string) => new TypeError(`Failed to fetch dynamically imported module: ${file}`);
const HERE = 'https://efie.example/about';

beforeEach(() => {
  stored = new Map();
  reload.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the reload after a chunk failed to load', () => {
  it('is done once for each file and path', () => {
    open(HERE);
    expect(reloadOnce(missing('a.js'), false)).toBe(true);
    expect(reloadOnce(missing('a.js'), false)).toBe(false);
    expect(reloadOnce(missing('b.js'), false)).toBe(true);
    open('https://efie.example/plans');
    expect(reloadOnce(missing('a.js'), false)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('leaves no email address of the query string on the device', () => {
    open('https://efie.example/verify-email?email=ama@example.com');
    expect(reloadOnce(missing('a.js'), false)).toBe(true);
    expect([...stored.values()].join()).not.toContain('ama');
  });

  it('stores at most 20 failures', () => {
    open(HERE);
    for (let file = 0; file < 30; file += 1) reloadOnce(missing(`${file}.js`), false);
    expect([...stored.values()].join('\n').split('\n').filter(Boolean)).toHaveLength(20);
    expect(reloadOnce(missing('29.js'), false)).toBe(false);
  });

  it('is not done while offline', () => {
    open(HERE, { onLine: false });
    expect(reloadOnce(missing('a.js'), false)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not done while a form holds unsaved input', () => {
    open(HERE);
    expect(reloadOnce(missing('a.js'), true)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(reloadOnce(missing('a.js'), false)).toBe(true);
  });

  it.each(['getItem', 'setItem'])('is not done when %s throws', (method) => {
    const throwError = () => {
      throw new Error('damaged');
    };
    open(HERE, { storage: { [method]: throwError } });
    expect(reloadOnce(missing('a.js'), false)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not done when access to sessionStorage is denied', () => {
    open(HERE);
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new Error('denied');
      },
    });
    expect(reloadOnce(missing('a.js'), false)).toBe(false);
  });
});
