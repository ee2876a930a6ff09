import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../testing/journeys/fixtures';
import {
  countOf,
  DASHBOARD,
  notices,
  rowOf,
  rows,
  statusChip,
  titleOf,
} from '../../../testing/journeys/ownListings';
import { expectNoRawValues } from '../../../testing/journeys/support';

/** Presses Tab until the element has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < 80; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('one is marked as rented in two presses, counted, and restored by Undo; a reload shows the same', async ({
  page,
  demo,
  consoleMessages,
}) => {
  await page.goto(demo.url + DASHBOARD);
  await expect(rows(page).first()).toBeVisible();
  const rented = await countOf(page, 'Rented');
  const row = rows(page)
    .filter({ has: page.getByRole('button', { name: /: Active$/ }) })
    .filter({ hasText: 'per month' })
    .first();
  const title = await titleOf(row);
  await row.getByRole('button', { name: /: Active$/ }).click();
  await row.getByRole('button', { name: 'Mark as Rented' }).click();
  await expect(notices(page)).toContainText('Marked as rented');
  await expect(statusChip(page, 'Rented')).toHaveAccessibleName(new RegExp(`^Rented, ${rented + 1} `));
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await expect(statusChip(page, 'Rented')).toHaveAccessibleName(new RegExp(`^Rented, ${rented} `));
  await expect(rowOf(page, title).getByRole('button', { name: /: Active$/ })).toBeFocused();
  await page.reload();
  await expect(rowOf(page, title).getByRole('button', { name: /: Active$/ })).toBeVisible();
  await expectNoRawValues(page);
  expect(consoleMessages).toEqual([]);
});

test.setTimeout(120_000);

test('three are deleted together, one of which the server rejects: only that one is sent again', async ({
  page,
  demo,
}) => {
  // The mock backend responds in a worker of the page, which a route of the browser does not see.
  await page.addInitScript(() => {
    const original = window.fetch;
    const state = { rejected: '', deleted: [] as string[] };
    Object.assign(window, { bulkTest: state });
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      const id = request.url.split('/').at(-1) ?? '';
      if (request.method !== 'DELETE') return original(request);
      state.deleted.push(id);
      if (id !== state.rejected) return original(request);
      return Response.json({ message: 'The listing is under review.' }, { status: 403 });
    };
  });
  const deleted = () => page.evaluate(() => (window as unknown as BulkTestWindow).bulkTest.deleted);
  await page.goto(demo.url + DASHBOARD);
  await expect(rows(page).first()).toBeVisible();
  const total = await countOf(page, 'All');
  const titles = await Promise.all([0, 1, 2].map((index) => titleOf(rows(page).nth(index))));
  const href = (await rows(page).nth(1).getByRole('link').getAttribute('href')) ?? '';
  const rejected = href.split('/').at(-1) ?? '';
  await page.evaluate((id) => {
    (window as unknown as BulkTestWindow).bulkTest.rejected = id;
  }, rejected);
  for (const index of [0, 1, 2]) await rows(page).nth(index).getByRole('checkbox').check();
  await page
    .getByRole('group', { name: 'Selected listings' })
    .getByRole('button', { name: 'Delete' })
    .click();

  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toHaveAccessibleName('Delete 3 properties');
  for (const title of titles) await expect(dialog).toContainText(title);
  await dialog.getByRole('button', { name: 'Delete 3 properties' }).click();
  await expect(dialog).toHaveAccessibleName('2 properties deleted, 1 not');
  await expect(dialog.getByRole('listitem').first()).toContainText('The listing is under review.');
  expect(await deleted()).toHaveLength(3);

  await page.evaluate(() => {
    (window as unknown as BulkTestWindow).bulkTest.rejected = '';
  });
  await dialog.getByRole('button', { name: 'Try again (1)' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await deleted()).slice(3)).toEqual([rejected]);
  await expect(statusChip(page, 'All')).toHaveAccessibleName(new RegExp(`^All, ${total - 3} `));
  await page.reload();
  await expect(statusChip(page, 'All')).toHaveAccessibleName(new RegExp(`^All, ${total - 3} `));
});

interface BulkTestWindow {
  bulkTest: { rejected: string; deleted: string[] };
}

test('by keyboard only: search, select two, mark them as inactive together, undo, and duplicate one', async ({
  page,
  demo,
}) => {
  await page.goto(demo.url + DASHBOARD);
  await expect(rows(page).first()).toBeVisible();
  const inactive = await countOf(page, 'Inactive');
  await tabTo(page, statusChip(page, 'All'));
  await page.keyboard.press('ArrowRight');
  await expect(statusChip(page, 'Active')).toBeChecked();
  await expect(page).toHaveURL(/status=active/);

  await tabTo(page, rows(page).first().getByRole('checkbox'));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  const selection = page.getByRole('group', { name: 'Selected listings' });
  await expect(selection).toContainText('2 selected');
  for (let stop = 0; stop < 12; stop++) {
    const isReached = await selection
      .getByRole('button', { name: 'Mark selected listings as' })
      .evaluate((element) => element === document.activeElement);
    if (isReached) break;
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Enter');
  // Active, Rented, Sold, Inactive.
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab');
  await expect(selection.getByRole('button', { name: 'Inactive' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Mark 2 properties as inactive' });
  await tabTo(page, dialog.getByRole('button', { name: 'Mark 2 properties as inactive' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(statusChip(page, 'Inactive')).toHaveAccessibleName(new RegExp(`^Inactive, ${inactive + 2} `));
  await expect(page.locator(':focus')).toHaveCount(1);

  const undo = notices(page).getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(statusChip(page, 'Inactive')).toHaveAccessibleName(new RegExp(`^Inactive, ${inactive} `));

  const row = rows(page).first();
  const title = await titleOf(row);
  await tabTo(page, row.getByRole('button', { name: /^More actions for / }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue(title);
  await expect(page.getByText('Its photos are not copied')).toBeVisible();
});
