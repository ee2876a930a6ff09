import { demoAccount } from '@efie/mocks';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../../../testing/journeys/fixtures';
import { accountButton, field, fill, heading, logIn, logOut, main } from '../../../testing/journeys/forms';
import { createPhonePhotos } from '../../../testing/journeys/photos';
import type { ServedFolder } from '../../../testing/staticServer';

const first = demoAccount('agent-premium');
const second = demoAccount('agent-free');

/** All visible text and field values, without the footer, which has a phone number too. */
const visibleText = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.body.innerText.replace(document.querySelector('footer')?.innerText ?? '', ''),
      ...Array.from(document.querySelectorAll('input'), ({ value }) => value),
      ...Array.from(document.querySelectorAll('textarea'), ({ value }) => value),
    ].join('\n'),
  );

async function expectNoDataOfFirst(page: Page): Promise<void> {
  const visible = await visibleText(page);
  for (const text of [first.name, first.email, '+233']) expect(visible).not.toContain(text);
}

async function openAsFirst(page: Page, url: string): Promise<void> {
  await page.goto(`${url}?as=${first.key}`);
  await expect(accountButton(page, first.name)).toBeVisible();
}

/** The first of the agent's own listings, below the header of the table. */
const ownListing = (page: Page) =>
  main(page).getByRole('table', { name: 'Property listings' }).getByRole('row').nth(1);

/** Logs in as the second agent in a second tab of the same browser, without logging out first. */
async function logInInOtherTab(context: BrowserContext, demo: ServedFolder): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(`${demo.url}agent/login`);
  await logIn(tab, 'Sign In', second.email);
  await expect(accountButton(tab, second.name)).toBeVisible();
  return tab;
}

/** Crashes the renderer process of one tab; the other survives only if it has a separate process. */
async function expectSeparateProcesses(page: Page, tab: Page): Promise<void> {
  const hasCrashed = new Promise<void>((resolve) => tab.once('crash', () => resolve()));
  const session = await page.context().newCDPSession(tab);
  session.send('Page.crash').catch(() => undefined);
  await hasCrashed;
  expect(await page.evaluate(() => document.readyState)).toBe('complete');
}

/** Records the page's requests other than GET, with their Authorization header. */
function recordChanges(page: Page): { path: string; token: string | null }[] {
  const changes: { path: string; token: string | null }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.includes('/api/') || request.method() === 'GET') return;
    changes.push({ path: pathname, token: request.headers()['authorization'] ?? null });
  });
  return changes;
}

const otherAccountNotice = (scope: Page | Locator) => scope.getByText(/^Another account is signed in now\./);
const nothingSentNotice = (scope: Page | Locator) => scope.getByText(/Nothing was sent\./).first();

/** Playwright disables the back/forward cache. */
const testWithCache = test.extend({
  context: async ({ playwright, mockServerUrl }, provide) => {
    const browser = await playwright.chromium.launch({
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext();
    await context.route(/\/(api|storage)\//, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.continue({ url: mockServerUrl + pathname + search });
    });
    await provide(context);
    await browser.close();
  },
});

/** Chromium does not cache a page that is still loading, and evicts it when its service worker's state changes. */
async function waitUntilCacheable(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
}

// On the production build: a message from the demo's service worker would evict the page from the cache.
testWithCache(
  'a private page restored from the back/forward cache after a log-out in another tab shows no account data',
  { tag: '@chromium' },
  async ({ page, context, product }) => {
    await page.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto(`${product.url}agent/login`);
    await logIn(page, 'Sign In', first.email);
    await expect(page).toHaveURL(/\/agent\/dashboard$/);
    await expect(main(page).getByText(first.email)).toBeVisible();
    await expect(ownListing(page)).toBeVisible();
    await waitUntilCacheable(page);
    await page.goto(`${product.url}about`);
    const tab = await context.newPage();
    await tab.goto(`${product.url}about`);
    await logOut(tab, first.name);
    await expect(heading(tab, 'Find the door that’s yours.')).toBeVisible();

    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(/\/agent\/dashboard(\?.*)?$/);
    await expect(heading(page, 'You are signed out')).toBeVisible();
    expect(await page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true);
    await expectNoDataOfFirst(page);
  },
);

testWithCache(
  'favorites restored from the back/forward cache after a log-out in another tab show no account data',
  { tag: '@chromium' },
  async ({ page, context, product }) => {
    const user = demoAccount('user');
    await page.addInitScript(() => {
      // Otherwise photos are requested for reading without a connection when the browser is idle.
      localStorage.setItem('efie-data-saver', 'true');
      window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto(`${product.url}user/login`);
    await logIn(page, 'Login', user.email);
    await expect(accountButton(page, user.name)).toBeVisible();
    await page.goto(`${product.url}favorites`);
    await expect(main(page).getByRole('article').first()).toBeVisible();
    await waitUntilCacheable(page);
    await page.goto(`${product.url}about`);
    const tab = await context.newPage();
    await tab.goto(`${product.url}about`);
    await logOut(tab, user.name);
    await expect(heading(tab, 'Find the door that’s yours.')).toBeVisible();

    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(/\/favorites$/);
    await expect(accountButton(page, user.name)).toHaveCount(0);
    expect(await page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true);
    await expect(main(page).getByRole('article')).toHaveCount(0);
    expect(await visibleText(page)).not.toContain(user.name);
  },
);

test('a log-out in another tab removes all account data from the dashboard', async ({
  page,
  context,
  demo,
}) => {
  await openAsFirst(page, `${demo.url}agent/dashboard`);
  await expect(main(page).getByText(first.email)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(`${demo.url}about`);
  await logOut(tab, first.name);
  await expect(heading(page, 'You are signed out')).toBeVisible();
  await expectNoDataOfFirst(page);
});

test.describe('a second agent logs in in another tab', () => {
  for (const [when, hasReceivedEvent] of [
    ['after the storage event', true],
    ['before the storage event', false],
  ] as const) {
    test(
      `edit profile, saved ${when}: the input stays, and nothing is sent`,
      { tag: '@chromium' },
      async ({ page, context, demo }) => {
        if (!hasReceivedEvent) {
          await page.addInitScript(() => {
            window.addEventListener('storage', (event) => event.stopImmediatePropagation(), {
              capture: true,
            });
          });
        }
        await openAsFirst(page, `${demo.url}agent/edit-profile`);
        await fill(page, { Bio: 'Homes in Osu.' });
        const changes = recordChanges(page);
        const tab = await logInInOtherTab(context, demo);
        if (hasReceivedEvent) {
          await expect(otherAccountNotice(page)).toBeVisible();
          await expect(accountButton(page, second.name)).toBeVisible();
          await expectNoDataOfFirst(page);
        }
        await main(page).getByRole('button', { name: 'Save Changes' }).click();
        await expect(nothingSentNotice(main(page))).toBeVisible();
        await expect(field(page, 'Bio')).toHaveValue('Homes in Osu.');
        expect(changes).toEqual([]);
        await tab.goto(`${demo.url}agent/edit-profile`);
        await expect(field(tab, 'Bio')).not.toHaveValue('Homes in Osu.');
        await expectSeparateProcesses(page, tab);
      },
    );
  }

  test('list property: the input and the photos stay, and nothing is sent', async ({
    page,
    context,
    demo,
  }) => {
    await openAsFirst(page, `${demo.url}agent/list-property`);
    await expect(heading(page, 'List Property')).toBeVisible();
    const values = {
      Title: 'Two-bedroom flat behind the polyclinic',
      Description: 'Second floor, cross-ventilated, own meter, a balcony off the living room.',
      'Property type': 'apartment',
      'Monthly Rent': '2800',
      Bedrooms: '2',
      Bathrooms: '1',
      Region: 'Greater Accra',
      District: 'Tema',
      'Specific location': 'Spintex Road',
    };
    await fill(page, values);
    await main(page)
      .locator('input[type="file"]')
      .setInputFiles(await createPhonePhotos(page, ['front.jpg', 'living.jpg', 'kitchen.jpg']));
    await expect(main(page).getByText('3 of 10 photos')).toBeVisible();
    const changes = recordChanges(page);
    await logInInOtherTab(context, demo);
    await expect(otherAccountNotice(page)).toBeVisible();
    await main(page).getByRole('button', { name: 'List Property' }).click();
    await expect(nothingSentNotice(main(page))).toBeVisible();
    await expect(field(page, 'Title')).toHaveValue(values.Title);
    await expect(field(page, 'Specific location')).toHaveValue(values['Specific location']);
    await expect(main(page).getByText('3 of 10 photos')).toBeVisible();
    expect(changes).toEqual([]);
  });

  test('edit listing: the dialog shows a notice, the input stays, and nothing is sent', async ({
    page,
    context,
    demo,
  }) => {
    await openAsFirst(page, `${demo.url}agent/dashboard`);
    await ownListing(page)
      .getByRole('button', { name: /^Edit / })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Edit Property' });
    const title = dialog.getByLabel(/^Title/);
    await title.fill('Flat in Osu');
    const changes = recordChanges(page);
    await logInInOtherTab(context, demo);
    await expect(otherAccountNotice(dialog)).toBeVisible();
    await expectNoDataOfFirst(page);
    await expect(main(page).getByRole('row')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Update Property' }).click();
    await expect(nothingSentNotice(dialog)).toBeVisible();
    await expect(title).toHaveValue('Flat in Osu');
    expect(changes).toEqual([]);
  });

  test('report: the input stays, and the request has no token', async ({ page, context, demo }) => {
    await openAsFirst(page, `${demo.url}listings`);
    await main(page).getByRole('article').first().getByRole('link', { name: 'View Details' }).click();
    await main(page).getByRole('button', { name: 'Report Issue' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report Issue' });
    const message = dialog.getByLabel(/^Message/);
    await dialog.getByLabel(/^Name/).fill('Ama Boateng');
    await dialog.getByLabel(/^Email/).fill('ama@example.com');
    await dialog.getByRole('radio', { name: 'Incorrect Information' }).check();
    await message.fill('It has 4 bedrooms.');
    const changes = recordChanges(page);
    await logInInOtherTab(context, demo);
    // The open dialog hides the header from assistive technology.
    await expect(
      page.getByRole('button', { name: `Account, ${second.name}`, includeHidden: true }),
    ).toBeVisible();
    await expect(message).toHaveValue('It has 4 bedrooms.');
    await dialog.getByRole('button', { name: 'Submit Report' }).click();
    await expect(dialog).toHaveCount(0);
    expect(changes).toEqual([{ path: '/api/report-property', token: null }]);
  });
});
