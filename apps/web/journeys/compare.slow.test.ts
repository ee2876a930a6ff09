import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/journeys/fixtures';
import { expectNoRawValues } from '../../../testing/journeys/support';

const table = (page: Page) => page.getByRole('table', { name: 'Homes side by side' });
const homes = (page: Page) => table(page).getByRole('columnheader');
const toggle = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Compare' });

/** Opens a listing and chooses it with the keyboard; returns its title. */
async function choose(page: Page, demoUrl: string, id: string): Promise<string> {
  await page.goto(`${demoUrl}property/${id}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  await toggle(page).focus();
  await page.keyboard.press('Space');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  return (await heading.innerText()).trim();
}

/** Presses Tab until an element with this name has focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const target = page.getByRole('link', { name, exact: true });
  for (let stop = 0; stop < 80; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
}

test('homes are chosen, compared, reloaded and removed with the keyboard, and shared by the URL', async ({
  page,
  browser,
  demo,
  consoleMessages,
}) => {
  // The first on its card.
  await page.goto(`${demo.url}listings`);
  const card = page.locator('article', { has: page.locator('a[href$="/property/1001"]') });
  const first = (await card.getByRole('heading').innerText()).trim();
  const onCard = card.getByRole('button', { name: `Compare ${first}` });
  await onCard.press('Enter');
  await expect(onCard).toHaveAttribute('aria-pressed', 'true');
  const second = await choose(page, demo.url, '1003');
  const third = await choose(page, demo.url, '1007');

  // In another tab of the same browser the choice is the same.
  const otherTab = await page.context().newPage();
  await otherTab.goto(`${demo.url}about`);
  await expect(otherTab.getByRole('link', { name: 'Compare (3)' })).toBeVisible();
  await otherTab.close();

  await tabTo(page, 'Compare (3)');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/compare\?homes=1001,1003,1007$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Compare homes' })).toBeFocused();
  await expect(homes(page)).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Comparison' })).toHaveCount(0);
  const price = table(page).getByRole('row', { name: /^Price Differs/ });
  await expect(price.getByRole('cell')).toHaveText([/GH₵/, /GH₵/, /GH₵/]);

  await page.reload();
  for (const title of [first, second, third])
    await expect(table(page).getByRole('link', { name: title, exact: true })).toBeVisible();
  // Of three homes only the differences are shown at first.
  const rows = await table(page).getByRole('row').count();
  await page.getByRole('checkbox', { name: 'Only differences', checked: true }).focus();
  await page.keyboard.press('Space');
  expect(await table(page).getByRole('row').count()).toBeGreaterThan(rows);
  await expect(table(page).getByRole('row', { name: /^Price Differs/ })).toBeVisible();

  await page.getByRole('button', { name: `Remove ${second} from the comparison` }).focus();
  await page.keyboard.press('Enter');
  await expect(homes(page)).toHaveCount(2);
  await expect(page).toHaveURL(/compare\?homes=1001,1007$/);
  await expect(page.getByRole('button', { name: `Remove ${third} from the comparison` })).toBeFocused();
  await expectNoRawValues(page);
  expect(consoleMessages).toEqual([]);

  // The link works for who has chosen nothing, with what is wrong in it left out.
  const context = await browser.newContext();
  const shared = await context.newPage();
  await shared.goto(`${page.url()},1007,<b>,424242`);
  await expect(homes(shared)).toHaveCount(2);
  await expect(shared.getByText('1 home is no longer listed.')).toBeVisible();
  await shared.getByRole('link', { name: 'Add another' }).click();
  await expect(shared.getByRole('link', { name: 'Compare (2)' })).toBeVisible();
  await context.close();
});

test('a fifth home is not chosen, and a toast says what to do', async ({ page, demo }) => {
  for (const id of ['1001', '1002', '1003', '1004']) await choose(page, demo.url, id);
  await page.goto(`${demo.url}property/1005`);
  await toggle(page).click();
  await expect(page.getByText('You can compare four homes. Remove one first.').first()).toBeVisible();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('region', { name: 'Comparison' })).toHaveCount(0);
  await toggle(page).click();
  await expect(page.getByRole('link', { name: 'Compare (1)' })).toBeVisible();
});

test('on a phone the homes are swiped while the labels stay in view', async ({ browser, demo }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`${demo.url}compare?homes=1001,1003,1007,1012`);
  await expect(homes(page)).toHaveCount(4);
  const label = table(page).getByText('Price', { exact: true });
  await expect(homes(page).last()).not.toBeInViewport({ ratio: 0.5 });
  const region = page.getByRole('region', { name: 'Homes side by side' });
  await region.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(homes(page).last()).toBeInViewport({ ratio: 0.9 });
  await label.scrollIntoViewIfNeeded();
  await expect(label).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await context.close();
});
