import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/journeys/fixtures';
import { listingWithoutPhotos } from '../../../testing/journeys/support';
import { serveFolder } from '../../../testing/staticServer';

const root = path.resolve(import.meta.dirname, '../../..');

interface Shift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

interface RecordedShift {
  value: number;
  /** What moved, from where to where. */
  moved: string[];
}

/** Runs in the page before its own scripts. */
function recordShifts(): void {
  const shifts: RecordedShift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const text = node?.textContent?.trim().slice(0, 40) ?? '';
        return `${node?.nodeName ?? ''} '${text}': ${from.x},${from.y} to ${to.x},${to.y}`;
      });
      shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Expects almost no layout shift since the start of the page; a failure lists what moved. */
async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: readonly RecordedShift[] }).shifts,
  );
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total > 0.005 ? shifts : []).toEqual([]);
}

const screens = [
  { path: '', heading: 'Find the door that’s yours.' },
  { path: 'listings', heading: 'Rental Properties' },
];

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
      });
    }
  });
}

/** Delays the app's script, so that the page shows what it has without it. Returns a function that lets the script load. */
async function holdApp(page: Page): Promise<() => void> {
  let startApp = () => {};
  const isStarted = new Promise<void>((resolve) => (startApp = resolve));
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await isStarted;
    await route.continue();
  });
  return () => startApp();
}

const storeAll = (page: Page, storage: Readonly<Record<string, string>>) =>
  page.addInitScript(
    (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
    Object.entries(storage),
  );

const agentRecord = { id: '9', fullName: 'Kofi Mensah' };
const agentProfile = {
  ...agentRecord,
  email: 'kofi@example.com',
  phone: '+233 24 555 0142',
  region: 'Ashanti',
  listingLimit: 3,
  currentListings: 1,
  verificationStatus: 'verified',
};
const storageOf = (record: object) => ({ agentToken: 'token', agent: JSON.stringify(record) });

interface LinkedScreen {
  path: string;
  heading: string;
  storage: Record<string, string>;
  /** What a test title says of the storage. */
  visitor?: string;
  hasShell?: boolean;
  /** The agent's profile in the response. */
  profile?: object;
  isUnverified?: boolean;
}

const dashboard = { path: 'agent/dashboard', heading: 'Hello, Kofi Mensah', hasShell: true };

const linkedScreens: readonly LinkedScreen[] = [
  { path: 'property/7', heading: 'Two Bedroom Apartment 7', storage: {}, hasShell: true },
  { path: 'agent/profile/9', heading: 'Kofi Mensah', storage: {}, hasShell: true },
  { path: 'favorites', heading: 'My Favorites', storage: {}, hasShell: true },
  // The shell would be replaced by another screen.
  {
    path: 'favorites',
    heading: 'My Favorites',
    visitor: 'a user',
    storage: { userToken: 'token', user: '{}' },
  },
  {
    path: 'favorites',
    heading: 'My Favorites',
    visitor: 'stored favorites',
    storage: { 'gh-rental-favorites': '["7"]' },
  },
  {
    ...dashboard,
    visitor: 'a verified agent',
    storage: storageOf(agentProfile),
    profile: agentProfile,
  },
  {
    ...dashboard,
    visitor: 'an agent who is not verified',
    storage: storageOf({ ...agentProfile, verificationStatus: 'pending' }),
    profile: { ...agentProfile, verificationStatus: 'pending' },
    isUnverified: true,
  },
  {
    ...dashboard,
    visitor: 'an agent whose record lacks the verification',
    storage: storageOf(agentRecord),
    profile: { ...agentProfile, subscriptionType: 'Pro', bio: 'Homes in Kumasi.' },
  },
];

for (const linked of linkedScreens) {
  const { path: screenPath, heading, storage, visitor, hasShell = false, profile, isUnverified } = linked;
  for (const width of [390, 1280]) {
    test.describe(() => {
      test.use({ viewport: { width, height: 823 } });
      test(`${hasShell ? 'the shell' : 'no shell'} at /${screenPath}${visitor ? ` with ${visitor}` : ''}, then no mismatch and no shift, at ${width} px`, async ({
        page,
        consoleMessages,
        product,
      }) => {
        await page.route('**/api/properties/7', (route) => route.fulfill({ json: listingWithoutPhotos(7) }));
        await page.route('**/api/properties/*/view', (route) => route.fulfill({ json: { success: true } }));
        await page.route('**/api/user/favorites', (route) => route.fulfill({ json: { data: [] } }));
        await page.route('**/api/user/profile', (route) => route.fulfill({ json: { id: '1', name: 'Ama' } }));
        await page.route('**/api/agent/profile/9', (route) =>
          route.fulfill({ json: { data: { agent: { id: '9', fullName: 'Kofi Mensah', properties: [] } } } }),
        );
        await page.route('**/api/agent/profile', (route) =>
          route.fulfill({ json: { data: { agent: profile } } }),
        );
        await page.route('**/api/agent/properties', (route) =>
          route.fulfill({ json: { data: { properties: [listingWithoutPhotos(7)] } } }),
        );
        await page.route('**/api/agent/properties/*/views', (route) =>
          route.fulfill({ json: { data: { viewCount: 3 } } }),
        );
        await page.route('**/api/agent/favorites', (route) => route.fulfill({ json: { data: [] } }));
        await page.route('**/api/agent/payments', (route) => route.fulfill({ json: { data: [] } }));
        const startApp = await holdApp(page);
        await page.addInitScript(recordShifts);
        await storeAll(page, storage);
        await page.goto(product.url + screenPath, { waitUntil: 'commit' });
        await page.locator('noscript').waitFor({ state: 'attached' });
        await expect(page.getByRole('banner')).toHaveCount(hasShell ? 1 : 0);
        if (profile) {
          // The shell greets the agent and has the figures of the screen that follows.
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
          await expect(page.getByRole('region', { name: 'Your figures' })).toHaveCount(isUnverified ? 0 : 1);
        }
        startApp();
        if (profile) await expect(page.getByRole('link', { name: 'View', exact: true })).toBeVisible();
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByRole('banner')).toHaveCount(1);
        await expectNoShift(page);
        expect(consoleMessages).toEqual([]);
      });
    });
  }
}

/** Counts the frames in which a guest's link to the login is shown; runs in the page before its own scripts. */
function countGuestFrames(): void {
  Object.assign(window, { guestFrames: 0 });
  const look = () => {
    const links = document.querySelectorAll('header a[href="/user/login"]');
    const isShown = [...links].some((link) => link.checkVisibility({ visibilityProperty: true }));
    if (isShown) (window as unknown as { guestFrames: number }).guestFrames += 1;
    requestAnimationFrame(look);
  };
  look();
}

test.describe('the header of a signed-in visitor', () => {
  test.use({ viewport: { width: 1280, height: 823 } });

  for (const screenPath of ['', 'listings', 'about']) {
    test(`is never that of a guest, at /${screenPath}`, async ({ page, product }) => {
      await page.route('**/api/user/favorites', (route) => route.fulfill({ json: { data: [] } }));
      await page.route('**/api/user/profile', (route) => route.fulfill({ json: { id: '1', name: 'Ama' } }));
      await page.route('**/api/properties', (route) => route.fulfill({ json: { data: { properties: [] } } }));
      const startApp = await holdApp(page);
      await page.addInitScript(countGuestFrames);
      await storeAll(page, { userToken: 'token', user: '{"id":"1","name":"Ama"}' });
      await page.goto(product.url + screenPath, { waitUntil: 'commit' });
      await page.locator('noscript').waitFor({ state: 'attached' });
      startApp();
      await expect(page.getByRole('banner').getByRole('button', { name: /Ama/ })).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { guestFrames: number }).guestFrames)).toBe(0);
    });
  }

  test('is that of a guest again when the stored session turns out to be damaged', async ({
    page,
    product,
  }) => {
    await page.route('**/api/properties', (route) => route.fulfill({ json: { data: { properties: [] } } }));
    await storeAll(page, { userToken: 'token', user: '{' });
    await page.goto(`${product.url}listings`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  });
});

for (const [visitor, storage] of [
  ['a guest', {}],
  ['a user', { userToken: 'token', user: '{}' }],
] as const) {
  test(`no shell at /agent/dashboard for ${visitor}, who is redirected`, async ({ page, product }) => {
    const startApp = await holdApp(page);
    await page.route('**/api/user/**', (route) => route.fulfill({ json: { data: [] } }));
    await storeAll(page, storage);
    await page.goto(`${product.url}agent/dashboard`, { waitUntil: 'commit' });
    // Every script but the app's has run.
    await page.waitForFunction(() => document.readyState === 'interactive');
    await expect(page.locator('#root')).toBeEmpty();
    startApp();
    await expect(page).toHaveURL(/\/agent\/login$/);
  });
}

test.describe('a listing with a photo', () => {
  test.use({ viewport: { width: 390, height: 823 } });
  test('its photo is requested once and shown in the shell before the app starts', async ({
    page,
    consoleMessages,
    product,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      requests.push(`${request.resourceType()} ${new URL(request.url()).pathname}`);
    });
    const listing = listingWithoutPhotos(7);
    await page.route('**/api/properties/7', (route) =>
      route.fulfill({
        json: { data: { property: { ...listing, images: ['listings/7/1.svg'] } } },
      }),
    );
    await page.route('**/api/properties/*/view', (route) => route.fulfill({ json: { success: true } }));
    await page.route('**/storage/listings/7/1.svg', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><rect width="8" height="6" fill="red"/></svg>',
      }),
    );
    const startApp = await holdApp(page);
    await page.addInitScript(recordShifts);
    await page.goto(`${product.url}property/7`, { waitUntil: 'commit' });
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.querySelectorAll('#main div')].some((element) =>
            getComputedStyle(element).backgroundImage.includes('/storage/listings/7/1.svg'),
          ),
        ),
      )
      .toBe(true);
    startApp();
    await expect(page.getByRole('img', { name: /picture 1 of|photo/i }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Two Bedroom Apartment 7' })).toBeVisible();
    await expectNoShift(page);
    expect(requests.filter((request) => request === 'fetch /api/properties/7')).toHaveLength(1);
    // The copy for offline reading is a fetch, to which the HTTP cache responds where no test routes it.
    expect(requests.filter((request) => request === 'image /storage/listings/7/1.svg')).toHaveLength(1);
    // The next listing's loading screen must not show this photo.
    expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--early-photo'))).toBe(
      'none',
    );
    expect(consoleMessages).toEqual([]);
  });
});

test('a cold visit that 404.html answers loads no code of Home', async ({ page, product }) => {
  const homeChunks = fs
    .readdirSync(path.join(root, 'apps/web/dist/assets'))
    .filter((file) => /^(?:Home|home)-(?!shared)/.test(file));
  expect(homeChunks.length).toBeGreaterThan(0);
  for (const screenPath of ['property/7', 'no/such/page']) {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(path.basename(new URL(request.url()).pathname)));
    await page.route('**/api/properties/7', (route) => route.fulfill({ json: listingWithoutPhotos(7) }));
    await page.goto(product.url + screenPath, { waitUntil: 'networkidle' });
    expect(scripts.filter((file) => homeChunks.includes(file))).toEqual([]);
  }
});

test('the footer stays below the fold while the target of a redirect loads', async ({ page, product }) => {
  let loadLogin = () => {};
  const isReleased = new Promise<void>((resolve) => (loadLogin = resolve));
  await page.route(/\/AgentLogin-[^/]*\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 823 });
  await page.goto(`${product.url}agent/dashboard`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/agent\/login$/);
  const footer = page.getByRole('contentinfo');
  await footer.waitFor();
  expect((await footer.boundingBox())?.y).toBeGreaterThanOrEqual(823);
  loadLogin();
  await expect(page.getByRole('heading', { level: 1, name: 'Agent Login' })).toBeVisible();
});

test('C46: a build with another API base URL sends its requests there and shows the listings', async ({
  page,
  consoleMessages,
}) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'efie-product-'));
  const requests: string[] = [];
  const api = http.createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', 'application/json');
    const listingPath = /^\/api\/properties\/(\d+)$/.exec(request.url ?? '');
    if (listingPath) response.end(JSON.stringify(listingWithoutPhotos(Number(listingPath[1]))));
    else
      response.end(
        JSON.stringify({
          data: { properties: [listingWithoutPhotos(1), listingWithoutPhotos(2), listingWithoutPhotos(3)] },
        }),
      );
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', 'apps/web', '--mode', 'production', '--outDir', folder, '--logLevel', 'warn'],
    { cwd: root, env: { ...process.env, VITE_API_BASE_URL: apiUrl, NODE_ENV: 'production' } },
  );
  const build = await serveFolder(folder);
  await page.goto(`${build.url}listings`);
  await expect(page.getByText('3 properties found').first()).toBeVisible();
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two Bedroom Apartment 1' })).toBeVisible();
  expect(requests).toContain('GET /api/properties');
  expect(consoleMessages).toEqual([]);
  await build.close();
  api.close();
  fs.rmSync(folder, { recursive: true });
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
  const { createListingPage } = (await import(
    pathToFileURL(path.join(root, 'apps/web/dist-server/listingPage.js')).href
  )) as typeof import('../app/listingPage');
  const handle = createListingPage({
    page: fs.readFileSync(path.join(root, 'apps/web/dist/404.html'), 'utf8'),
    backendUrl: served.url,
  });
  await page.route(`${served.url}property/7`, async (route) => {
    const response = await handle(new Request(route.request().url()));
    await route.fulfill({ status: response.status, body: await response.text(), contentType: 'text/html' });
  });
  await page.route('**/api/properties/*/view', (route) => route.fulfill({ json: { success: true } }));
  await page.goto(`${served.url}property/7`);
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
