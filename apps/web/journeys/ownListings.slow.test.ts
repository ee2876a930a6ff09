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
