import fs from 'node:fs';
import path from 'node:path';

/** The average of our story files, so that the cost per file is the same. */
const STORIES_PER_FILE = 8;

const MAIN = `export default {
  framework: '@storybook/react-vite',
  stories: ['../stories/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};
`;

const PREVIEW = `export default { parameters: { a11y: { test: 'error' } } };
`;

const vitestConfig = (
  executablePath: string | null,
): string => `import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [storybookTest({ configDir: new URL('.storybook', import.meta.url).pathname })],
  cacheDir: new URL('vite', import.meta.url).pathname,
  optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'axe-core'] },
  test: {
    isolate: false,
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: ${JSON.stringify(executablePath === null ? {} : { executablePath })} }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
`;

const stories = (file: number, count: number): string => `const meta = {
  title: 'Empty ${file}',
  component: () => <p>Nothing</p>,
};
export default meta;

${Array.from({ length: count }, (_, index) => `export const Story${index + 1} = {};\n`).join('')}`;

/**
 * Writes a Storybook of `count` stories with one line of text, and our addons.
 * @param executablePath the Chromium that tests them; null for Playwright's
 */
export function writeEmptyStorybook(folder: string, count: number, executablePath: string | null): void {
  fs.rmSync(folder, { recursive: true, force: true });
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  };
  write('.storybook/main.ts', MAIN);
  write('.storybook/preview.ts', PREVIEW);
  write('vitest.config.ts', vitestConfig(executablePath));
  for (let from = 0; from < count; from += STORIES_PER_FILE) {
    const file = from / STORIES_PER_FILE + 1;
    write(`stories/Empty${file}.stories.tsx`, stories(file, Math.min(STORIES_PER_FILE, count - from)));
  }
}
