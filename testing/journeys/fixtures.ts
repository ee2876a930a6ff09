import fs from 'node:fs';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { startMockServer } from '@efie/mocks/server';
import { serveFolder, type ServedFolder } from '../staticServer';

export { expect } from '@playwright/test';

interface TestFixtures {
  /** Warnings and errors on the console of `page`, and its uncaught exceptions. */
  consoleMessages: readonly string[];
  /**
   * The level 1 headings of every page in the browser context, in order: a screen that redirects can be gone before an
   * assertion sees it.
   */
  headings: readonly string[];
  /** URL of a new mock backend over HTTP, for the production build. */
  mockServerUrl: string;
}

interface WorkerFixtures {
  /** The demo, with the mock backend: `demo.url` ends in a slash. */
  demo: ServedFolder;
  /** The production build. */
  product: ServedFolder;
}

declare global {
  var recordHeading: (text: string) => void;
}

const web = path.resolve(import.meta.dirname, '../../apps/web');

/** Throws when a build is missing: `dist` (the product) or `dist-demo` (with the mocks). */
export function requireBuild(folder: 'dist' | 'dist-demo'): string {
  const dir = path.join(web, folder);
  if (!fs.existsSync(path.join(dir, 'index.html'))) {
    const command = folder === 'dist-demo' ? 'build:demo' : 'build';
    throw new Error(`apps/web/${folder} is not built: run npm run ${command} first.`);
  }
  return dir;
}

/** Brotli would take each worker seconds. */
const SERVED = { encodings: ['gzip'] } as const;

/** Playwright's `test` with the served builds and what the page reports. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  demo: [
    async ({}, provide) => {
      const served = await serveFolder(requireBuild('dist-demo'), SERVED);
      await provide(served);
      await served.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({}, provide) => {
      const served = await serveFolder(requireBuild('dist'), SERVED);
      await provide(served);
      await served.close();
    },
    { scope: 'worker' },
  ],
  mockServerUrl: async ({}, provide) => {
    const mocks = await startMockServer({ port: 0 });
    await provide(`http://127.0.0.1:${mocks.port}`);
    await mocks.close();
  },
  consoleMessages: async ({ page }, provide) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(String(error)));
    await provide(messages);
  },
  headings: async ({ context }, provide) => {
    const headings: string[] = [];
    await context.exposeFunction('recordHeading', (text: string) => headings.push(text));
    await context.addInitScript(() => {
      let last = '';
      new MutationObserver(() => {
        const text = document.querySelector('h1')?.textContent ?? '';
        if (text !== '' && text !== last) globalThis.recordHeading(text);
        last = text;
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await provide(headings);
  },
});
