import fs from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { wireListing } from '@efie/mocks';
import { afterAll, beforeAll } from 'vitest';
import { launchChromium } from '../chromium';
import { serveFolder, type ServedFolder } from '../staticServer';

const web = path.resolve(import.meta.dirname, '../../apps/web');

/** Serves a build folder as a static host: `dist` (the product), `dist-demo` (with the mocks) or another folder. */
export function serveBuild(folder: 'dist' | 'dist-demo' | (string & {}), base = '/'): Promise<ServedFolder> {
  const dir = path.resolve(web, folder);
  if (!fs.existsSync(path.join(dir, 'index.html'))) {
    throw new Error(
      `${folder} is not built: run npm run ${folder === 'dist-demo' ? 'build:demo' : 'build'} first.`,
    );
  }
  return serveFolder(dir, { base });
}

export interface Visit {
  page: Page;
  /** Console warnings and errors, and uncaught exceptions. */
  consoleMessages: readonly string[];
}

/** Opens a page in a new browser context, on a desktop by default; it closes with the browser. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const consoleMessages: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) consoleMessages.push(message.text());
  });
  page.on('pageerror', (error) => consoleMessages.push(String(error)));
  return { page, consoleMessages };
}

export interface ServedBuild {
  /** Ends in a slash. */
  readonly url: string;
  readonly browser: Browser;
  visit: (options?: BrowserContextOptions) => Promise<Visit>;
}

/** Serves a build and opens a browser before the tests of the calling file; closes both after them. */
export function setUpBuild(folder: 'dist' | 'dist-demo'): ServedBuild {
  let browser: Browser;
  let server: ServedFolder;
  beforeAll(async () => {
    [browser, server] = await Promise.all([launchChromium(), serveBuild(folder)]);
  });
  afterAll(() => Promise.all([browser.close(), server.close()]));
  return {
    get url() {
      return server.url;
    },
    get browser() {
      return browser;
    },
    visit: (options) => visit(browser, options),
  };
}

/** Texts that only a bug can put on the screen. */
export const RAW_VALUE_PATTERN = /\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date/;

/** A listing on the wire without photos. */
export function listingWithoutPhotos(
  id: number,
  overrides: Record<string, unknown> = {},
): Record<string, unknown> {
  const place = { region: 'Greater Accra', town: 'Tema West' };
  const listing = wireListing(id, { ...place, title: `Two Bedroom Apartment ${id}`, featured: true });
  return { ...listing, images: [], ...overrides };
}
