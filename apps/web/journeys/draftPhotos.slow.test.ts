import { demoAccount } from '@efie/mocks';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/journeys/fixtures';
import { accountButton, field, fill, logIn, logOut, main } from '../../../testing/journeys/forms';
import { closeMockPanel, openMockPanel } from '../../../testing/journeys/mockPanel';
import { NEW_HOME } from '../../../testing/journeys/ownListings';
import { createPhonePhotos } from '../../../testing/journeys/photos';

const NAMES = Array.from({ length: 10 }, (_, index) => `room-${index + 1}.jpg`);
const STORED = /^Saved on this device with your draft: 10 photos \([\d.]+ (?:kB|MB)\)\.$/;

const listProperty = (page: Page) => main(page).getByRole('button', { name: 'List Property', exact: true });
const cardOf = (page: Page, title: string) => main(page).getByRole('article').filter({ hasText: title });
const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));

async function expectPhotos(page: Page, names: readonly string[]): Promise<void> {
  const tiles = main(page)
    .getByRole('list', { name: /^Photos in order/ })
    .getByRole('img');
  await expect
    .poll(() =>
      tiles.evaluateAll((images) =>
        images.map((image) => image.getAttribute('alt')?.replace(/^.*, /, '') ?? ''),
      ),
    )
    .toEqual(names);
}

async function addTenPhotos(page: Page): Promise<void> {
  await main(page)
    .locator('[data-field="photos"] input[type="file"]')
    .first()
    .setInputFiles(await createPhonePhotos(page, NAMES));
  await expect(main(page).getByText('10 of 10 photos', { exact: true })).toBeVisible();
  await expect(main(page).getByText(STORED)).toBeVisible({ timeout: 30_000 });
}

async function setFault(page: Page, fault: 'ok' | 'offline'): Promise<void> {
  const panel = await openMockPanel(page);
  await panel.getByRole('combobox', { name: 'Fault' }).selectOption(fault);
  await panel.getByRole('combobox', { name: 'Affected requests' }).selectOption('createProperty');
  await closeMockPanel(page);
}

test('ten photos survive a reload and a cut connection, are sent once, and leave the device', async ({
  page,
  demo,
}) => {
  test.setTimeout(180_000);
  const { name } = demoAccount('agent-free');
  await page.goto(`${demo.url}agent/list-property?as=agent-free`);
  await expect(accountButton(page, name)).toBeVisible();
  await fill(page, NEW_HOME);
  await addTenPhotos(page);
  await main(page).getByRole('button', { name: 'Move photo 2, room-2.jpg earlier' }).click();
  const order = ['room-2.jpg', 'room-1.jpg', ...NAMES.slice(2)];
  await expectPhotos(page, order);
  // Stored half a second after the last change.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('efie-drafts')))
    .toMatch(/"images":\["room-2\.jpg","room-1\.jpg"/);
  await page.waitForTimeout(1000);

  await page.reload();
  await expectPhotos(page, order);
  await expect(field(page, 'Title')).toHaveValue(NEW_HOME.Title);
  await expect(main(page).getByText('Your draft is back.')).toBeVisible();
  await expect(main(page).getByText(/^Saved (?:just now|1 minute ago)/)).toBeVisible();

  await setFault(page, 'offline');
  await listProperty(page).click();
  await expect(page.getByText('The property is not among your listings').first()).toBeVisible();
  await expectPhotos(page, order);
  await page.reload();
  await expectPhotos(page, order);

  await setFault(page, 'ok');
  await listProperty(page).click();
  await expect(page).toHaveURL(/\/agent\/dashboard$/);
  await expect(cardOf(page, NEW_HOME.Title)).toHaveCount(1);
  await expect(cardOf(page, NEW_HOME.Title).getByText('10 photos')).toBeVisible();

  await page.goto(`${demo.url}agent/list-property`);
  await expect(main(page).getByText('0 of 10 photos')).toBeVisible();
  await expect(main(page).getByText('Your draft is back.')).toHaveCount(0);
});

test('logging out removes the photos, also in another tab, and another agent never sees them', async ({
  page,
  context,
  demo,
}) => {
  test.setTimeout(180_000);
  const [first, second] = [demoAccount('agent-free'), demoAccount('agent-premium')];
  await page.goto(`${demo.url}agent/list-property?as=agent-free`);
  await expect(accountButton(page, first.name)).toBeVisible();
  await addTenPhotos(page);
  await expect.poll(() => databases(page)).toContain('efie-draft-photos');

  const other = await context.newPage();
  await other.goto(`${demo.url}agent/list-property`);
  await expectPhotos(other, NAMES);
  await logOut(other, first.name);
  await expect.poll(() => databases(other)).not.toContain('efie-draft-photos');
  await page.close();

  await other.goto(`${demo.url}agent/login`);
  await logIn(other, 'Sign In', second.email);
  await expect(other).toHaveURL(/\/agent\/dashboard$/);
  await other.goto(`${demo.url}agent/list-property`);
  await expect(main(other).getByText('0 of 10 photos')).toBeVisible();
  await expect.poll(() => databases(other)).not.toContain('efie-draft-photos');
});
