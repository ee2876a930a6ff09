import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/journeys/fixtures';
import { failChunk } from './chunks/failChunk';
import { lazyChunks } from './chunks/lazyChunks';
import { scenarios } from './chunks/scenarios';
import { listingWithoutPhotos } from '../../../testing/journeys/support';

const chunkOf = (name: string) => {
  const chunk = lazyChunks().find((candidate) => candidate.name === name);
  if (!chunk) throw new Error(`The build has no lazy chunk named ${name}`);
  return chunk;
};

async function respondWithOneListing(page: Page): Promise<void> {
  await page.route('**/api/**', (route) =>
    route.fulfill({ json: { data: { properties: [listingWithoutPhotos(1)] } } }),
  );
  await page.addInitScript(() => {
    // Never idle, so that nothing is prefetched.
    window.requestIdleCallback = () => 0;
  });
}

// A sample; chunks/lazyChunks.browser.ts tests all chunks with all failures.
for (const [name, failure] of [
  ['Listings/rest', 'blocked'],
  ['ListPropertyForm/rest', 'blocked'],
  ['common/onDemand', 'offline'],
  ['app/memberRest', 'blocked'],
] as const) {
  test(
    `without ${name} (${failure}) the page and its input stay`,
    { tag: '@chromium' },
    async ({ browser, product, mockServerUrl }) => {
      const [scenario] = [scenarios[name] ?? []].flat();
      if (!scenario) throw new Error(`No scenario for the chunk ${name}`);
      const servers = { url: product.url, api: mockServerUrl };
      const { faults } = await failChunk(browser, servers, chunkOf(name), scenario, failure);
      expect(faults).toEqual([]);
    },
  );
}

test(
  'a dialog whose code cannot be loaded shows an error dialog, and opens once the code can be loaded',
  { tag: '@chromium' },
  async ({ page, product }) => {
    await respondWithOneListing(page);
    const { file } = chunkOf('common/onDemand');
    await page.goto(`${product.url}listings`);
    await page.route(`**/${file}`, (route) => route.abort());
    const saveButton = page.getByRole('button', { name: 'Save Two Bedroom Apartment 1' });
    await saveButton.click();
    const notice = page.getByRole('dialog', { name: 'Not loaded' });
    await expect(notice.getByText('This part could not be loaded.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notice).toHaveCount(0);
    await expect(saveButton).toBeFocused();

    await saveButton.click();
    await expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unroute(`**/${file}`);
    await notice.getByRole('button', { name: 'Try again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Login Required' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(saveButton).toBeFocused();
  },
);

test('Filters is busy after a press until the code of the filters has arrived', async ({ page, product }) => {
  await respondWithOneListing(page);
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(`**/${chunkOf('Listings/rest').file}`, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(`${product.url}listings`);
  await expect(page.getByText('1 property found').first()).toBeVisible();
  const filters = page.locator('button[aria-haspopup="dialog"]', { hasText: 'Filters' });
  await filters.click();
  await expect(filters).toHaveAttribute('aria-busy', 'true');
  arrive();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expect(filters).toHaveAttribute('aria-busy', 'false');
});

test(
  'a screen whose code cannot be loaded reloads once, then Try again loads it without a reload',
  { tag: '@chromium' },
  async ({ page, product }) => {
    await respondWithOneListing(page);
    const { file } = chunkOf('About');
    await page.route(`**/${file}`, (route) => route.fulfill({ status: 404, body: '' }));
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.goto(`${product.url}about`);
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    expect(loads).toBe(2);
    await page.unroute(`**/${file}`);
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: 'A fair way to find a home.' })).toBeVisible();
    expect(loads).toBe(2);
  },
);

test.describe('sessionStorage that throws', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    test(`${method}: screens render, and a chunk that cannot be loaded shows an error without a reload`, async ({
      page,
      product,
    }) => {
      await respondWithOneListing(page);
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
      await expect(page.getByRole('heading', { level: 1, name: 'Rental Properties' })).toBeVisible();
      await page.route(`**/${chunkOf('About').file}`, (route) => route.abort());
      await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
      const panel = page.getByRole('main').getByRole('heading', { name: 'This page could not be shown' });
      await expect(panel).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
});

test.describe('idle prefetch', () => {
  test('loads the toaster, the menu and the dialogs of the screen after it has loaded', async ({
    page,
    product,
  }) => {
    const requestedFiles: string[] = [];
    page.on('requestfinished', (request) => requestedFiles.push(new URL(request.url()).pathname.slice(1)));
    await page.route('**/api/**', (route) =>
      route.fulfill({ json: { data: { properties: [listingWithoutPhotos(1)] } } }),
    );
    await page.goto(`${product.url}listings`);
    await expect
      .poll(() => requestedFiles, { timeout: 15_000 })
      .toEqual(
        expect.arrayContaining(['common/onDemand', 'Listings/rest'].map((name) => chunkOf(name).file)),
      );
  });

  test('loads nothing when the browser saves data', async ({ page, product }) => {
    await respondWithOneListing(page);
    const requestedFiles: string[] = [];
    page.on('request', (request) => requestedFiles.push(new URL(request.url()).pathname.slice(1)));
    await page.goto(`${product.url}listings`);
    await expect(page.getByText('1 property found').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requestedFiles).not.toContain(chunkOf('common/onDemand').file);
  });
});
