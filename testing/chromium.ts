import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Browser } from 'playwright';

const isFile = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

function findInPath(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isFile);
}

/** Playwright stores each browser in a folder that ends with its revision. */
function findInPlaywrightCache(): string | undefined {
  const caches = [
    process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? '',
    ...['.cache', 'Library/Caches', 'AppData/Local'].map((folder) =>
      path.join(os.homedir(), folder, 'ms-playwright'),
    ),
  ];
  const programs = [
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe',
  ];
  return caches
    .filter((cache) => fs.existsSync(cache))
    .flatMap((cache) =>
      fs
        .readdirSync(cache)
        .filter((name) => /^chromium-\d+$/.test(name))
        .toSorted()
        .toReversed()
        .flatMap((build) => programs.map((program) => path.join(cache, build, program))),
    )
    .find(isFile);
}

/** The path of the Chromium to use: CHROMIUM_PATH, the system's or Playwright's; null when there is none. */
export function findChromium(): string | null {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen && isFile(chosen)) return chosen;
  return findInPath() ?? findInPlaywrightCache() ?? null;
}

/**
 * Launches Chromium without its background requests.
 * @param args further command-line switches of Chromium
 * @throws when there is no Chromium
 */
export async function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null)
    throw new Error('Chromium was not found: set CHROMIUM_PATH, or run npm test, which installs it.');
  // vitest.config.ts imports this file for its path only.
  const { chromium } = await import('playwright');
  return chromium.launch({
    executablePath,
    args: ['--disable-background-networking', '--disable-component-update', ...args],
  });
}
