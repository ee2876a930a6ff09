import process from 'node:process';
import { afterEach, expect, it, vi } from 'vitest';
import { chromiumAdvice, findChromium, usualPlaces } from './chromium';

afterEach(() => vi.unstubAllEnvs());

it('uses the file that CHROMIUM_PATH names, and rejects a path without a file', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(findChromium()).toBe(process.execPath);
  vi.stubEnv('CHROMIUM_PATH', '/no/chromium');
  expect(findChromium).toThrow('CHROMIUM_PATH is /no/chromium, which is not a file.');
});

it('finds the browsers where their installers put them', () => {
  const windows = {
    ProgramFiles: String.raw`C:\Program Files`,
    'ProgramFiles(x86)': String.raw`C:\Program Files (x86)`,
    LOCALAPPDATA: String.raw`C:\Users\Ama\AppData\Local`,
  };
  expect(usualPlaces('win32', windows)).toEqual(
    expect.arrayContaining([
      String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
      String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
      String.raw`C:\Users\Ama\AppData\Local\Chromium\Application\chrome.exe`,
    ]),
  );
  expect(usualPlaces('darwin', { PATH: '/opt/homebrew/bin', HOME: '/home-of-ama' })).toEqual(
    expect.arrayContaining([
      '/opt/homebrew/bin/chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/home-of-ama/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ]),
  );
  expect(usualPlaces('linux', { PATH: '/usr/local/bin:/usr/bin' })).toContain('/usr/bin/google-chrome');
});

it('says what to do on each system', () => {
  expect(chromiumAdvice('linux')).toContain('npx playwright install --with-deps chromium');
  expect(chromiumAdvice('darwin')).toContain('brew install --cask chromium');
  expect(chromiumAdvice('win32')).toContain('install Chrome');
  expect(chromiumAdvice('freebsd')).toContain('set CHROMIUM_PATH');
});
