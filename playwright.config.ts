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
    {
      name: 'journeys',
      testMatch: '*.test.ts',
      ...(!isFull && { testIgnore: '*.slow.test.ts' }),
    },
    // The built app while each lazy chunk is blocked, offline or slow.
    ...(isFull ? [{ name: 'chunks', testMatch: 'chunks/*.browser.ts', timeout: 120_000 }] : []),
  ],
});
