import { expect, test } from '../../../testing/journeys/fixtures';
import { expectNoRawValues } from '../../../testing/journeys/support';

test('a visitor goes from Home to a search, a listing and WhatsApp', async ({
  page,
  consoleMessages,
  demo,
}) => {
  await page.goto(demo.url);
  await expect(page.getByRole('heading', { name: 'Featured Properties' })).toBeVisible();
  await page.getByRole('link', { name: 'Find a Place to Rent' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rental Properties' })).toBeVisible();
  await expect(page.getByText('240 properties found').first()).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search properties' }).fill('accra');
  await expect(page).toHaveURL(/[?&]q=accra/);
  await page.getByLabel('Region', { exact: true }).selectOption('Greater Accra');
  await expect(page).toHaveURL(/region=Greater/);
  const card = page.getByRole('article').first();
  const title = (await card.getByRole('heading').innerText()).trim();
  const searchUrl = page.url();

  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const whatsApp = new URL(
    (await page
      .getByRole('link', { name: /WhatsApp/ })
      .first()
      .getAttribute('href')) ?? '',
  );
  expect(whatsApp.origin + whatsApp.pathname).toMatch(/^https:\/\/wa\.me\/233\d{9}$/);
  expect(whatsApp.searchParams.get('text')).toMatch(/help finding a property/);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Rental Properties' })).toBeVisible();
  await expect(page).toHaveURL(searchUrl);
  await expectNoRawValues(page);
  expect(consoleMessages).toEqual([]);
});

test('a new path starts at the top with focus on its heading; Back restores the scroll position', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}listings`);
  await expect(page.getByText('240 properties found').first()).toBeVisible();
  await page.getByRole('article').nth(8).scrollIntoViewIfNeeded();
  const scrollBefore = await page.evaluate(() => window.scrollY);
  expect(scrollBefore).toBeGreaterThan(500);
  await page.getByRole('article').nth(8).getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(/\/property\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/listings$/);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrollBefore))
    .toBeLessThan(50);
});

test('Back from a listing shows its card at the same position without a skeleton; the listing is in Recently viewed', async ({
  page,
  demo,
}) => {
  // The row appears from two listings on.
  await page.goto(`${demo.url}property/1001`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await page.goto(`${demo.url}listings?type=rent&sort=price-up&page=2`);
  const card = page.getByRole('article').nth(9);
  await card.scrollIntoViewIfNeeded();
  const title = ((await card.getByRole('heading').textContent()) ?? '').trim();
  const boxBefore = await card.boundingBox();
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  // Counts skeletons that appear for a single frame, too.
  await page.evaluate(() => {
    const counter = window as Window & { skeletonsSeen?: number };
    counter.skeletonsSeen = 0;
    new MutationObserver(() => {
      counter.skeletonsSeen =
        (counter.skeletonsSeen ?? 0) + document.querySelectorAll('main [data-skeleton]').length;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.goBack();
  const sameCard = page.getByRole('article').nth(9);
  await expect(sameCard).toBeVisible();
  await expect(sameCard.getByRole('heading')).toHaveText(title);
  await expect
    .poll(async () => Math.abs(((await sameCard.boundingBox())?.y ?? Infinity) - (boxBefore?.y ?? 0)))
    .toBeLessThan(50);
  expect(await page.evaluate(() => (window as Window & { skeletonsSeen?: number }).skeletonsSeen)).toBe(0);
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('price-up');

  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  const recentlyViewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(recentlyViewed.getByRole('link', { name: title })).toBeVisible();
  await recentlyViewed.getByRole('button', { name: 'Clear' }).click();
  await expect(recentlyViewed).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveText('Recently viewed cleared');
});

test('a listing prints on one sheet with its phone number', { tag: '@chromium' }, async ({ page, demo }) => {
  await page.goto(`${demo.url}listings`);
  await page.getByRole('article').first().getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { name: 'Amenities' })).toBeVisible();
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^\+233 \d\d \d{3} \d{4}$/).first()).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeHidden();
});

test(
  'on a phone the styles of the cards are calculated together, not card by card',
  { tag: '@chromium' },
  async ({ page, demo }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Performance.enable');
    await page.goto(`${demo.url}listings`);
    await expect(page.getByRole('article')).toHaveCount(24);
    await page.waitForLoadState('networkidle');
    const { metrics } = await devTools.send('Performance.getMetrics');
    expect(metrics.find(({ name }) => name === 'RecalcStyleCount')?.value).toBeLessThan(300);
  },
);
