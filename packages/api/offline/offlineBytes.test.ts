import { afterEach, expect, it, vi } from 'vitest';
import { resetStorageMemory, writeStored } from '../storage/storage';
import { offlineBytes } from './offlineBytes';

afterEach(() => {
  resetStorageMemory();
  vi.unstubAllGlobals();
});

it('counts the texts alone where the browser does not let the photos be read', async () => {
  vi.stubGlobal('caches', { has: () => Promise.reject(new DOMException('Refused', 'SecurityError')) });
  writeStored({ 'efie-offline-viewed': 'x'.repeat(1200) });
  expect(await offlineBytes()).toBe(1200);
});
