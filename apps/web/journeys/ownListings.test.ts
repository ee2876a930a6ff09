import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../testing/journeys/fixtures';
import {
  countOf,
  DASHBOARD,
  notices,
  rows,
  statusChip,
  titleOf,
} from '../../../testing/journeys/ownListings';

/** Presses Tab until the element has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < 80; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test.setTimeout(120_000);

test('F33: by keyboard only: search, select two, mark them as inactive together, undo, and duplicate one', async ({
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
