import { availableParallelism } from 'node:os';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { findChromium } from './testing/chromium.ts';

/** Emulates forced colors (high contrast mode). */
const useForcedColors: BrowserCommand<[isForced: boolean]> = async ({ page }, isForced) => {
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
};

/**
 * How much is tested: `brief` (the default), `full` (set by `npm run test:all`, and by `npm test` for selected tests),
 * `translated` (plays on a translated page, part of `npm run test:all`), or `screenshots` (set by `npm run test:visual`).
 */
const TESTS = process.env['TESTS'] ?? 'brief';

const isTranslated = TESTS === 'translated';

const takesScreenshots = TESTS === 'screenshots';

const screenshotArgs = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  // Software rendering of whole tiles: a GPU rounds edges differently from run to run.
  '--disable-gpu',
  '--disable-gpu-rasterization',
  '--disable-partial-raster',
  '--hide-scrollbars',
  '--force-device-scale-factor=1',
  '--force-color-profile=srgb',
  // A screenshot shows the whole page, so images must not wait for scrolling.
  '--blink-settings=lazyLoadEnabled=false',
];

const executablePath = findChromium() ?? undefined;

/** The accessibility tree of the page's main content as text (testing/checks/treeSnapshot.ts). */
const readAccessibilityTree: BrowserCommand<[]> = ({ iframe }) => iframe.locator('main').ariaSnapshot();

/** Vitest leaves one core idle by default. */
const maxWorkers = availableParallelism();

/**
 * Runs the test files in one browser page per core; a page per file would take a second longer for each.
 * A function, because vitest adds the project's name to the object that it receives.
 */
const browserOptions = () =>
  ({
    isolate: false,
    maxWorkers,
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(executablePath && { executablePath }),
          args: ['--disable-background-networking', ...(takesScreenshots ? screenshotArgs : [])],
        },
        contextOptions: { reducedMotion: 'reduce', viewport: { width: 1400, height: 1000 } },
      }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          // The last folder of the name is the story's: Vitest makes one hyphen of the two in a story ID.
          resolveScreenshotPath: ({ arg }) =>
            `${process.env['VISUAL_BASELINES'] ?? ''}/${arg.replace(/\/([^/]+)$/, '--$1')}.png`,
          resolveDiffPath: ({ arg, root }) => `${root}/.cache/visual/differences/${arg}.png`,
          comparatorName: 'pixelmatch',
          // Every pixel counts: a pinned browser renders the same pixels on every run.
          comparatorOptions: { threshold: 0, includeAA: true },
          screenshotOptions: { animations: 'allow' },
        },
      },
      commands: { useForcedColors, readAccessibilityTree },
    },
  }) satisfies TestProjectInlineConfiguration['test'];

/** Pre-bundled at startup: a dependency that Vite discovers during a test reloads the page. */
const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react-dropzone',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    '@tanstack/react-query',
    '@codemirror/commands',
    '@codemirror/lang-json',
    '@codemirror/language',
    '@codemirror/lint',
    '@codemirror/state',
    '@codemirror/view',
    '@lezer/highlight',
    'ajv',
    'ajv-formats',
    '@dnd-kit/core',
    '@dnd-kit/sortable',
    '@dnd-kit/utilities',
    'axe-core',
    'comlink',
    'formik',
    'idb-keyval',
    'lucide-react',
    'msw',
    'msw/browser',
    'msw-storybook-addon/csf3',
    'msw-storybook-addon/preview',
    'openapi-fetch',
    'openapi-msw',
    'radix-ui',
    'react-hot-toast/headless',
    'react-number-format',
    'react-router-dom',
    'storybook/test',
    'uqr',
    'styled-components',
    'yup',
    'yet-another-react-lightbox',
    'yet-another-react-lightbox/plugins/captions',
    'yet-another-react-lightbox/plugins/counter',
    'yet-another-react-lightbox/plugins/thumbnails',
    'yet-another-react-lightbox/plugins/zoom',
  ],
};

/** In ms: how long `expect.poll` waits for a state of the app; the default of one second is too short on a busy machine. */
const expectOptions = { poll: { timeout: 15_000 } };

/** Unit tests run in Node, stories and fault tests in Chromium; journeys run in Playwright Test (playwright.config.ts). */
export default defineConfig({
  test: {
    attachmentsDir: '.cache/test/attachments',
    coverage: { reportsDirectory: '.cache/coverage' },
    // These runs do not compare the accessibility trees, which would count as obsolete.
    ...((takesScreenshots || isTranslated) && {
      resolveSnapshotPath: (file: string) =>
        path.resolve(
          import.meta.dirname,
          '.cache/test/trees',
          path.relative(import.meta.dirname, `${file}.snap`),
        ),
    }),
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Unit tests do not share state; a worker per test file would add a minute.
          isolate: false,
          maxWorkers,
          // Property-based tests run hundreds of inputs, which takes long on a busy machine.
          testTimeout: 30_000,
          include: ['{packages,mocks,apps,tools,workbench,testing}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'apps/web/journeys/**', '{workbench,testing}/**/*.test.tsx'],
        },
      },
      {
        plugins: [
          storybookTest({
            configDir: '.storybook',
            ...(takesScreenshots && {
              tags: { include: ['visual'] },
              // Accessibility is checked with the stories.
              initialGlobals: { a11y: { manual: true } },
            }),
            ...(isTranslated && {
              initialGlobals: { a11y: { manual: true } },
            }),
            ...(TESTS === 'brief' && { tags: { skip: ['slow'] } }),
          }),
        ],
        optimizeDeps,
        test: {
          name: 'stories',
          // Screens, panels, forms and dialogs hold all other components.
          ...(isTranslated && {
            exclude: [
              'packages/ui/{theme,primitives,fields,photos,cards}/**',
              'apps/mock-panel/**',
              'apps/web/{app,journeys}/**',
              'mocks/**',
            ],
          }),
          env: { TESTS },
          setupFiles: ['.storybook/vitest.setup.ts'],
          ...browserOptions(),
        },
      },
      {
        // The folder of the mock backend's service worker.
        publicDir: 'mocks/worker',
        optimizeDeps,
        test: {
          name: 'browser',
          env: { TESTS },
          include: ['{apps/web/journeys,workbench,testing}/**/*.test.tsx'],
          ...browserOptions(),
        },
      },
      {
        test: {
          // Tests the built Storybook; part of `npm run test:all`.
          name: 'workbench',
          environment: 'node',
          expect: expectOptions,
          include: ['workbench/built/*.browser.ts'],
          globalSetup: ['workbench/built/globalSetup.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
