import fs from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { serveFolder, type ServedFolder } from '../staticServer';

export { launchChromium as openBrowser } from '../chromium';

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

/** Texts that only a bug can put on the screen. */
export const RAW_VALUE_PATTERN = /\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date/;

export function wireListing(id: number, overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id,
    title: `Two Bedroom Apartment ${id}`,
    description: 'Near the lorry station.',
    propertyType: 'apartment',
    listingType: 'rent',
    price: '2800.00',
    bedrooms: 2,
    bathrooms: 1,
    region: 'Greater Accra',
    town: 'Tema West',
    specificLocation: 'Spintex Road',
    amenities: ['running_water'],
    status: 'active',
    images: [],
    createdAt: '2026-11-03T08:00:00Z',
    viewCount: 12,
    featured: true,
    agentId: 101,
    agentName: 'Ama Owusu',
    agentPhoneNumber: '+233 24 555 0142',
    agentVerificationStatus: 'verified',
    ...overrides,
  };
}
