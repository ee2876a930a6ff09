import { demoAccount } from '@efie/mocks';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/journeys/fixtures';
import { logIn, logOut, main } from '../../../testing/journeys/forms';
import { createPhonePhotos } from '../../../testing/journeys/photos';

const agent = demoAccount('agent-premium');

const today = (page: Page) => main(page).getByRole('region', { name: 'Today' });
const views = (page: Page) => main(page).getByRole('region', { name: 'Views over time' });
const hideButtons = (page: Page) => today(page).getByRole('button', { name: /^Hide: / });

test('a task that is hidden with the keyboard stays hidden after a reload, until the agent logs out', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}agent/dashboard?as=${agent.key}`);
  const hide = hideButtons(page).first();
  const name = (await hide.getAttribute('aria-label')) ?? '';
  const hidden = today(page).getByRole('button', { name, exact: true });
  await hide.focus();
  await page.keyboard.press('Enter');
  await expect(hidden).toHaveCount(0);
  await expect(today(page).getByRole('heading', { level: 2, name: 'Today' })).toBeFocused();

  await page.reload();
  await expect(today(page).getByRole('button', { name: 'Show hidden (1)' })).toBeVisible();
  await expect(hidden).toHaveCount(0);

  await logOut(page, agent.name);
  await page.goto(`${demo.url}agent/login`);
  await logIn(page, 'Sign In', agent.email);
  await expect(hidden).toBeVisible();
});

test('photos chosen in a task open the form of its listing', async ({ page, demo }) => {
  await page.goto(`${demo.url}agent/dashboard?as=${agent.key}`);
  const more = today(page).getByRole('button', { name: /^Show \d+ more$/ });
  await expect(hideButtons(page).first()).toBeVisible();
  if (await more.isVisible()) await more.click();
  const showAll = today(page)
    .getByRole('button', { name: /^Show all/ })
    .first();
  await showAll.click();
  const chooser = page.waitForEvent('filechooser');
  await today(page).getByRole('button', { name: /^Add / }).first().click();
  await (await chooser).setFiles(await createPhonePhotos(page, ['yard.jpg']));
  await expect(page.getByRole('dialog', { name: 'Edit Property' })).toBeVisible();
});

test('a visit on a later day shows the views since the earlier one, and logging out forgets them', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}agent/dashboard?as=${agent.key}&clock=2026-11-21T10:00`);
  await expect(main(page).getByText(/^Views are counted from today on this device\./)).toBeVisible();

  const href = await main(page)
    .getByRole('table', { name: 'Property listings' })
    .locator('a[href*="/property/"]')
    .first()
    .getAttribute('href');
  const id = href?.split('/').at(-1) ?? '';
  const statuses = await page.evaluate(async (path) => {
    const responses = await Promise.all([1, 2, 3].map(() => fetch(path, { method: 'POST' })));
    return responses.map(({ status }) => status);
  }, `/api/properties/${id}/view`);
  expect(statuses).toEqual([200, 200, 200]);

  await page.goto(`${demo.url}agent/dashboard?clock=2026-11-23T10:00`);
  await expect(views(page).getByText('+3 views since Saturday', { exact: true })).toBeVisible();
  await expect(views(page).getByRole('img', { name: /^3 new views from / })).toBeVisible();
  await views(page).getByText('Views by listing').click();
  await expect(
    views(page)
      .getByText(/\+3 views since Saturday$/)
      .last(),
  ).toBeVisible();

  await logOut(page, agent.name);
  expect(await page.evaluate(() => localStorage.getItem('efie-view-history'))).toBeNull();
});
