import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/journeys/fixtures';
import { expectNoShift, recordShifts } from '../../../testing/journeys/layoutShift';
import { listingWithoutPhotos } from '../../../testing/journeys/support';

/** Delays a chunk. Returns a function that lets it load. */
async function holdChunk(page: Page, name: string): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await isReleased;
    await route.continue();
  });
  return () => release();
}

/** Delays the app's script, so that the page shows what it has without it. */
const holdApp = (page: Page) => holdChunk(page, 'index');

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

test('a footer that hydrates on another screen than it was rendered for matches it', async ({
  page,
  consoleMessages,
  product,
}) => {
  await page.route('**/api/properties', (route) =>
    route.fulfill({ json: { data: { properties: [7, 8, 9].map((id) => listingWithoutPhotos(id)) } } }),
  );
  const loadFooter = await holdChunk(page, 'ShellFooter');
  await page.goto(product.url);
  await expect(page.getByRole('heading', { name: 'Featured Properties' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Find a Place to Rent' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rental Properties' })).toBeVisible();
  loadFooter();
  const dataSaver = page.getByRole('contentinfo').getByRole('switch');
  // A click before hydration has no effect.
  await expect(() => dataSaver.check({ timeout: 1000 })).toPass();
  expect(consoleMessages).toEqual([]);
});

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
    await expect(page.locator('[data-early-photo]')).toHaveCount(0);
    expect(consoleMessages).toEqual([]);
  });
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
