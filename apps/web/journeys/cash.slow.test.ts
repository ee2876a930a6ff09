import { expect, test } from '../../../testing/journeys/fixtures';

test('a visitor with cash finds a home to move into, with the keyboard, and shares and saves the search', async ({
  page,
  demo,
  consoleMessages,
}) => {
  await page.goto(`${demo.url}listings`);
  await expect(page.getByText(/\d+ properties found/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cash to Move In' }).press('Enter');
  const filters = page.getByRole('dialog', { name: 'Filters' });
  const cash = filters.getByRole('textbox', { name: 'Cash to Move In' });
  await expect(cash).toBeFocused();
  await page.keyboard.type('20000');
  await expect(cash).toHaveValue('20,000');
  await page.keyboard.press('Tab');
  await expect(filters.getByRole('radio', { name: /^6 months/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/listings\?cash=20000&months=12$/);
  const year = filters.getByRole('radio', { name: /^12 months, \d+ homes$/, checked: true });
  const promised = /(\d+) homes$/.exec((await year.getAttribute('aria-label')) ?? '')?.[1];
  await page.keyboard.press('Escape');

  // The button, the chip and every card say it.
  await expect(page.getByRole('button', { name: 'GH₵ 20,000 for 12 months', exact: true })).toBeFocused();
  await expect(page.getByText(`${promised} properties found`).first()).toBeVisible();
  const card = page.getByRole('article').first();
  await expect(card.getByText(/^GH₵.* for 12 months, GH₵.* left$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Move-in cost');
  await expect(page).toHaveURL(/cash=20000&months=12&sort=move-in$/);

  // Saved on this device under a name that says it.
  await page.getByRole('button', { name: 'Save search' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(/GH₵\s20,000 for 12 months/);
  await page.keyboard.press('Enter');

  // The listing opens with the same months; Back restores the search.
  await card.getByRole('link', { name: /^View Details/ }).press('Enter');
  await expect(page).toHaveURL(/property\/\d+\?months=12$/);
  await expect(page.getByRole('radio', { name: '12', exact: true })).toBeChecked();
  await page.goBack();
  await expect(page.getByText(`${promised} properties found`).first()).toBeVisible();

  // The link works on another device, and the filter is removed like any other.
  await page.getByRole('button', { name: /^Remove GH₵ 20,000 for 12 months/ }).press('Enter');
  await expect(page).toHaveURL(/listings\?sort=move-in$/);
  expect(consoleMessages).toEqual([]);
});
