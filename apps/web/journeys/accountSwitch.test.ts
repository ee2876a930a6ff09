import { demoAccount } from '@efie/mocks';
import { startMockServer } from '@efie/mocks/server';
import { chromium, type Locator, type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findChromium } from '../../../testing/chromium';
import { accountButton, field, fill, heading, logIn, logOut, main } from '../../../testing/journeys/forms';
import { createPhonePhotos } from '../../../testing/journeys/photos';
import { serveBuild, setUpBuild, visit } from '../../../testing/journeys/support';

const first = demoAccount('agent-premium');
const second = demoAccount('agent-free');

const demo = setUpBuild('dist-demo');

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

async function openAsFirst(page: Page, path: string): Promise<void> {
  await page.goto(`${demo.url}${path}?as=${first.key}`);
  await accountButton(page, first.name).waitFor();
}

/** Logs in as the second agent in a second tab of the same browser, without logging out first. */
async function logInInOtherTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(`${demo.url}agent/login`);
  await logIn(tab, 'Sign In', second.email);
  await accountButton(tab, second.name).waitFor();
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

it('F7: a private page restored from the back/forward cache after a log-out in another tab shows no account data', async () => {
  const executablePath = findChromium();
  const [withCache, product, mocks] = await Promise.all([
    chromium.launch({
      ...(executablePath && { executablePath }),
      args: ['--disable-background-networking', '--disable-component-update'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
    // A message from the demo's service worker would evict the page from the cache.
    serveBuild('dist'),
    startMockServer({ port: 0 }),
  ]);
  try {
    const { page } = await visit(withCache);
    await page.context().route(/\/(api|storage)\//, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const url = `http://127.0.0.1:${mocks.port}${pathname}${search}`;
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto(`${product.url}agent/login`);
    await logIn(page, 'Sign In', first.email);
    await page.waitForURL('**/agent/dashboard');
    await main(page).getByText(first.email).waitFor();
    await main(page).getByRole('article').first().waitFor();
    // Chromium does not cache a page that is still loading.
    await page.waitForLoadState('networkidle');
    await page.goto(`${product.url}about`);
    const tab = await page.context().newPage();
    await tab.goto(`${product.url}about`);
    await logOut(tab, first.name);
    await heading(tab, 'Find the door that’s yours.').waitFor();

    await page.evaluate(() => window.history.back());
    // A restored page fires no load event.
    await page.waitForURL('**/agent/dashboard*', { waitUntil: 'commit' });
    await heading(page, 'You are signed out').waitFor();
    expect(await page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true);
    await expectNoDataOfFirst(page);
  } finally {
    await withCache.close();
    await Promise.all([product.close(), mocks.close()]);
  }
});

it('F7: a log-out in another tab removes all account data from the dashboard', async () => {
  const { page } = await demo.visit();
  await openAsFirst(page, 'agent/dashboard');
  await main(page).getByText(first.email).waitFor();
  const tab = await page.context().newPage();
  await tab.goto(`${demo.url}about`);
  await logOut(tab, first.name);
  await heading(page, 'You are signed out').waitFor();
  await expectNoDataOfFirst(page);
});

describe('a second agent logs in in another tab', () => {
  it.each([
    ['after the storage event', true],
    ['before the storage event', false],
  ])('F8: edit profile, saved %s: the input stays, and nothing is sent', async (_when, hasReceivedEvent) => {
    const { page } = await demo.visit();
    if (!hasReceivedEvent) {
      await page.addInitScript(() => {
        window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
      });
    }
    await openAsFirst(page, 'agent/edit-profile');
    await fill(page, { Bio: 'Homes in Osu.' });
    const changes = recordChanges(page);
    const tab = await logInInOtherTab(page);
    if (hasReceivedEvent) {
      await otherAccountNotice(page).waitFor();
      await accountButton(page, second.name).waitFor();
      await expectNoDataOfFirst(page);
    }
    await main(page).getByRole('button', { name: 'Save Changes' }).click();
    await nothingSentNotice(main(page)).waitFor();
    expect(await field(page, 'Bio').inputValue()).toBe('Homes in Osu.');
    expect(changes).toEqual([]);
    await tab.goto(`${demo.url}agent/edit-profile`);
    expect(await field(tab, 'Bio').inputValue()).not.toBe('Homes in Osu.');
    await expectSeparateProcesses(page, tab);
  });

  it('F8: list property: the input and the photos stay, and nothing is sent', async () => {
    const { page } = await demo.visit();
    await openAsFirst(page, 'agent/list-property');
    await heading(page, 'List Property').waitFor();
    const values = {
      Title: 'Two-bedroom flat behind the polyclinic',
      Description: 'Second floor, cross-ventilated, own meter, a balcony off the living room.',
      'Property Type': 'apartment',
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
    await main(page).getByText('3 of 10 photos').waitFor();
    const changes = recordChanges(page);
    await logInInOtherTab(page);
    await otherAccountNotice(page).waitFor();
    await main(page).getByRole('button', { name: 'List Property' }).click();
    await nothingSentNotice(main(page)).waitFor();
    expect(await field(page, 'Title').inputValue()).toBe(values.Title);
    expect(await field(page, 'Specific location').inputValue()).toBe(values['Specific location']);
    await main(page).getByText('3 of 10 photos').waitFor();
    expect(changes).toEqual([]);
  });

  it('F8: edit listing: the dialog shows a notice, the input stays, and nothing is sent', async () => {
    const { page } = await demo.visit();
    await openAsFirst(page, 'agent/dashboard');
    await main(page).getByRole('article').first().getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Property' });
    const title = dialog.getByLabel(/^Title/);
    await title.fill('Flat in Osu');
    const changes = recordChanges(page);
    await logInInOtherTab(page);
    await otherAccountNotice(dialog).waitFor();
    await expectNoDataOfFirst(page);
    expect(await main(page).getByRole('article').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Update Property' }).click();
    await nothingSentNotice(dialog).waitFor();
    expect(await title.inputValue()).toBe('Flat in Osu');
    expect(changes).toEqual([]);
  });

  it('F8: report: the input stays, and the request has no token', async () => {
    const { page } = await demo.visit();
    await openAsFirst(page, 'listings');
    await main(page).getByRole('article').first().getByRole('link', { name: 'View Details' }).click();
    await main(page).getByRole('button', { name: 'Report Issue' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report Issue' });
    const message = dialog.getByLabel(/^Message/);
    await dialog.getByLabel(/^Name/).fill('Ama Boateng');
    await dialog.getByLabel(/^Email/).fill('ama@example.com');
    await dialog.getByRole('radio', { name: 'Incorrect Information' }).check();
    await message.fill('It has 4 bedrooms.');
    const changes = recordChanges(page);
    await logInInOtherTab(page);
    // The open dialog hides the header from assistive technology.
    await page.getByRole('button', { name: `Account, ${second.name}`, includeHidden: true }).waitFor();
    expect(await message.inputValue()).toBe('It has 4 bedrooms.');
    await dialog.getByRole('button', { name: 'Submit Report' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(changes).toEqual([{ path: '/api/report-property', token: null }]);
  });
});
