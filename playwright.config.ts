import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { chromium, defineConfig } from '@playwright/test';
import { findChromium } from './testing/chromium';

const output = path.resolve(import.meta.dirname, '.cache/journeys');
const executablePath = findChromium();

/** Playwright records videos with its own ffmpeg, which `npx playwright install` stores beside its browsers. */
function hasFfmpeg(): boolean {
  const [browsers = ''] = chromium.executablePath().split(/chromium-\d+/);
  return fs.existsSync(browsers) && fs.readdirSync(browsers).some((name) => name.startsWith('ffmpeg-'));
}

/** Whether the slow journeys and the lazy chunks are tested too: set by `npm run test:all`, and by `npm test` for selected tests. */
const isFull = process.env['TESTS'] === 'full';

/**
 * Whether the projects of other engines exist: only when projects are named, because Playwright runs all of them otherwise.
 * Workers, which have no arguments, load every project.
 */
const hasEngines =
  process.env['TEST_WORKER_INDEX'] !== undefined || process.argv.some((arg) => arg.startsWith('--project'));

const journeys = { testMatch: '*.test.ts', ...(!isFull && { testIgnore: '*.slow.test.ts' }) };

/** Journeys: end-to-end tests on the builds of `npm run build` and `npm run build -- demo`. */
export default defineConfig({
  outputDir: path.join(output, 'results'),
  testDir: 'apps/web/journeys',
  globalSetup: './apps/web/journeys/globalSetup.ts',
  fullyParallel: true,
  workers: availableParallelism(),
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // Long enough for a busy machine.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    [process.env['CI'] ? 'dot' : 'list'],
    ['html', { open: 'never', outputFolder: path.join(output, 'report') }],
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as const] : []),
  ],
  use: {
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      args: ['--disable-background-networking', '--disable-component-update'],
    },
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    // Screenshots in the trace add a tenth to the run time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    video: hasFfmpeg() ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'journeys', ...journeys },
    // The built app while each lazy chunk is blocked, offline or slow.
    ...(isFull ? [{ name: 'chunks', testMatch: 'chunks/*.browser.ts', timeout: 120_000 }] : []),
    /*
     * `--project firefox` and `--project webkit`: Playwright's builds of these engines. A test is tagged @chromium if it needs
     * what Playwright, or the engine, has only there:
     * - a CDP session: a slow processor or upload, frames as they are painted, a swipe, the crash of a tab;
     * - `page.pdf`, `isMobile` and permission to read the clipboard;
     * - the back/forward cache, which Playwright disables and only a switch of Chromium enables;
     * - entries of layout shifts, if the test measures nothing else;
     * - a second try of a failed import: Firefox keeps the failure until a reload, which the app offers then.
     */
    ...(hasEngines ? (['firefox', 'webkit'] as const) : []).map((browserName) => ({
      name: browserName,
      ...journeys,
      grepInvert: /@chromium/,
      use: { browserName, launchOptions: {} },
    })),
  ],
});
