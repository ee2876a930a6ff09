import { expect, test } from '../../../testing/journeys/fixtures';

const isPhotoOfHome = (url: string) => /\/storage\/photos\/(?!portraits\/)/.test(url);

test('the data saver loads a photo when it is asked for, and is remembered', async ({ page, demo }) => {
  const photos: string[] = [];
  page.on('request', (request) => {
    if (isPhotoOfHome(request.url())) photos.push(request.url());
  });
  await page.goto(`${demo.url}about`);
  const saver = page.getByRole('switch', { name: 'Data saver' });
  await saver.focus();
  await page.keyboard.press('Space');
  await expect(saver).toBeChecked();

  await page.goto(`${demo.url}listings`);
  const card = page.getByRole('article').first();
  const show = card.getByRole('button', { name: /^Show photo: / });
  await expect(show).toBeVisible();
  await expect(page.getByText(/^\d+ photos not loaded/)).toBeAttached();
  expect(photos).toEqual([]);
  await show.focus();
  await page.keyboard.press('Enter');
  await expect(card.locator('img').first()).toBeVisible();
  await expect(page).toHaveURL(/\/listings$/);
  expect(photos).toHaveLength(1);

  await card.getByRole('heading').getByRole('link').click();
  const gallery = page.getByRole('list', { name: 'Photos' });
  await expect(gallery.getByRole('button').first()).toBeVisible();
  await gallery.getByRole('button').nth(1).click();
  await expect(page.getByRole('dialog').locator('img').first()).toBeVisible();
});

test('a browser that saves data needs no switch, and the switch overrides it', async ({ page, demo }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(`${demo.url}listings`);
  await expect(page.getByRole('button', { name: /^Show photo: / }).first()).toBeVisible();
  const saver = page.getByRole('switch', { name: 'Data saver' });
  await expect(saver).toBeChecked();
  await saver.click();
  await expect(page.getByRole('button', { name: /^Show photo: / })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article').first().locator('img').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show photo: / })).toHaveCount(0);
});
