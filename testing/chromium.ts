import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromium, type Browser } from 'playwright';

// statSync fails for a folder of the PATH that this user may not read; existsSync does not.
const isFile = (file: string | undefined): file is string =>
  file !== undefined && fs.existsSync(file) && fs.statSync(file).isFile();

/** Where `npm run test:visual` unpacks the pinned browser (tools/visual/pinnedBrowser.ts). */
export const pinnedChromium = path.resolve(import.meta.dirname, '../.cache/chromium/chromium');

/** Where Chrome, Chromium and Edge are installed by default, or found by the shell. */
export function usualPlaces(
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
): string[] {
  const folders = (names: readonly string[]) => names.flatMap((name) => env[name] ?? []);
  const join = (parents: readonly string[], names: readonly string[], separator = '/') =>
    parents.flatMap((parent) => names.map((name) => parent + separator + name));
  if (platform === 'win32')
    return join(
      folders(['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']),
      [
        String.raw`Google\Chrome\Application\chrome.exe`,
        String.raw`Chromium\Application\chrome.exe`,
        String.raw`Microsoft\Edge\Application\msedge.exe`,
      ],
      '\\',
    );
  const inPath = join((env['PATH'] ?? '').split(':').filter(Boolean), [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ]);
  if (platform !== 'darwin') return inPath;
  const programs = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `Applications/${name}.app/Contents/MacOS/${name}`,
  );
  return [...inPath, ...join(['', ...folders(['HOME'])], programs)];
}

/**
 * The path of the Chromium to use: CHROMIUM_PATH, Playwright's, the system's Chrome, Chromium or Edge, or the pinned one of the
 * screenshots, in which two journeys with blocked code fail; null when there is none.
 * @throws when CHROMIUM_PATH is set, but no file
 */
export function findChromium(): string | null {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen && !isFile(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, which is not a file.`);
  return [chosen, chromium.executablePath(), ...usualPlaces(), pinnedChromium].find(isFile) ?? null;
}

const INSTALL: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'Run `npx playwright install --with-deps chromium`, or install the package chromium of your system',
  darwin: 'Run `npx playwright install chromium`, or install Chromium with `brew install --cask chromium`',
  win32: 'Run `npx playwright install chromium`, or install Chrome',
};

/** What to do without a Chromium, by system. */
export const chromiumAdvice = (platform: NodeJS.Platform = process.platform): string =>
  `Chromium was not found. ${INSTALL[platform] ?? 'Install Chromium'}, or set CHROMIUM_PATH to its program.`;

/**
 * Launches Chromium without its background requests.
 * @param args further command-line switches of Chromium
 * @throws when there is no Chromium
 */
export async function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error(chromiumAdvice());
  return chromium.launch({
    executablePath,
    args: ['--disable-background-networking', '--disable-component-update', ...args],
  });
}
