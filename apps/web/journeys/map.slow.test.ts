import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/journeys/fixtures';

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of Ghana' });
const regionOf = (page: Page, name: string | RegExp) =>
  mapOf(page).getByRole('group', { name: 'Regions' }).getByRole('button', { name });
const found = (page: Page, count: number | string) =>
  page.getByText(new RegExp(`^${count} propert(?:y|ies) found$`)).first();

/** Presses Tab until the element has focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeVisible();
  for (let stop = 0; stop < 40; stop++) {
    if (await button.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

/** The layout shift of the list so far. The footer shifts whenever fewer homes are found than there were skeletons. */
const listShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        // Other engines than Chromium may warn of an unsupported type.
        if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return resolve(0);
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[]) {
            const results = document.getElementById('results');
            if (sources.some(({ node }) => node?.contains(results) || results?.contains(node)))
              total += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(total), 500);
      }),
  );

test('a map of Ghana by keyboard: a region and a district narrow the list and its URL, and a reload keeps them', async ({
  page,
  demo,
  consoleMessages,
}) => {
  await page.goto(`${demo.url}listings?type=rent`);
  await expect(found(page, 166)).toBeVisible();
  await tabTo(page, 'Map');
  await page.keyboard.press('Enter');
  await expect(mapOf(page)).toBeFocused();

  // Close map, what regions are shaded by, the regions.
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
  await expect(regionOf(page, /^Greater Accra, \d+ homes, median GH₵/)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  const ashanti = regionOf(page, /^Ashanti, \d+ homes, median GH₵/);
  await expect(ashanti).toBeFocused();
  const [, homes = ''] = /, (\d+) homes/.exec((await ashanti.getAttribute('aria-label')) ?? '') ?? [];
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/listings\?region=Ashanti&type=rent$/);
  await expect(found(page, homes)).toBeVisible();
  await expect(ashanti).toHaveAttribute('aria-pressed', 'true');
  await expect(ashanti).toBeFocused();

  // The license of the boundaries, All regions, the districts.
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
  const [, district = '', inDistrict = ''] =
    /^(.+), (\d+) homes?$/.exec(
      (await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) ?? '',
    ) ?? [];
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('district')).toBe(district);
  await expect(found(page, inDistrict)).toBeVisible();

  await page.reload();
  await expect(found(page, inDistrict)).toBeVisible();
  await expect(ashanti).toHaveAttribute('aria-pressed', 'true');
  expect(await listShift(page)).toBeLessThan(0.01);

  // Pressed again, the region and its district are cleared.
  await ashanti.press(' ');
  await expect(page).toHaveURL(/listings\?type=rent$/);
  await expect(found(page, 166)).toBeVisible();
  await mapOf(page).getByRole('button', { name: 'Close map' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Map', exact: true })).toBeFocused();
  await page.reload();
  await expect(found(page, 166)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Map', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  expect(consoleMessages).toEqual([]);
});

test('on a phone the map is a dialog, which shows the homes of a region and stays closed after Back', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${demo.url}listings`);
  await expect(found(page, 240)).toBeVisible();
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Map of Ghana' });
  await dialog.getByRole('button', { name: /^Volta, / }).click();
  await expect(page).toHaveURL(/region=Volta/);
  await dialog.getByRole('button', { name: /^Show \d+ homes? in Volta$/ }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/property\//);
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await listShift(page)).toBeLessThan(0.01);
});
