import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/journeys/fixtures';

const openList = async (page: Page) => {
  await page.getByRole('button', { name: /^Saved searches/ }).click();
  return page.getByRole('dialog', { name: 'Saved searches' });
};

async function save(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save search' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save search' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

test('a saved search stays after a reload, has its new homes in another tab, and follows what is done there', async ({
  page,
  demo,
  consoleMessages,
}) => {
  // Saved ten days ago.
  await page.goto(`${demo.url}listings?region=Ashanti&clock=-10d`);
  await expect(page.getByText(/\d+ properties found/).first()).toBeVisible();
  await save(page, 'For Ama');
  await page.reload();
  const list = await openList(page);
  await expect(list.getByRole('link', { name: 'For Ama' })).toBeVisible();
  await expect(list.getByText('Nothing new since your last visit')).toBeVisible();

  // Another tab, today: the badge counts, the search shows what it counts, and is seen then.
  const otherTab = await page.context().newPage();
  await otherTab.goto(`${demo.url}listings?clock=now`);
  const badge = otherTab.getByRole('button', { name: /^Saved searches, \d+ new homes?$/ });
  const count = /\d+/.exec((await badge.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  expect(Number(count)).toBeGreaterThan(0);
  const otherList = await openList(otherTab);
  await expect(otherList.getByText(new RegExp(`^${count} new since `))).toBeVisible();
  await otherList.getByRole('link', { name: 'For Ama' }).press('Enter');
  await expect(otherTab).toHaveURL(/listings\?region=Ashanti$/);
  await expect(otherTab.getByRole('button', { name: 'Saved searches', exact: true })).toBeVisible();

  // Renamed there: this tab follows while its list is open.
  await openList(otherTab);
  await otherList.getByRole('button', { name: 'Rename For Ama' }).press('Enter');
  await otherList.getByRole('textbox', { name: 'New name of For Ama' }).fill('For Ama and Kofi');
  await otherTab.keyboard.press('Enter');
  await expect(list.getByRole('link', { name: 'For Ama and Kofi' })).toBeVisible();

  // Deleted, restored and deleted there.
  await otherList.getByRole('button', { name: 'Delete For Ama and Kofi' }).press('Enter');
  await expect(list.getByText(/^No saved searches yet/)).toBeVisible();
  await otherList.getByRole('button', { name: 'Undo deleting For Ama and Kofi' }).press('Enter');
  await expect(list.getByRole('link', { name: 'For Ama and Kofi' })).toBeVisible();
  await otherList.getByRole('button', { name: 'Delete For Ama and Kofi' }).press('Enter');
  await expect(list.getByRole('link')).toHaveCount(0);

  // Two tabs save one after the other: neither is lost.
  await otherTab.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await save(page, 'In this tab');
  await otherTab.goto(`${demo.url}listings?region=Volta`);
  await expect(otherTab.getByText(/\d+ properties found/).first()).toBeVisible();
  await save(otherTab, 'In the other tab');
  await openList(page);
  for (const name of ['In this tab', 'In the other tab'])
    await expect(list.getByRole('link', { name })).toBeVisible();
  await page.reload();
  await openList(page);
  await expect(list.getByRole('link')).toHaveCount(2);
  expect(consoleMessages).toEqual([]);
});
