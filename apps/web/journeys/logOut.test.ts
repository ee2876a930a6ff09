import { DEVICE_KEYS } from '@efie/api';
import { demoAccount, type DemoAccount } from '@efie/mocks';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../../../testing/journeys/fixtures';
import { accountButton, field, fill, heading, logIn, logOut, main } from '../../../testing/journeys/forms';
import { createPhonePhotos } from '../../../testing/journeys/photos';
import { startSite, type Site } from '../../../testing/journeys/site';
import { readStorage } from '../../../testing/journeys/storage';

const test = base.extend<{ site: Site }>({
  site: async ({ product, mockServerUrl }, provide) => {
    const site = await startSite(product.url, mockServerUrl);
    await provide(site);
    await site.stop();
  },
});

const TITLE = 'House behind the palace';
const BIO = 'Homes near the old market.';

/** Enumerates every kind of storage: what is neither of the device nor of the app is reported. */
async function tracesOf(page: Page, { token, email, name }: DemoAccount): Promise<readonly string[]> {
  const { local, session, databases, cached } = await readStorage(page);
  const stored = JSON.stringify([
    local,
    session,
    cached.filter(({ cache }) => !cache.startsWith('efie-shell-')),
  ]);
  return [
    ...Object.keys(local).filter((key) => !DEVICE_KEYS.some((one) => one === key)),
    ...Object.keys(session),
    ...databases.map((database) => `database ${database}`),
    ...cached.map(({ cache }) => cache).filter((cache) => !/^efie-(?:shell-|offline-photos$)/.test(cache)),
    ...(await page.context().cookies()).map((cookie) => `cookie ${cookie.name}`),
    ...[token, email, name, TITLE, BIO].filter((secret) => stored.includes(secret)),
  ];
}

async function view(page: Page, url: string): Promise<void> {
  await page.goto(`${url}property/1001`);
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('efie-offline-viewed')?.includes('"id":"1001"'));
}

test('after an agent logs out, every kind of storage holds only what belongs to the device', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(180_000);
  const agent = demoAccount('agent-premium');
  await page.goto(`${site.url}agent/login`);
  await logIn(page, 'Sign In', agent.email);
  await expect(main(page).getByText(agent.email)).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('efie-view-history') !== null);
  await view(page, site.url);

  // A form with unsaved input in another tab.
  const other = await context.newPage();
  await other.goto(`${site.url}agent/edit-profile`);
  await fill(other, { Bio: BIO });
  await page.goto(`${site.url}agent/list-property`);
  await fill(page, { Title: TITLE });
  await main(page)
    .locator('[data-field="photos"] input[type="file"]')
    .first()
    .setInputFiles(await createPhonePhotos(page, ['a.jpg', 'b.jpg', 'c.jpg']));
  await expect(main(page).getByText(/^Saved on this device with your draft: 3 photos/)).toBeVisible();
  await page.waitForFunction(
    ([title, bio]) => [title, bio].every((text) => localStorage.getItem('efie-drafts')?.includes(text)),
    [TITLE, BIO] as const,
  );
  expect(await tracesOf(page, agent)).toEqual(
    expect.arrayContaining([
      'agentToken',
      'agent',
      'efie-drafts',
      'efie-view-history',
      'database efie-draft-photos',
    ]),
  );

  await logOut(page, agent.name);
  await expect(heading(page, 'Find the door that’s yours.')).toBeVisible();
  await expect.poll(() => tracesOf(page, agent)).toEqual([]);
  // The input of the other tab stays there (ruling 145), without the account's data, and is not stored again.
  await expect(other.getByText(/^You are signed out\./)).toBeVisible();
  await expect(field(other, 'Bio')).toHaveValue(BIO);
  await fill(other, { Bio: `${BIO} And more.` });
  await other.reload();
  await expect(heading(other, 'Agent Login')).toBeVisible();
  expect(await tracesOf(page, agent)).toEqual([]);
});

test('after a user logs out, every kind of storage holds only what belongs to the device', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const user = demoAccount('user');
  await page.goto(`${site.url}user/login`);
  await logIn(page, 'Login', user.email);
  await expect(accountButton(page, user.name)).toBeVisible();
  await view(page, site.url);
  await page.goto(`${site.url}favorites`);
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('efie-offline-favorites') !== null);
  expect(await tracesOf(page, user)).toEqual(
    expect.arrayContaining(['userToken', 'user', 'userType', 'efie-offline-favorites']),
  );

  await logOut(page, user.name);
  await expect(heading(page, 'Find the door that’s yours.')).toBeVisible();
  await expect.poll(() => tracesOf(page, user)).toEqual([]);
  await page.goBack();
  await expect(heading(page, 'My Favorites').or(page.getByText('Log in to see them here'))).toBeVisible();
  await expect(main(page).getByRole('article')).toHaveCount(0);
  await expect(page.getByText(user.name)).toHaveCount(0);
});
