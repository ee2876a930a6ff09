import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { findChromium } from './testing/chromium.ts';
import { EvenShards } from './tools/evenShards.ts';

/** Lets a test see its page in the operating system's own colours. */
const useForcedColors: BrowserCommand<[isForced: boolean]> = async ({ page }, isForced) => {
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
};

const executablePath = findChromium() ?? undefined;

/** What the page is to who does not see it, as text (testing/checks/keptTree.ts). */
const readTree: BrowserCommand<[]> = ({ iframe }) => iframe.locator('body').ariaSnapshot();

/**
 * One page for all files: a page for each costs a second, and two at once take longer on two cores. Made anew for each
 * project, because vitest writes the project's name into it.
 */
const inBrowser = () =>
  ({
    isolate: false,
    fileParallelism: false,
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(executablePath && { executablePath }),
          args: ['--disable-background-networking'],
        },
        contextOptions: { reducedMotion: 'reduce', viewport: { width: 1400, height: 1000 } },
      }),
      instances: [{ browser: 'chromium' }],
      commands: { useForcedColors, readTree },
    },
  }) satisfies TestProjectInlineConfiguration['test'];

/** Found at once rather than one by one while tests run: a late discovery reloads the page mid-test. */
const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react-dropzone',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    '@tanstack/react-query',
    '@dnd-kit/core',
    '@dnd-kit/sortable',
    '@dnd-kit/utilities',
    'axe-core',
    'formik',
    'idb-keyval',
    'lucide-react',
    'msw',
    'msw/browser',
    'msw-storybook-addon/csf3',
    'openapi-fetch',
    'openapi-msw',
    'radix-ui',
    'react-hot-toast/headless',
    'react-number-format',
    'react-router-dom',
    'storybook/test',
    'styled-components',
    'yup',
    'yet-another-react-lightbox',
    'yet-another-react-lightbox/plugins/captions',
    'yet-another-react-lightbox/plugins/counter',
    'yet-another-react-lightbox/plugins/thumbnails',
  ],
};

const isSharded = process.argv.some((word) => word.startsWith('--shard'));

/** Layers: rules and contract in node, every story in a real browser, every fault on every screen, a few journeys on the built app. */
export default defineConfig({
  test: {
    // Only then: it would stand in the way of vitest's own, which takes files in a random order (tools/testOrder.ts).
    ...(isSharded && { sequence: { sequencer: EvenShards } }),
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Rules and the mock store keep nothing between tests: a world for each of 128 files would take a minute more.
          isolate: false,
          pool: 'threads',
          // Property tests try hundreds of inputs; a machine that is busy with other work must not fail them.
          testTimeout: 30_000,
          include: [
            'packages/**/*.test.{ts,tsx}',
            'mocks/**/*.test.ts',
            'tools/**/*.test.ts',
            'workbench/**/*.test.ts',
            'testing/**/*.test.ts',
            'apps/web/{app,routing}/**/*.test.{ts,tsx}',
            'apps/web/screens/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Shards that run at once each name a folder of their own (tools/test.ts).
        ...(process.env['VITE_CACHE'] && { cacheDir: process.env['VITE_CACHE'] }),
        optimizeDeps,
        test: {
          name: 'stories',
          // `npm test` asks for a brief look (.storybook/vitest.setup.ts).
          env: { LOOKS: process.env['LOOKS'] ?? 'all' },
          setupFiles: ['.storybook/vitest.setup.ts'],
          ...inBrowser(),
        },
      },
      {
        // Where the worker of the mock backend lies.
        publicDir: 'mocks/worker',
        optimizeDeps,
        test: {
          name: 'browser',
          // `npm test` asks for some (apps/web/journeys/faults/grid.test.tsx).
          env: { CELLS: process.env['CELLS'] ?? 'all' },
          include: [
            'apps/web/journeys/faults/*.test.tsx',
            'testing/**/*.test.tsx',
            'workbench/**/*.test.tsx',
          ],
          ...inBrowser(),
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['apps/web/journeys/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          // Every lazy chunk of the build, blocked, offline and slow: a part of `npm run test:all`.
          name: 'chunks',
          environment: 'node',
          include: ['apps/web/journeys/chunks/*.browser.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // Storybook itself, as it is built: a part of `npm run test:all`.
          name: 'workbench',
          environment: 'node',
          include: ['workbench/built/*.browser.ts'],
          globalSetup: ['workbench/built/build.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
