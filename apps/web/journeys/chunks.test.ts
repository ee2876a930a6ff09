import { startMockServer, type MockHttpServer } from '@efie/mocks/server';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failChunk, type Failure } from './chunks/failChunk';
import { lazyChunks } from './chunks/lazyChunks';
import { scenarios } from './chunks/scenarios';
import { setUpBuild, listingWithoutPhotos } from '../../../testing/journeys/support';

const product = setUpBuild('dist');
let mocks: MockHttpServer;

beforeAll(async () => {
  mocks = await startMockServer({ port: 0 });
});
afterAll(async () => {
  await mocks.close();
});

const chunkOf = (name: string) => {
  const chunk = lazyChunks().find((candidate) => candidate.name === name);
  if (!chunk) throw new Error(`The build has no lazy chunk named ${name}`);
  return chunk;
};

const openPageWithOneListing = async (): Promise<Page> => {
  const { page } = await product.visit();
  await page.route('**/api/**', (route) =>
    route.fulfill({ json: { data: { properties: [listingWithoutPhotos(1)] } } }),
  );
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  return page;
};

// A sample; chunks/lazyChunks.browser.ts tests all chunks with all failures.
it.each<[string, Failure]>([
  ['Pagination', 'blocked'],
  ['PhotoQueueField', 'blocked'],
  ['Toaster', 'offline'],
  ['MemberHeader', 'blocked'],
])('F28 F29: without %s (%s) the page and its input stay', async (name, failure) => {
  const scenario = scenarios[name];
  if (!scenario) throw new Error(`No scenario for the chunk ${name}`);
  const served = { url: product.url, api: `http://127.0.0.1:${mocks.port}` };
  const { faults } = await failChunk(product.browser, served, chunkOf(name), scenario, failure);
  expect(faults).toEqual([]);
});

it('F28: a dialog whose code cannot be loaded shows an error dialog, and opens once the code can be loaded', async () => {
  const page = await openPageWithOneListing();
  const { file } = chunkOf('LoginRequired');
  await page.goto(`${product.url}listings`);
  await page.route(`**/${file}`, (route) => route.abort());
  const saveButton = page.getByRole('button', { name: 'Save Two Bedroom Apartment 1' });
  await saveButton.click();
  const notice = page.getByRole('dialog', { name: 'Not loaded' });
  await notice.getByText('This part could not be loaded.').waitFor();
  await page.keyboard.press('Escape');
  await notice.waitFor({ state: 'detached' });
  expect(await saveButton.evaluate((element) => element === document.activeElement)).toBe(true);

  await saveButton.click();
  await notice.getByRole('button', { name: 'Try again' }).waitFor();
  await page.unroute(`**/${file}`);
  await notice.getByRole('button', { name: 'Try again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login Required' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await saveButton.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('F28: a screen whose code cannot be loaded reloads once, then Try again loads it without a reload', async () => {
  const page = await openPageWithOneListing();
  const { file } = chunkOf('About');
  await page.route(`**/${file}`, (route) => route.fulfill({ status: 404, body: '' }));
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto(`${product.url}about`);
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  expect(loads).toBe(2);
  await page.unroute(`**/${file}`);
  await retry.click();
  await page.getByRole('heading', { level: 1, name: 'A fair way to find a home.' }).waitFor();
  expect(loads).toBe(2);
});

describe('sessionStorage that throws', () => {
  it.each(['getItem', 'setItem', 'removeItem'] as const)(
    '%s: screens render, and a chunk that cannot be loaded shows an error without a reload',
    async (method) => {
      const page = await openPageWithOneListing();
      await page.addInitScript((name) => {
        const original = Storage.prototype[name] as (this: Storage, ...args: string[]) => unknown;
        Object.defineProperty(Storage.prototype, name, {
          value(this: Storage, ...args: string[]) {
            if (this === window.sessionStorage) throw new Error('sessionStorage is damaged');
            return original.apply(this, args);
          },
        });
      }, method);
      await page.goto(`${product.url}listings`);
      await page.getByRole('heading', { level: 1, name: 'Rental Properties' }).waitFor();
      await page.route(`**/${chunkOf('About').file}`, (route) => route.abort());
      await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
      const panel = page.getByRole('main').getByRole('heading', { name: 'This page could not be shown' });
      await panel.waitFor();
      await page.getByRole('banner').waitFor();
      await page.getByRole('contentinfo').waitFor();
    },
  );
});

describe('idle prefetch', () => {
  it('loads the toaster, the menu and the dialogs of the screen after it has loaded', async () => {
    const { page } = await product.visit();
    const requestedFiles: string[] = [];
    page.on('requestfinished', (request) => requestedFiles.push(new URL(request.url()).pathname.slice(1)));
    await page.route('**/api/**', (route) =>
      route.fulfill({ json: { data: { properties: [listingWithoutPhotos(1)] } } }),
    );
    await page.goto(`${product.url}listings`);
    await expect
      .poll(() => requestedFiles, { timeout: 15_000 })
      .toEqual(
        expect.arrayContaining(
          ['Toaster', 'MobileMenu', 'LoginRequired', 'FilterSheet'].map((name) => chunkOf(name).file),
        ),
      );
  });

  it('loads nothing when the browser saves data', async () => {
    const page = await openPageWithOneListing();
    const requestedFiles: string[] = [];
    page.on('request', (request) => requestedFiles.push(new URL(request.url()).pathname.slice(1)));
    await page.goto(`${product.url}listings`);
    await page.getByText('1 property found').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(requestedFiles).not.toContain(chunkOf('Toaster').file);
    expect(requestedFiles).not.toContain(chunkOf('LoginRequired').file);
  });
});
