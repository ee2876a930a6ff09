import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from '../../../testing/journeys/fixtures';
import { fill, main } from '../../../testing/journeys/forms';
import { closeMockPanel, openMockPanel } from '../../../testing/journeys/mockPanel';
import { DASHBOARD, NEW_HOME, notices, rows } from '../../../testing/journeys/ownListings';
import { createPhonePhotos } from '../../../testing/journeys/photos';

/** Counts the taps of a job. The report has them, and the seconds until the result. */
interface TapCounter {
  tap: (target: Locator) => Promise<void>;
  /** Taps the field and replaces its text. */
  type: (target: Locator, text: string) => Promise<void>;
  /** Runs one job and expects it to take so many taps. */
  expectTaps: (job: string, taps: number, run: () => Promise<void>) => Promise<void>;
}

/** An agent with 21 listings, on a phone with a slow processor, where every response takes three seconds. */
const test = base.extend<{ counter: TapCounter }>({
  counter: async ({ page }, provide, testInfo) => {
    let count = 0;
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const tap = async (target: Locator) => {
      count += 1;
      await target.tap();
    };
    await provide({
      tap,
      type: async (target, text) => {
        await tap(target);
        await target.fill(text);
      },
      expectTaps: async (job, taps, run) => {
        count = 0;
        const start = Date.now();
        await run();
        const seconds = ((Date.now() - start) / 1000).toFixed(1);
        testInfo.annotations.push({ type: 'measured', description: `${job}: ${count} taps, ${seconds} s` });
        expect(count).toBe(taps);
      },
    });
  },
});
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.setTimeout(240_000);

const SLOW_DASHBOARD = `${DASHBOARD}&network=slow`;
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });

test(
  'an agent marks a home as rented in two taps, and raises three prices in three taps each',
  { tag: '@chromium' },
  async ({ page, demo, counter }) => {
    await page.goto(demo.url + SLOW_DASHBOARD);
    await expect(rows(page).first()).toBeVisible();
    await counter.expectTaps('mark a home as rented', 2, async () => {
      const row = rows(page).first();
      await counter.tap(row.getByRole('button', { name: /: Active$/ }));
      await counter.tap(row.getByRole('button', { name: 'Mark as Rented' }));
      await expect(notices(page)).toContainText('Marked as rented');
    });
    await counter.expectTaps('raise three prices', 9, async () => {
      for (const index of [1, 2, 4]) {
        const row = rows(page).nth(index);
        await counter.tap(row.getByRole('button', { name: /^Edit / }));
        const dialog = page.getByRole('dialog', { name: 'Edit Property' });
        await counter.type(dialog.getByLabel(/^Price/), String(15_000 + index));
        await counter.tap(dialog.getByRole('button', { name: 'Update Property' }));
        await expect(dialog).toHaveCount(0);
        await expect(row).toContainText(`GH₵ 15,00${index}`);
      }
    });
  },
);

test(
  'an agent works Today in place: three old homes, a price, and photos of two homes',
  { tag: '@chromium' },
  async ({ page, demo, counter }) => {
    await page.goto(demo.url + SLOW_DASHBOARD);
    const today = main(page).getByRole('region', { name: 'Today' });
    const task = (title: string) =>
      today
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3, name: new RegExp(title) }) });
    const photos = await createPhonePhotos(page, ['bath.jpg', 'yard.jpg']);
    await counter.expectTaps('answer for three old homes', 4, async () => {
      const old = task('more than 60 days old');
      await counter.tap(old.getByRole('button', { name: 'Show all 3' }));
      for (const index of [0, 1, 2])
        await counter.tap(old.getByRole('button', { name: /^(?:Rented|Sold)$/ }).nth(index));
      await expect(old).toHaveCount(0);
    });
    await counter.expectTaps('correct a price', 3, async () => {
      const prices = task('prices? looks? unusual');
      await counter.tap(prices.getByRole('button', { name: /^(?:Show all|Check price)/ }));
      await counter.type(prices.getByRole('textbox', { name: /^Price of / }).first(), '540,000');
      await counter.tap(prices.getByRole('button', { name: 'Save' }).first());
      await expect(notices(page)).toContainText('Price changed to GH₵ 540,000');
    });
    await counter.expectTaps('add photos to two homes', 3, async () => {
      await counter.tap(task('fewer than 6 photos').getByRole('button', { name: /^Show all/ }));
      for (const index of [0, 1]) {
        await task('fewer than 6 photos').locator('input[type="file"]').nth(index).setInputFiles(photos);
        const dialog = page.getByRole('dialog', { name: 'Edit Property' });
        await expect(dialog.getByRole('list', { name: 'Pending uploads' })).toBeVisible();
        await counter.tap(dialog.getByRole('button', { name: 'Update Property' }));
        await expect(dialog).toHaveCount(0, { timeout: 30_000 });
      }
    });
  },
);

test(
  'in two taps an agent renews a plan that has ended',
  { tag: '@chromium' },
  async ({ page, demo, counter }) => {
    await page.goto(`${demo.url}${SLOW_DASHBOARD}&clock=40d`);
    await expect(rows(page).first()).toBeVisible();
    await counter.expectTaps('renew the plan', 2, async () => {
      await counter.tap(button(page, /^Renew (?:Pro|Premium)$/));
      await counter.tap(button(page, 'Pay GHS 100.00'));
      await expect(page).toHaveURL(/\/agent\/dashboard$/);
      await expect(main(page).getByText('Active until', { exact: false }).first()).toBeVisible();
    });
  },
);

test(
  'an agent lists a home with ten photos across a reload and a lost connection, and types nothing twice',
  { tag: '@chromium' },
  async ({ page, demo, counter }) => {
    const setConnection = async (fault: 'offline' | 'slow') => {
      const panel = await openMockPanel(page);
      await panel.getByRole('combobox', { name: 'Fault' }).selectOption(fault);
      await closeMockPanel(page);
    };
    const names = Array.from({ length: 10 }, (_, index) => `room-${index + 1}.jpg`);
    await page.goto(`${demo.url}agent/list-property?as=agent-premium&network=slow`);
    const photos = await createPhonePhotos(page, names);
    await counter.expectTaps('list a home with ten photos', 3, async () => {
      await fill(page, NEW_HOME);
      await main(page).locator('[data-field="photos"] input[type="file"]').first().setInputFiles(photos);
      await expect(main(page).getByText(/^Saved on this device with your draft: 10 photos/)).toBeVisible({
        timeout: 60_000,
      });
      await page.reload();
      await expect(main(page).getByText('Your draft is back.')).toBeVisible();
      await expect(main(page).getByText('10 of 10 photos', { exact: true })).toBeVisible();
      await setConnection('offline');
      await counter.tap(button(page, 'List Property'));
      await expect(
        main(page)
          .getByText(/^Failed to list property\./)
          .first(),
      ).toBeVisible();
      await setConnection('slow');
      await counter.tap(button(page, 'Check again'));
      await expect(page.getByText('The property is not among your listings').first()).toBeVisible();
      await counter.tap(button(page, 'List Property'));
      await expect(page).toHaveURL(/\/agent\/dashboard$/);
      await expect(rows(page).filter({ hasText: NEW_HOME.Title })).toHaveCount(1);
    });
  },
);
