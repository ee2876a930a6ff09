import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, test } from '../../../testing/journeys/fixtures';
import { expectNoShift, recordShifts } from '../../../testing/journeys/layoutShift';
import { OTHER_API } from '../../../testing/journeys/otherApi';
import { listingWithoutPhotos } from '../../../testing/journeys/support';
import { serveFolder } from '../../../testing/staticServer';
import { browserList } from '../build/supportedBrowsers';

const root = path.resolve(import.meta.dirname, '../../..');

const screens = [
  { path: '', heading: 'Find the door that’s yours.' },
  { path: 'listings', heading: 'Rental Properties' },
];

/** Bytes of HTML that arrive at once on a slow network. */
const HTML_CHUNK = 2000;

test('a browser that is too old for the scripts gets a sentence, and links that work', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  // As where a script does not parse.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(product.url);
  const notice = page.getByText(
    `This browser is too old to search, save and list homes here. Use ${browserList} or a later version.`,
  );
  await expect(notice).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Browse', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rental Properties' })).toBeVisible();
  await expect(notice).toBeVisible();
});

for (const { path: screenPath, heading } of screens) {
  test.describe(`the product at /${screenPath}`, () => {
    test.describe(() => {
      test.use({ javaScriptEnabled: false });
      test('is pre-rendered: its HTML is complete without scripts', async ({ page, product }) => {
        await page.goto(product.url + screenPath);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByRole('banner')).toHaveCount(1);
      });
      if (screenPath === '')
        test('the search of Home is a plain form until its code has loaded', async ({ page, product }) => {
          await page.goto(product.url);
          await page.getByRole('radio', { name: 'Buy' }).check();
          await page.getByRole('combobox', { name: 'Region, district or town' }).fill('kumasi');
          await page.getByRole('combobox', { name: 'Bedrooms' }).selectOption('2 bedrooms');
          await page.getByRole('button', { name: 'Show homes' }).click();
          await expect(page).toHaveURL(/\/listings\/?\?type=sale&q=kumasi&beds=2$/);
        });
    });

    for (const width of [390, 1280]) {
      test.describe(() => {
        test.use({ viewport: { width, height: 823 } });
        test(`hydrates without a mismatch, and the layout does not shift while data loads, at ${width} px`, async ({
          page,
          consoleMessages,
          product,
        }) => {
          await page.route('**/api/properties', (route) =>
            route.fulfill({
              json: {
                data: {
                  properties: Array.from({ length: 40 }, (_, index) => listingWithoutPhotos(index + 1)),
                },
              },
            }),
          );
          await page.route('**/api/properties/*/view', (route) => route.fulfill({ json: { success: true } }));
          await page.addInitScript(recordShifts);
          await page.goto(product.url + screenPath);
          await expect(page.getByRole('link', { name: 'View Details' }).first()).toBeVisible();
          await expectNoShift(page);
          if (screenPath === '') {
            const box = page.getByRole('combobox', { name: 'Region, district or town' });
            await box.fill('zzqx');
            await expect(page.getByRole('link', { name: /^For Rent, \d+ homes$/ })).toBeVisible();
            await expectNoShift(page);
          }
          expect(consoleMessages).toEqual([]);
        });

        test(
          `does not shift while its HTML arrives in chunks, at ${width} px`,
          { tag: '@chromium' },
          async ({ page }) => {
            const html = fs.readFileSync(path.join(root, 'apps/web/dist', screenPath, 'index.html'));
            const shell = html.subarray(html.indexOf('<div id="root"'));
            const slow = http.createServer(async (request, response) => {
              if (request.url !== `/${screenPath}`) return response.writeHead(404).end();
              response.setHeader('Content-Type', 'text/html');
              response.write(html.subarray(0, html.length - shell.length));
              for (let start = 0; start < shell.length; start += HTML_CHUNK) {
                response.write(shell.subarray(start, start + HTML_CHUNK));
                // Long enough for the browser to paint each chunk.
                await wait(50);
              }
              return response.end();
            });
            await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
            await page.addInitScript(recordShifts);
            await page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/${screenPath}`);
            await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
            await expectNoShift(page);
            slow.close();
          },
        );
      });
    }
  });
}

test('a cold visit that 404.html answers loads no code of another screen that it has a shell for', async ({
  page,
  product,
}) => {
  const otherScreens = fs
    .readdirSync(path.join(root, 'apps/web/dist/assets'))
    .filter((file) => /^(?:AgentProfile|AgentDashboard)-/.test(file));
  expect(otherScreens).toHaveLength(2);
  for (const screenPath of ['property/7', 'no/such/page']) {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(path.basename(new URL(request.url()).pathname)));
    await page.route('**/api/properties/7', (route) => route.fulfill({ json: listingWithoutPhotos(7) }));
    await page.goto(product.url + screenPath, { waitUntil: 'networkidle' });
    expect(scripts.filter((file) => otherScreens.includes(file))).toEqual([]);
  }
});

test('a build with another API base URL sends its requests there and shows the listings', async ({
  page,
  consoleMessages,
}) => {
  const requests: string[] = [];
  await page.route(`${OTHER_API.url}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    requests.push(`${route.request().method()} ${pathname}`);
    const [, id] = /^\/api\/properties\/(\d+)$/.exec(pathname) ?? [];
    await route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json:
        id === undefined
          ? { data: { properties: [1, 2, 3].map((listing) => listingWithoutPhotos(listing)) } }
          : listingWithoutPhotos(Number(id)),
    });
  });
  expect(fs.existsSync(OTHER_API.folder), 'not built: `npm test -- product.test` builds it').toBe(true);
  const build = await serveFolder(OTHER_API.folder, { encodings: ['gzip'] });
  await page.goto(`${build.url}listings`);
  await expect(page.getByText('3 properties found').first()).toBeVisible();
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two Bedroom Apartment 1' })).toBeVisible();
  expect(requests).toContain('GET /api/properties');
  expect(consoleMessages).toEqual([]);
  await build.close();
});

test('a host that runs code describes a listing in its head, and the page hydrates', async ({
  page,
  consoleMessages,
}) => {
  const served = await serveFolder(path.join(root, 'apps/web/dist'), {
    backend: async (pathname) =>
      pathname === '/api/properties/7'
        ? { type: 'application/json', body: Buffer.from(JSON.stringify(listingWithoutPhotos(7))) }
        : undefined,
  });
  const { createRequestHandler } = (await import(
    pathToFileURL(path.join(root, 'apps/web/dist-server/requestHandler.js')).href
  )) as typeof import('../app/requestHandler');
  const handle = createRequestHandler({
    page: fs.readFileSync(path.join(root, 'apps/web/dist/404.html'), 'utf8'),
    robots: fs.readFileSync(path.join(root, 'apps/web/dist/robots.txt'), 'utf8'),
    siteUrl: served.url,
    backendUrl: served.url,
    headers: JSON.parse(
      fs.readFileSync(path.join(root, 'apps/web/dist-hosts/headers.json'), 'utf8'),
    ) as Record<string, string>,
  });
  await page.route(`${served.url}property/7`, async (route) => {
    const response = await handle(new Request(route.request().url()));
    await route.fulfill({
      status: response.status,
      body: await response.text(),
      headers: Object.fromEntries(response.headers),
    });
  });
  await page.route('**/api/properties/*/view', (route) => route.fulfill({ json: { success: true } }));
  const opened = await page.goto(`${served.url}property/7`);
  expect(opened?.headers()['content-security-policy']).toContain("style-src-attr 'none'");
  await expect(page.getByRole('heading', { level: 1, name: 'Two Bedroom Apartment 7' })).toBeVisible();
  await expect(page).toHaveTitle('Two Bedroom Apartment 7 | Efie');
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    'Two Bedroom Apartment 7',
  );
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveTitle(/^About/);
  expect(consoleMessages).toEqual([]);
  await served.close();
});

test('contains nothing of the mocks: no worker file, no payment page, no module, no text', async () => {
  const dist = path.join(root, 'apps/web/dist');
  const names = fs.readdirSync(dist, { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => /mockServiceWorker|checkout\.html/i.test(name))).toEqual([]);
  const scripts = names.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  const scriptsWithMocks = scripts.filter((name) =>
    /mockServiceWorker|setupWorker|\[MSW\]|demo-token|Mock payment/.test(
      fs.readFileSync(path.join(dist, name), 'utf8'),
    ),
  );
  expect(scriptsWithMocks).toEqual([]);
});
