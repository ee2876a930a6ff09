import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { demoAccount } from '@efie/mocks';
import type { BrowserContext, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { expect, requireBuild, test as base } from '../../../testing/journeys/fixtures';
import { startSite, type Site } from '../../../testing/journeys/site';
import { readStorage } from '../../../testing/journeys/storage';
import { serveFolder } from '../../../testing/staticServer';

const test = base.extend<{ site: Site }>({
  site: async ({ product, mockServerUrl }, provide) => {
    const site = await startSite(product.url, mockServerUrl);
    await provide(site);
    await site.stop();
  },
});

// Each test installs a service worker, and stores the app before it loses the connection.
test.describe.configure({ timeout: 180_000 });

const { token, id, name, email } = demoAccount('user');

async function signIn(page: Page): Promise<void> {
  await page.evaluate(
    ([userToken, user]) => {
      localStorage.setItem('user', user);
      localStorage.setItem('userToken', userToken);
      localStorage.setItem('userType', 'user');
    },
    [token, JSON.stringify({ id, name, fullName: name, email })] as const,
  );
  await page.reload();
}

/** Waits until the service worker controls the page and has stored the app. */
async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
}

const photoCount = async (page: Page) =>
  (await readStorage(page)).cached.filter(({ cache }) => cache === 'efie-offline-photos').length;

/** Opens a listing, and waits until it is stored among those last viewed. Returns its title. */
async function view(page: Page, url: string, listingId: number): Promise<string> {
  await page.goto(`${url}property/${listingId}`);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  await page.waitForFunction(
    (stored) => localStorage.getItem('efie-offline-viewed')?.includes(stored),
    `"id":"${listingId}"`,
    { timeout: 60_000 },
  );
  return heading.innerText();
}

async function loseConnection(context: BrowserContext, site: Site): Promise<void> {
  await site.stop();
  await context.setOffline(true);
}

const savedOn = /^Saved on \d{1,2} [A-Z][a-z]+$/;

test('without a server and a network, favorites and the homes last viewed open', async ({
  page,
  context,
  site,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(site.url);
  await signIn(page);
  const title = await view(page, site.url, 1001);
  await view(page, site.url, 1003);
  await page.goto(`${site.url}favorites`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const favoriteTitles = await cards.getByRole('heading').allTextContents();
  await waitForWorker(page);
  await expect
    .poll(async () => {
      const { local } = await readStorage(page);
      return favoriteTitles.every((favorite) =>
        local['efie-offline-favorites']?.includes(JSON.stringify(favorite)),
      );
    })
    .toBe(true);
  await expect.poll(() => photoCount(page)).toBeGreaterThanOrEqual(favoriteTitles.length);
  // The paths of the photos are written after them.
  await expect
    .poll(
      async () => (await readStorage(page)).local['efie-offline-favorites']?.match(/offline-photo/g)?.length,
    )
    .toBe(favoriteTitles.length);

  const { cached, local } = await readStorage(page);
  // No response of the backend, and nothing behind a token, is in a cache.
  const allowed = /^\/(?:assets|fonts|offline-photo)\/|^\/404\.html$/;
  const unexpected = cached.map((entry) => entry.path).filter((entry) => !allowed.test(entry));
  expect(unexpected).toEqual([]);
  for (const { text } of cached.filter(({ cache }) => cache.startsWith('efie-shell-')))
    for (const secret of [token, email]) expect(text).not.toContain(secret);
  const sizeOf = (prefix: string) =>
    cached.filter(({ cache }) => cache.startsWith(prefix)).reduce((sum, { bytes }) => sum + bytes, 0);
  const kB = {
    app: Math.ceil(sizeOf('efie-shell-') / 1000),
    photos: Math.ceil(sizeOf('efie-offline-photos') / 1000),
    homes: Math.ceil(
      ((local['efie-offline-viewed']?.length ?? 0) + (local['efie-offline-favorites']?.length ?? 0)) / 1000,
    ),
  };
  test.info().annotations.push({ type: 'storage used in kB', description: JSON.stringify(kB) });
  expect(kB.app).toBeLessThan(1500);
  expect(kB.photos + kB.homes).toBeLessThan(6300);

  await loseConnection(context, site);

  await page.goto(`${site.url}favorites`);
  await expect(cards.first()).toBeVisible();
  expect(await cards.getByRole('heading').allTextContents()).toEqual(favoriteTitles);
  await expect(page.getByText(savedOn)).not.toHaveCount(0);
  const photo = cards.first().locator('img').first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.goto(`${site.url}property/1001`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main').getByText(savedOn)).toBeVisible();

  await page.goto(site.url);
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
  await page.getByRole('region', { name: 'Recently viewed' }).getByRole('link', { name: title }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible();

  // Of a home that is not stored, the page says so and links to those that are.
  await page.goto(`${site.url}property/1100`);
  await expect(page.getByText('This home is not saved on this device.')).toBeVisible();
  const readable = page.getByRole('region', { name: 'There is no connection, but you can read these' });
  await expect(readable.getByRole('link', { name: title })).toHaveAttribute('href', '/property/1001');
  await expect(readable.getByText(/homes saved on this device, \d+ kB/)).toBeVisible();

  // A screen whose code is not stored shows that the visitor is offline, and the saved homes.
  await page.goto(`${site.url}terms-of-service`);
  await expect(page.getByText('You are offline. What was loaded before is still here.')).toBeVisible();
  await readable.getByRole('link', { name: title }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(errors).toEqual([]);
});

test('after logging out nothing of the account remains, also in another tab', async ({
  page,
  context,
  site,
}) => {
  await page.goto(site.url);
  await signIn(page);
  await view(page, site.url, 1001);
  const other = await context.newPage();
  await other.goto(`${site.url}about`);
  await page.goto(`${site.url}favorites`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const favoriteTitles = await cards.getByRole('heading').allTextContents();
  await waitForWorker(page);
  await expect.poll(() => photoCount(page)).toBeGreaterThan(favoriteTitles.length - 1);

  const header = page.getByRole('banner');
  await header.getByRole('button', { name: `Account, ${name}` }).click();
  await header.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' }).first()).toBeVisible();
  // Texts are removed with the session, photos by the next run.
  expect((await readStorage(page)).local['efie-offline-favorites']).toBeUndefined();
  await expect.poll(() => photoCount(page)).toBeLessThanOrEqual(1);

  const { local, session, databases, cached } = await readStorage(page);
  const viewed = local['efie-offline-viewed'] ?? '';
  const notViewed = favoriteTitles.filter((favorite) => !viewed.includes(JSON.stringify(favorite)));
  expect(notViewed.length).toBeGreaterThan(0);
  const everything = JSON.stringify([
    local,
    session,
    cached.filter(({ cache }) => !cache.startsWith('efie-shell-')),
  ]);
  for (const trace of [token, email, name, ...notViewed]) expect(everything).not.toContain(trace);
  expect(databases).toEqual([]);
  expect(Object.keys(local).filter((key) => /user|token|favorites/i.test(key))).toEqual([]);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' }).first()).toBeVisible();
});

const digestOf = (file: string): string =>
  createHash('sha256').update(fs.readFileSync(file)).digest('base64');

/** A copy of the build in which every script has another name, as after a change of the app. */
function createNextVersion(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'efie-next-'));
  const dist = requireBuild('dist');
  const shell = fs.readFileSync(path.join(dist, 'service-worker.js'), 'utf8');
  const [, version = ''] = /version\\?":\\?"([\da-f]{12})/.exec(shell) ?? [];
  if (version === '') throw new Error('The service worker of the build has no version.');
  const scripts = fs.readdirSync(path.join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  const names = new RegExp(
    `(?<=[/"'\`])(?:${scripts.map((name) => name.replaceAll('.', String.raw`\.`)).join('|')})`,
    'g',
  );
  const rename = (text: string) =>
    text.replace(names, (name) => `next-version-${name}`).replaceAll(version, '0123456789ab');
  for (const name of fs.readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(dist, name);
    const target = path.join(folder, rename(name));
    if (fs.statSync(file).isDirectory()) fs.mkdirSync(target, { recursive: true });
    else if (/\.(?:js|html)$/.test(name)) fs.writeFileSync(target, rename(fs.readFileSync(file, 'utf8')));
    else fs.cpSync(file, target);
  }
  const worker = path.join(folder, 'service-worker.js');
  const withDigests = fs
    .readFileSync(worker, 'utf8')
    .replace(
      /(\/assets\/[^"\\]+)(\\?":\\?")[\w+/=]{44}/g,
      (_, name: string, quotes: string) => name + quotes + digestOf(path.join(folder, name)),
    );
  fs.writeFileSync(worker, withDigests);
  return folder;
}

const isNextVersion = (page: Page) => page.locator('script[type="module"][src*="next-version"]').count();

test('a new version waits, loses no form, and takes over on a press', async ({ page, site }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto(`${site.url}user/signup`);
  await waitForWorker(page);
  const field = page
    .getByRole('main')
    .getByLabel(/^Full name/i)
    .first();
  await field.fill('Abena Sarpong');
  expect(loads).toBe(1);

  const folder = createNextVersion();
  const next = await serveFolder(folder, { encodings: ['gzip'] });
  site.publish(next.url);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => Boolean((await navigator.serviceWorker.ready).waiting));

  // The form is being filled: no notice, no reload.
  const notice = page.getByRole('region', { name: 'New version' });
  await page.waitForTimeout(1500);
  await expect(notice).toHaveCount(0);
  await expect(field).toHaveValue('Abena Sarpong');
  await field.fill('Abena Sarpong Mensah');
  await expect(notice).toHaveCount(0);

  // Once the form is left, the notice appears, and still nothing reloads by itself.
  await page.getByRole('banner').getByRole('link', { name: /^Efie/ }).first().click();
  await expect(notice.getByRole('status')).toHaveText('A new version is ready');
  await page.waitForTimeout(1000);
  expect(loads).toBe(1);
  expect(await isNextVersion(page)).toBe(0);

  await notice.getByRole('button', { name: 'Reload' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isNextVersion(page)).toBe(1);
  expect(loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
  // The form's draft is as it was left.
  await page.goto(`${site.url}user/signup`);
  await expect(field).toHaveValue('Abena Sarpong Mensah');
  await next.close();
  fs.rmSync(folder, { recursive: true });
});

test('a page that was loaded after a new version was published shows no notice', async ({ page, site }) => {
  await page.goto(`${site.url}about`);
  await waitForWorker(page);
  const folder = createNextVersion();
  const next = await serveFolder(folder, { encodings: ['gzip'] });
  site.publish(next.url);
  await page.reload();
  expect(await isNextVersion(page)).toBe(1);
  // Its worker takes over, because the page is of its version already.
  await page.waitForFunction(async () => (await caches.keys()).includes('efie-shell-0123456789ab'));
  await page.waitForFunction(async () => {
    const { waiting, installing } = await navigator.serviceWorker.ready;
    return waiting === null && installing === null;
  });
  await expect(page.getByRole('region', { name: 'New version' })).toHaveCount(0);
  await next.close();
  fs.rmSync(folder, { recursive: true });
});

test('with the data saver no photo is stored', async ({ page, site }) => {
  await page.goto(site.url);
  await page.evaluate(() => localStorage.setItem('efie-data-saver', 'true'));
  const title = await view(page, site.url, 1001);
  await waitForWorker(page);
  await expect
    .poll(async () => (await readStorage(page)).local['efie-offline-viewed']?.includes(JSON.stringify(title)))
    .toBe(true);
  expect(await photoCount(page)).toBe(0);
});

test('Clear of Recently viewed removes the copies and their photos', async ({ page, site }) => {
  await view(page, site.url, 1001);
  await view(page, site.url, 1003);
  await waitForWorker(page);
  await expect.poll(() => photoCount(page)).toBe(2);
  await page.goto(site.url);
  await page.getByRole('region', { name: 'Recently viewed' }).getByRole('button', { name: 'Clear' }).click();
  expect((await readStorage(page)).local['efie-offline-viewed']).toBeUndefined();
  await expect.poll(() => photoCount(page)).toBe(0);
});

test('the demo, whose mock backend is a service worker, registers no other and stores nothing', async ({
  page,
  demo,
}) => {
  for (const listingId of [1001, 1003]) {
    await page.goto(`${demo.url}property/${listingId}`);
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(
      ({ active }) => active && new URL(active.scriptURL).pathname,
    ),
  );
  expect(scripts).toEqual(['/mockServiceWorker.js']);
  const { local, cached } = await readStorage(page);
  expect(Object.keys(local).filter((key) => key.startsWith('efie-offline'))).toEqual([]);
  expect(cached).toEqual([]);
  const files = fs.readdirSync(requireBuild('dist-demo'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /service-worker|webmanifest/.test(file))).toEqual([]);
});

test('the product can be installed: a manifest with icons for Chrome and iOS', async ({ page, product }) => {
  await page.goto(`${product.url}about`);
  const manifestUrl = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await page.request.get(new URL(manifestUrl ?? '', product.url).href)).json()) as {
    start_url: string;
    display: string;
    icons: readonly { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({
    name: 'Efie',
    start_url: '/',
    display: 'standalone',
    theme_color: '#FCFBF8',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const { src, sizes } of [...manifest.icons, { src: touchIcon ?? '', sizes: '180x180' }]) {
    const response = await page.request.get(new URL(src, product.url).href);
    const { width, height } = PNG.sync.read(await response.body());
    expect(`${width}x${height}`).toBe(sizes);
  }
});
