import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isFile = (file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))).find(isFile);
}

/** Playwright keeps each browser in a folder of its own, named with its revision; the newest comes last. */
function inPlaywrightCache() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    path.join(os.homedir(), '.cache/ms-playwright'),
    path.join(os.homedir(), 'Library/Caches/ms-playwright'),
    path.join(os.homedir(), 'AppData/Local/ms-playwright'),
  ].filter(Boolean);
  const inside = [
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe',
  ];
  for (const cache of caches) {
    if (!fs.existsSync(cache)) continue;
    const builds = fs
      .readdirSync(cache)
      .filter((name) => /^chromium-\d+$/.test(name))
      .sort()
      .reverse();
    const found = builds.flatMap((build) => inside.map((file) => path.join(cache, build, file))).find(isFile);
    if (found) return found;
  }
  return undefined;
}

/** The Chromium to drive: CHROMIUM_PATH, the system's, or Playwright's own; null when there is none. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && isFile(named)) return named;
  return onPath() ?? inPlaywrightCache() ?? null;
}
