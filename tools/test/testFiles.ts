/** The test files of each project of vitest.config.ts and apps/web/journeys/playwright.config.ts, as globs from the root. */
export const TEST_FILES = {
  unit: [
    'packages/**/*.test.{ts,tsx}',
    'mocks/**/*.test.ts',
    'apps/mock-panel/**/*.test.ts',
    'tools/**/*.test.ts',
    'workbench/**/*.test.ts',
    'testing/**/*.test.ts',
    'apps/web/{app,build,routing}/**/*.test.{ts,tsx}',
    'apps/web/screens/**/*.test.{ts,tsx}',
  ],
  /** Found by Storybook; listed here to select them. */
  stories: ['{packages/ui,apps/web,apps/mock-panel,workbench}/**/*.stories.tsx'],
  browser: ['apps/web/journeys/faults/*.test.tsx', 'testing/**/*.test.tsx', 'workbench/**/*.test.tsx'],
  journeys: ['apps/web/journeys/**/*.test.ts'],
  chunks: ['apps/web/journeys/chunks/*.browser.ts'],
  workbench: ['workbench/built/*.browser.ts'],
};
