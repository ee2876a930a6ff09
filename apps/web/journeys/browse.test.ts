import { expect, it } from 'vitest';
import { RAW_VALUE_PATTERN, setUpBuild } from '../../../testing/journeys/support';

const demo = setUpBuild('dist-demo');

it('C1 C2 C6 C97 C147 C125 C126: a visitor goes from Home to a search, a listing and WhatsApp', async () => {
  const { page, consoleMessages } = await demo.visit();
  await page.goto(demo.url);
  await page.getByRole('heading', { name: 'Featured Properties' }).waitFor();
  await page.getByRole('link', { name: 'Find a Place to Rent' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rental Properties' }).waitFor();
  await page.getByText('240 properties found').first().waitFor();

  await page.getByRole('searchbox', { name: 'Search properties' }).fill('accra');
  await page.waitForURL(/[?&]q=accra/);
  await page.getByLabel('Region', { exact: true }).selectOption('Greater Accra');
  await page.waitForURL(/region=Greater/);
  const card = page.getByRole('article').first();
  const title = (await card.getByRole('heading').innerText()).trim();
  const searchUrl = page.url();

  await card.getByRole('link', { name: 'View Details' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const whatsApp = new URL(
    (await page
      .getByRole('link', { name: /WhatsApp/ })
      .first()
      .getAttribute('href')) ?? '',
  );
  expect(whatsApp.origin + whatsApp.pathname).toMatch(/^https:\/\/wa\.me\/233\d{9}$/);
  expect(whatsApp.searchParams.get('text')).toMatch(/help finding a property/);

  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Rental Properties' }).waitFor();
  expect(page.url()).toBe(searchUrl);
  expect(await page.locator('body').innerText()).not.toMatch(RAW_VALUE_PATTERN);
  expect(consoleMessages).toEqual([]);
});

it('C28 C29 F34: a new path starts at the top with focus on its heading; Back restores the scroll position', async () => {
  const { page } = await demo.visit();
  await page.goto(`${demo.url}listings`);
  await page.getByText('240 properties found').first().waitFor();
  await page.getByRole('article').nth(8).scrollIntoViewIfNeeded();
  const scrollBefore = await page.evaluate(() => window.scrollY);
  expect(scrollBefore).toBeGreaterThan(500);
  await page.getByRole('article').nth(8).getByRole('link', { name: 'View Details' }).click();
  await page.waitForURL(/\/property\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.goBack();
  await page.waitForURL(/\/listings$/);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrollBefore))
    .toBeLessThan(50);
});

it('F57: Back from a listing shows its card at the same position without a skeleton; the listing is in Recently viewed', async () => {
  const { page } = await demo.visit();
  await page.goto(`${demo.url}listings?type=rent&sort=price-up&page=2`);
  const card = page.getByRole('article').nth(9);
  await card.scrollIntoViewIfNeeded();
  const title = (await card.getByRole('heading').innerText()).trim();
  const boxBefore = await card.boundingBox();
  await card.getByRole('link', { name: 'View Details' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();

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
  await sameCard.waitFor();
  expect((await sameCard.getByRole('heading').innerText()).trim()).toBe(title);
  await expect
    .poll(async () => Math.abs(((await sameCard.boundingBox())?.y ?? Infinity) - (boxBefore?.y ?? 0)))
    .toBeLessThan(50);
  expect(await page.evaluate(() => (window as Window & { skeletonsSeen?: number }).skeletonsSeen)).toBe(0);
  expect(await page.getByRole('combobox', { name: 'Sort' }).inputValue()).toBe('price-up');

  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  const recentlyViewed = page.getByRole('region', { name: 'Recently viewed' });
  await recentlyViewed.getByRole('link', { name: title }).waitFor();
  await recentlyViewed.getByRole('button', { name: 'Clear' }).click();
  await recentlyViewed.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Recently viewed cleared');
});

it('F36: a listing prints on one sheet with its phone number', async () => {
  const { page } = await demo.visit();
  await page.goto(`${demo.url}listings`);
  await page.getByRole('article').first().getByRole('link', { name: 'View Details' }).click();
  await page.getByRole('heading', { name: 'Amenities' }).waitFor();
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await page
    .getByText(/^\+233 \d\d \d{3} \d{4}$/)
    .first()
    .waitFor();
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
});
