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
export function usualPlaces(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] {
  const join = (folders: readonly (string | undefined)[], programs: readonly string[]) =>
    folders.flatMap((folder) => (folder ? programs.map((program) => `${folder}/${program}`) : []));
  if (platform === 'win32')
    return join(
      [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']],
      ['Google/Chrome', 'Chromium', 'Microsoft/Edge'].map(
        (name) => `${name}/Application/${name.endsWith('Edge') ? 'msedge' : 'chrome'}.exe`,
      ),
    );
  if (platform === 'darwin')
    return join(
      ['/Applications', env['HOME'] && `${env['HOME']}/Applications`],
      ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `${name}.app/Contents/MacOS/${name}`),
    );
  return join(env['PATH']?.split(':') ?? [], [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ]);
}

/**
 * The path of the Chromium to use: CHROMIUM_PATH, Playwright's, the system's Chrome, Chromium or Edge, or the pinned one of the
 * screenshots, in which two journeys with blocked code fail; null when there is none.
 * @throws when CHROMIUM_PATH is set, but no file
 */
export function findChromium(): string | null {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen && !isFile(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, which is not a file.`);
  return (
    [chosen, chromium.executablePath(), ...usualPlaces(process.platform, process.env), pinnedChromium].find(
      isFile,
    ) ?? null
  );
}

export const CHROMIUM_ADVICE =
  'Chromium was not found. Run `npx playwright install --with-deps chromium`, install Chrome or Chromium, or set CHROMIUM_PATH to its program.';

/**
 * Launches Chromium without its background requests.
 * @param args further command-line switches of Chromium
 * @throws when there is no Chromium
 */
export async function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error(CHROMIUM_ADVICE);
  return chromium.launch({
    executablePath,
    args: ['--disable-background-networking', '--disable-component-update', ...args],
  });
}
