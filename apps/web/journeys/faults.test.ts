import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/journeys/fixtures';
import { expectNoRawValues, listingWithoutPhotos } from '../../../testing/journeys/support';

const respondWith = (page: Page, json: unknown) =>
  page.route('**/api/**', (route) => route.fulfill({ json }));

async function expectUsableAction(page: Page, name: string | RegExp): Promise<void> {
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name })
      .or(page.getByRole('main').getByRole('link', { name }))
      .first(),
  ).toBeVisible();
  await expectNoRawValues(page);
}

test.describe('server faults', () => {
  test('an unreachable API shows an error with Try again; Home renders without its listings', async ({
    page,
    product,
  }) => {
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.goto(`${product.url}listings`);
    await expect(page.getByRole('heading', { name: 'Properties could not be loaded' })).toBeVisible();
    await expectUsableAction(page, 'Try again');
    await page.goto(product.url);
    await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Featured Properties' })).toHaveCount(0);
  });

  test('HTML instead of JSON shows an error with Try again, on the listings and on a listing', async ({
    page,
    product,
  }) => {
    await page.route('**/api/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to nginx</h1>' }),
    );
    await page.goto(`${product.url}listings`);
    await expect(page.getByRole('heading', { name: 'Properties could not be loaded' })).toBeVisible();
    await expectUsableAction(page, 'Try again');
    await page.goto(`${product.url}property/1`);
    await expectUsableAction(page, 'Try again');
    await expect(page.locator('body')).not.toContainText('nginx', { useInnerText: true });
  });

  test('an unknown listing shows Not Found with a link to the listings', async ({ page, product }) => {
    await page.route('**/api/properties/*', (route) =>
      route.fulfill({ status: 404, json: { message: 'Property not found.' } }),
    );
    await page.goto(`${product.url}property/nope`);
    await expect(page.getByRole('heading', { name: 'Property not found' })).toBeVisible();
    await expectUsableAction(page, /browse|listings|properties/i);
  });

  test('a listing removed since the list was loaded shows Not Found, and Back returns to the list', async ({
    page,
    product,
  }) => {
    await page.route('**/api/properties', (route) =>
      route.fulfill({ json: { data: { properties: [listingWithoutPhotos(1), listingWithoutPhotos(2)] } } }),
    );
    await page.route('**/api/properties/*', (route) =>
      route.fulfill({ status: 404, json: { message: 'Property not found.' } }),
    );
    await page.goto(`${product.url}listings`);
    await page.getByRole('link', { name: 'View Details' }).nth(1).click();
    await expect(page.getByRole('heading', { name: 'Property not found' })).toBeVisible();
    await expectUsableAction(page, 'Browse Properties');
    await page.goBack();
    await expect(page.getByText('2 properties found').first()).toBeVisible();
  });

  test('a listing with missing and wrong-typed fields shows its valid fields', async ({
    page,
    consoleMessages,
    product,
  }) => {
    const broken = {
      id: 5,
      title: 7,
      price: {},
      bedrooms: 'many',
      images: 'x',
      amenities: { a: 1 },
      createdAt: 'yesterday',
      agentName: null,
    };
    await respondWith(page, {
      data: { properties: [null, 'x', {}, broken, listingWithoutPhotos(6)], property: broken },
    });
    await page.goto(`${product.url}listings`);
    await expect(page.getByText('2 properties found').first()).toBeVisible();
    await expectUsableAction(page, 'View Details');
    await page.goto(`${product.url}property/5`);
    await expect(page.getByText('Price on request').filter({ visible: true }).first()).toBeVisible();
    await expectNoRawValues(page);
    expect(consoleMessages).toEqual([]);
  });
});

test.describe('device faults', () => {
  test('blocked storage shows one message, and browsing works', async ({ page, product }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await respondWith(page, { data: { properties: [listingWithoutPhotos(1)] } });
    await page.goto(`${product.url}listings`);
    await expect(page.getByText('1 property found').first()).toBeVisible();
    await expect(page.getByText('This browser is not keeping data on this device')).toHaveCount(1);
  });

  test('offline at the start shows the shell, a banner and a retry; going online loads the list automatically, once', async ({
    page,
    product,
  }) => {
    let requestCount = 0;
    let isOnline = false;
    await page.route('**/api/properties', (route) => {
      requestCount += 1;
      return isOnline
        ? route.fulfill({ json: { data: { properties: [listingWithoutPhotos(1)] } } })
        : route.abort('internetdisconnected');
    });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    });
    await page.goto(`${product.url}listings`);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Properties could not be loaded' })).toBeVisible();
    await expectUsableAction(page, 'Try again');
    isOnline = true;
    requestCount = 0;
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });
      window.dispatchEvent(new Event('online'));
    });
    await expect(page.getByText('1 property found').first()).toBeVisible();
    await expect(page.getByText('You are offline.')).toHaveCount(0);
    expect(requestCount).toBe(1);
  });

  test.describe(() => {
    test.use({ serviceWorkers: 'block' });
    test('with service workers blocked the demo renders and says that the mock backend is not running', async ({
      page,
      demo,
    }) => {
      await page.goto(`${demo.url}listings`);
      await expect(page.getByRole('heading', { level: 1, name: 'Rental Properties' })).toBeVisible();
      await expect(page.getByText('The mock backend is not running.')).toBeVisible();
    });
  });

  test('a screen whose code cannot be loaded reloads once, then shows an error with Reload and Try again', async ({
    page,
    product,
  }) => {
    await respondWith(page, { data: { properties: [listingWithoutPhotos(1)] } });
    let loads = 0;
    page.on('framenavigated', () => (loads += 1));
    await page.goto(`${product.url}listings`);
    await expect(page.getByText('1 property found').first()).toBeVisible();
    await page.route(/PropertyDetail-[^/]*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
    loads = 0;
    await page.getByRole('link', { name: 'View Details' }).click();
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    await expectUsableAction(page, 'Reload');
    await expectUsableAction(page, 'Try again');
    // The navigation inside the app, and one reload.
    expect(loads).toBe(2);
  });
});

test.describe('URLs from outside', () => {
  for (const [name, path] of [
    ['an unknown path', 'nowhere'],
    ['8 KB of path', `x${'y'.repeat(8000)}`],
    ['broken percent signs', '%E0%A4%A'],
    ['a line break', 'nowhere%0a'],
    ['a line break behind a known path', 'listings%0a'],
    ['a line separator', 'x%E2%80%A8y'],
    ['a second slash and another host', '/evil.test'],
  ] as const) {
    test(`${name} shows the 404 page`, async ({ page, product }) => {
      await respondWith(page, { data: { properties: [] } });
      // Serves the start page for any path, as the host's handling of such paths varies.
      await page.route('**/*', (route, request) =>
        request.resourceType() === 'document' ? route.continue({ url: product.url }) : route.fallback(),
      );
      await page.goto(product.url + path);
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
      await expectUsableAction(page, 'Go Home');
    });
  }

  for (const path of ['listings/', 'LISTINGS']) {
    test(`${path} shows the listings`, async ({ page, product }) => {
      await respondWith(page, { data: { properties: [listingWithoutPhotos(1)] } });
      await page.goto(product.url + path);
      await expect(page.getByText('1 property found').first()).toBeVisible();
    });
  }

  test('an email address in the query string is never rendered as markup', async ({ page, product }) => {
    let ran = false;
    await page.exposeFunction('ran', () => (ran = true));
    await page.goto(
      `${product.url}verify-email?email=${encodeURIComponent('<img src=x onerror=ran()>')}#javascript:ran()`,
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    expect(ran).toBe(false);
  });

  test('unknown filters are ignored, known ones applied', async ({ page, product }) => {
    const other = listingWithoutPhotos(2, { region: 'Ashanti', town: 'Kumasi' });
    await respondWith(page, { data: { properties: [listingWithoutPhotos(1), other] } });
    await page.goto(
      `${product.url}listings?region=Atlantis&price=zzz&beds=-1&page=1e9&type=rent&property=apartment`,
    );
    await expect(page.getByText('2 properties found').first()).toBeVisible();
    await page.goto(`${product.url}listings?region=Ashanti&beds=-1`);
    await expect(page.getByText('1 property found').first()).toBeVisible();
  });
});
