import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../testing/journeys/fixtures';

/** Presses a heart while its request waits: the new state and the count in the header are there before the response. */
async function pressAndAnswer(page: Page, heart: Locator): Promise<void> {
  const saved = page.getByRole('banner').getByRole('link', { name: /^Favorites/ });
  const before = await saved.getAttribute('aria-label');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
  await expect(heart).toHaveAttribute('aria-busy', 'true');
  expect(await saved.getAttribute('aria-label')).not.toBe(before);
}

/** The toast is shown and covers no part of what was pressed. */
async function expectToastBeside(page: Page, text: string, pressed: Locator): Promise<void> {
  const toast = page.getByRole('region', { name: 'Notices' }).getByText(text).first();
  await expect(toast).toBeVisible();
  const covers = await pressed.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
      [top + 1, (top + bottom) / 2, bottom - 1].map((y) => document.elementFromPoint(x, y)),
    );
    const notices = document.querySelector('[aria-label="Notices"]');
    return points.some((element_) => element_ !== null && notices?.contains(element_));
  });
  expect(covers).toBe(false);
}

/** Records the states of the heart from now on. */
const recordStates = (heart: Locator) =>
  heart.evaluateHandle((element) => {
    const states: (string | null)[] = [];
    new MutationObserver(() => states.push(element.getAttribute('aria-pressed'))).observe(element, {
      attributeFilter: ['aria-pressed'],
    });
    return states;
  });

/** Opens a page as a user, whose favorites are loaded. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Favorites, [1-9]/ })).toBeVisible();
}

const cardHeart = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('button', { name: /^Save /, pressed: false })
    .first();
const detailHeart = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Save', exact: true, pressed: false });

const places = [
  { place: 'a card', path: 'listings', find: cardHeart },
  { place: 'a listing', path: 'property/1010', find: detailHeart },
] as const;

for (const { place, path, find } of places) {
  test(`the heart of ${place} fills before the response of a slow server`, async ({ page, demo }) => {
    await open(page, `${demo.url}${path}?as=user&network=hang:addUserFavorite`);
    const heart = await find(page).elementHandle();
    if (!heart) throw new Error('No heart');
    await heart.evaluate((element) => element.setAttribute('data-tested', ''));
    await pressAndAnswer(page, page.locator('[data-tested]'));
  });

  test(`the heart of ${place} is empty again when saving fails, and the toast does not cover it`, async ({
    page,
    demo,
  }) => {
    await open(page, `${demo.url}${path}?as=user&network=status-503:addUserFavorite`);
    const found = await find(page).elementHandle();
    await found?.evaluate((element) => element.setAttribute('data-tested', ''));
    const heart = page.locator('[data-tested]');
    // As near to the toast's place as it can be pressed.
    await heart.evaluate((element) =>
      window.scrollBy({ top: element.getBoundingClientRect().top - 90, behavior: 'instant' }),
    );
    const states = await recordStates(heart);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => states.jsonValue()).toEqual(['true', 'false']);
    await expectToastBeside(page, 'Error', heart);
    await expect(heart).toBeFocused();
  });
}

test('on a phone, too, no toast covers the heart of a card at the top', async ({ browser, demo }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await open(page, `${demo.url}?as=user`);
  const found = await cardHeart(page).elementHandle();
  await found?.evaluate((element) => element.setAttribute('data-tested', ''));
  const heart = page.locator('[data-tested]');
  await heart.evaluate((element) =>
    window.scrollBy({ top: element.getBoundingClientRect().top - 20, behavior: 'instant' }),
  );
  await heart.tap();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expectToastBeside(page, 'Added to favorites', heart);
  await context.close();
});

test('a home that cannot be removed from the favorites stays there, and the reason is beside it', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}favorites?as=user&network=status-503:removeUserFavorite`);
  const remove = page.getByRole('button', { name: /^Remove .* from favorites$/ });
  await expect(remove.first()).toBeVisible();
  const count = await remove.count();
  expect(count).toBeGreaterThan(0);
  await remove.first().click();
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: /^Remove/ });
  await confirm.click();
  const failure = 'Failed to remove from favorites. Please try again.';
  await expect(page.getByText(failure).first()).toBeVisible();
  await expect(remove).toHaveCount(count);
});
