import { afterEach, expect, it, vi } from 'vitest';
import { prefetch } from './prefetch';

afterEach(() => vi.unstubAllGlobals());

it('loads nothing where there is a window but no page', () => {
  vi.stubGlobal('window', new EventTarget());
  const load = vi.fn(async () => undefined);
  prefetch(load);
  window.dispatchEvent(new Event('load'));
  expect(load).not.toHaveBeenCalled();
});
