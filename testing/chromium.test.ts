import process from 'node:process';
import { afterEach, expect, it, vi } from 'vitest';
import { findChromium, usualPlaces } from './chromium';

afterEach(() => vi.unstubAllEnvs());

it('uses the file that CHROMIUM_PATH names, and rejects a path without a file', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(findChromium()).toBe(process.execPath);
  vi.stubEnv('CHROMIUM_PATH', '/no/chromium');
  expect(findChromium).toThrow('CHROMIUM_PATH is /no/chromium, which is not a file.');
});

it.each([
  ['win32', { 'ProgramFiles(x86)': 'C:/Programs' }, 'C:/Programs/Microsoft/Edge/Application/msedge.exe'],
  ['win32', { LOCALAPPDATA: 'C:/Local' }, 'C:/Local/Google/Chrome/Application/chrome.exe'],
  ['darwin', { HOME: '/ama' }, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['darwin', { HOME: '/ama' }, '/ama/Applications/Chromium.app/Contents/MacOS/Chromium'],
  ['linux', { PATH: '/usr/local/bin:/usr/bin' }, '/usr/bin/google-chrome'],
] as const)('finds a browser where the installer of %s puts it', (platform, env, place) => {
  expect(usualPlaces(platform, env)).toContain(place);
});
