import process from 'node:process';
import { afterEach, expect, it, vi } from 'vitest';
import { chromiumAdvice, findChromium } from './chromium';

afterEach(() => vi.unstubAllEnvs());

it('uses the file that CHROMIUM_PATH names, and rejects a path without a file', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(findChromium()).toBe(process.execPath);
  vi.stubEnv('CHROMIUM_PATH', '/no/chromium');
  expect(findChromium).toThrow('CHROMIUM_PATH is /no/chromium, which is not a file.');
});

it('says what to do on each system', () => {
  expect(chromiumAdvice('linux')).toContain('npx playwright install --with-deps chromium');
  expect(chromiumAdvice('darwin')).toContain('brew install --cask chromium');
  expect(chromiumAdvice('win32')).toContain('install Chrome');
  expect(chromiumAdvice('freebsd')).toContain('set CHROMIUM_PATH');
});
