import { afterEach, expect, it, vi } from 'vitest';
import { offlineBytes } from './offlineBytes';

vi.mock('./offlineStore', () => ({ storedCharacters: () => 1200 }));

afterEach(() => {
  vi.unstubAllGlobals();
});

it('counts the texts alone where the browser does not let the photos be read', async () => {
  vi.stubGlobal('caches', { has: () => Promise.reject(new DOMException('Refused', 'SecurityError')) });
  expect(await offlineBytes()).toBe(1200);
});
