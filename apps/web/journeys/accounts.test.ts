import { demoAccount } from '@efie/mocks';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/journeys/fixtures';
import {
  accountButton,
  field,
  fill,
  header,
  heading,
  logIn,
  logOut,
  main,
  enterVerificationCode,
} from '../../../testing/journeys/forms';
import { expectNoRawValues } from '../../../testing/journeys/support';

const favoritesLink = (page: Page, count: number) =>
  header(page).getByRole('link', { name: `Favorites, ${count}`, exact: true });
/** All of localStorage except the mock panel's settings. */
const storedData = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const { 'efie-mock': _panel, ...rest } = { ...window.localStorage } as Record<string, string>;
    return rest;
  });

/** What the dashboard stores once it has loaded, until its account logs out. */
const DASHBOARD_KEYS = ['efie-view-history', 'efie-task-count'];

const sessionKeys = (data: Readonly<Record<string, string>>) =>
  Object.keys(data)
    .filter((key) => !DASHBOARD_KEYS.includes(key))
    .sort();

const titleOf = async (page: Page, index: number) =>
  (await main(page).getByRole('article').nth(index).getByRole('heading').innerText()).trim();

test('a visitor signs up, verifies, saves three listings, logs out and in, and finds them in the favorites', async ({
  page,
  consoleMessages,
  demo,
}) => {
  const [name, email, password] = ['Efua Asante', 'efua.asante@example.com', 'Kente-and-gold-7'];
  await page.goto(demo.url);
  // Cards render after hydration; before it a link would reload the page.
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await header(page).getByRole('link', { name: 'Login', exact: true }).click();
  await main(page).getByRole('link', { name: 'Create Your Account' }).click();
  await fill(page, { 'Full name': name, Email: email, Password: password, 'Confirm password': password });
  await main(page).getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(`${demo.url}verify-email?email=${encodeURIComponent(email)}`);
  await enterVerificationCode(page, email);
  await expect(page).toHaveURL(/\/user\/login$/);
  expect(await storedData(page)).toEqual({});
  await logIn(page, 'Login', email, password);
  await expect(accountButton(page, name)).toBeVisible();

  await header(page).getByRole('link', { name: 'Browse' }).click();
  // Home's cards stay until the listings have loaded.
  await expect(heading(page, 'Rental Properties')).toBeVisible();
  const titles: string[] = [];
  for (const index of [0, 1, 2]) {
    const title = await titleOf(page, index);
    titles.push(title);
    await main(page)
      .getByRole('article')
      .nth(index)
      .getByRole('button', { name: `Save ${title}` })
      .click();
    await expect(favoritesLink(page, index + 1)).toBeVisible();
  }

  await logOut(page, name);
  await expect(heading(page, 'Find the door that’s yours.')).toBeVisible();
  await expect(page).toHaveURL(demo.url);
  await expect(favoritesLink(page, 0)).toBeVisible();
  expect(await storedData(page)).toEqual({});

  await header(page).getByRole('link', { name: 'Login', exact: true }).click();
  await logIn(page, 'Login', email, password);
  await favoritesLink(page, 3).click();
  await expect(page).toHaveURL(/\/favorites$/);
  await expect(main(page).getByText('3 saved properties')).toBeVisible();
  for (const title of titles)
    await expect(main(page).getByRole('heading', { name: title }).first()).toBeVisible();
  await expect(main(page).getByRole('article')).toHaveCount(3);
  await expectNoRawValues(page);
  expect(consoleMessages).toEqual([]);
});

test('two tabs stay in sync: a favorite saved in one updates the count in the other, and so does a log-out', async ({
  page,
  context,
  demo,
}) => {
  const { name } = demoAccount('user');
  await page.goto(`${demo.url}listings?as=user`);
  await expect(accountButton(page, name)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(`${demo.url}user/signup`);
  await expect(accountButton(tab, name)).toBeVisible();
  await fill(tab, { 'Full name': 'Ama Boateng' });
  await tab.evaluate(() => Object.assign(window, { isSameDocument: true }));

  const count = async () =>
    Number(
      (
        await header(page)
          .getByRole('link', { name: /^Favorites, / })
          .getAttribute('aria-label')
      )?.match(/\d+/),
    );
  await expect.poll(count).toBeGreaterThan(0);
  const before = await count();
  await expect(favoritesLink(tab, before)).toBeVisible();
  const saveButton = main(page)
    .getByRole('article')
    .getByRole('button', { name: /^Save /, pressed: false });
  await saveButton.first().click();
  await expect(favoritesLink(tab, before + 1)).toBeVisible({ timeout: 5000 });

  await logOut(page, name);
  await expect(favoritesLink(tab, 0)).toBeVisible({ timeout: 5000 });
  await expect(accountButton(tab, name)).toHaveCount(0);
  await expect(tab.getByText('Your session ended in another tab.').first()).toBeVisible();
  await expect(field(tab, 'Full name')).toHaveValue('Ama Boateng');
  expect(await tab.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('an agent login replaces the user session, and a user login the agent session', async ({
  page,
  demo,
}) => {
  const [user, agent] = [demoAccount('user'), demoAccount('agent-free')];
  await page.goto(`${demo.url}user/login`);
  await logIn(page, 'Login', user.email);
  await expect(accountButton(page, user.name)).toBeVisible();
  const userData = await storedData(page);
  expect(sessionKeys(userData)).toEqual(['user', 'userToken', 'userType']);
  expect(userData['userType']).toBe('user');

  await page.goto(`${demo.url}agent/login`);
  await logIn(page, 'Sign In', agent.email);
  await expect(page).toHaveURL(/\/agent\/dashboard$/);
  await expect(accountButton(page, agent.name)).toBeVisible();
  const agentData = await storedData(page);
  expect(sessionKeys(agentData)).toEqual(['agent', 'agentToken', 'userType']);
  expect(agentData['userType']).toBe('agent');
  expect(JSON.parse(agentData['agent'] ?? '')).toMatchObject({ email: agent.email });

  await page.goto(`${demo.url}user/login`);
  await logIn(page, 'Login', user.email);
  await expect(accountButton(page, user.name)).toBeVisible();
  expect(sessionKeys(await storedData(page))).toEqual(['user', 'userToken', 'userType']);
});

test('an agent with an unverified email is sent to the verification, then can log in', async ({
  page,
  demo,
}) => {
  const { email, name } = demoAccount('agent-unverified-email');
  await page.goto(`${demo.url}agent/login`);
  await logIn(page, 'Sign In', email);
  await expect(page).toHaveURL(`${demo.url}agent/verify-email?email=${encodeURIComponent(email)}`);
  await expect(main(page).getByText(email)).toBeVisible();
  expect(await storedData(page)).toEqual({});
  await enterVerificationCode(page, email);
  await main(page).getByRole('link', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/agent\/login$/);
  await logIn(page, 'Sign In', email);
  await expect(page).toHaveURL(/\/agent\/dashboard$/);
  await expect(accountButton(page, name)).toBeVisible();
});

test('an agent’s sign-up survives a reload except for its passwords, and opens the verification', async ({
  page,
  demo,
}) => {
  const [email, password] = ['yaa.mensah@example.com', 'Kente-and-gold-7'];
  const values = {
    'Full name': 'Yaa Mensah',
    Email: email,
    Phone: '+233 24 555 0142',
    'Business name': 'Mensah Homes',
    Region: 'Volta',
    District: 'Hohoe',
    Bio: 'Ten years in Hohoe.',
  };
  const passwords = { Password: password, 'Confirm password': password };
  await page.goto(`${demo.url}agent/signup`);
  await fill(page, { ...values, ...passwords });
  await page.reload();

  await expect(main(page).getByText(/^Your draft is back/)).toBeVisible();
  for (const [label, text] of Object.entries(values)) {
    // The district options load after the form.
    await expect(field(page, label)).toHaveValue(text);
  }
  for (const label of Object.keys(passwords)) await expect(field(page, label)).toHaveValue('');
  const stored = await storedData(page);
  expect(Object.keys(stored)).toEqual(['efie-drafts']);
  expect(JSON.stringify(stored)).toContain('Yaa Mensah');
  expect(JSON.stringify(stored)).not.toContain(password);

  await fill(page, passwords);
  await main(page).getByRole('button', { name: 'Create Agent Account' }).click();
  await expect(page).toHaveURL(`${demo.url}agent/verify-email?email=${encodeURIComponent(email)}`);
  await expect(main(page).getByText(email)).toBeVisible();
  expect(await storedData(page)).toEqual({});
});

test('a guest’s favorites on this device move to the account at login', async ({ page, demo }) => {
  const { email, name } = demoAccount('user');
  const storedFavorites = async () =>
    JSON.parse((await storedData(page))['gh-rental-favorites'] ?? '[]') as readonly string[];
  await page.goto(`${demo.url}listings`);
  const titles: string[] = [];
  for (const index of [4, 5]) {
    const title = await titleOf(page, index);
    titles.push(title);
    await main(page).getByRole('article').nth(index).getByRole('link', { name: 'View Details' }).click();
    await expect(heading(page, title)).toBeVisible();
    await main(page).getByRole('button', { name: 'Save', exact: true, pressed: false }).click();
    await expect(favoritesLink(page, index - 3)).toBeVisible();
    await page.goBack();
  }
  expect(await storedFavorites()).toHaveLength(2);
  await favoritesLink(page, 2).click();
  await expect(main(page).getByText('2 homes saved on this device')).toBeVisible();
  await main(page).getByRole('link', { name: 'Login as User' }).first().click();
  await logIn(page, 'Login', email);
  await expect(accountButton(page, name)).toBeVisible();
  await expect.poll(storedFavorites).toEqual([]);
  await header(page)
    .getByRole('link', { name: /^Favorites, / })
    .click();
  for (const title of titles)
    await expect(main(page).getByRole('heading', { name: title }).first()).toBeVisible();
});
