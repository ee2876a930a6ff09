import fs from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { startMockServer } from '@efie/mocks/server';
import { serveFolder, type ServedFolder } from '../staticServer';

export { expect };

interface TestFixtures {
  /** Warnings and errors on the console of `page`, and its uncaught exceptions. */
  consoleMessages: readonly string[];
  /**
   * The level 1 headings of every page in the browser context, in order: a screen that redirects can be gone before an
   * assertion sees it.
   */
  headings: readonly string[];
  /** What the Content-Security-Policy blocked in the pages of the browser context; fails the test when there is any. */
  policyViolations: readonly string[];
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
  var recordViolation: (text: string) => void;
}

const web = path.resolve(import.meta.dirname, '../../apps/web');

/** Throws when a build is missing: `dist` (the product) or `dist-demo` (with the mocks). */
export function requireBuild(folder: 'dist' | 'dist-demo'): string {
  const dir = path.join(web, folder);
  if (!fs.existsSync(path.join(dir, 'index.html'))) {
    const command = folder === 'dist-demo' ? 'build -- demo' : 'build';
    throw new Error(`apps/web/${folder} is not built: run npm run ${command} first.`);
  }
  return dir;
}

/** The headers that the build writes for hosts, which every response has. */
function hostHeaders(folder: string): Record<string, string> {
  const text = fs.readFileSync(`${folder}-hosts/headers.json`, 'utf8');
  const headers = Object.entries(JSON.parse(text) as Record<string, string>);
  return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
}

/** The fixture of a build, served with its security headers. */
const serveBuild =
  (folder: 'dist' | 'dist-demo') =>
  async ({}, provide: (served: ServedFolder) => Promise<void>): Promise<void> => {
    const dir = requireBuild(folder);
    // Brotli would take each worker seconds.
    const served = await serveFolder(dir, { encodings: ['gzip'], headers: hostHeaders(dir) });
    await provide(served);
    await served.close();
  };

/** Runs in each page before its own scripts. */
function watchPolicy(): void {
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) =>
      globalThis.recordViolation(
        `${effectiveDirective} blocked ${blockedURI} at ${sourceFile ?? location.href}:${lineNumber} ${sample}`,
      ),
  );
}

/** Playwright's `test` with the served builds and what the page reports. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  demo: [serveBuild('dist-demo'), { scope: 'worker' }],
  product: [serveBuild('dist'), { scope: 'worker' }],
  policyViolations: [
    async ({ context }, provide) => {
      const violations: string[] = [];
      await context.exposeFunction('recordViolation', (text: string) => violations.push(text));
      await context.addInitScript(watchPolicy);
      await provide(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
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
