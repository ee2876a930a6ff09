import { expect, test } from '../../../testing/journeys/fixtures';

test('one word and one press lead from Home to the right results', async ({ page, demo }) => {
  await page.goto(demo.url);
  const box = page.getByRole('combobox', { name: 'Region, district or town' });
  await box.fill('kumase');
  const submit = page.getByRole('button', { name: /^Show \d+ homes?$/ });
  const [homes] = /\d+/.exec(await submit.innerText()) ?? [];
  await submit.click();
  await expect(page).toHaveURL(/listings\?region=Ashanti&district=Kumasi&type=rent$/);
  await expect(page.getByText(new RegExp(`^${homes} propert(y|ies) found$`)).first()).toBeVisible();

  await page.goBack();
  await box.click();
  await expect(page.getByRole('option', { name: 'Ashanti, Kumasi, For Rent' })).toBeVisible();
});

test('a search from Home by keyboard only, with the first row of homes in view', async ({ page, demo }) => {
  await page.goto(demo.url);
  await expect(page.getByRole('article').first()).toBeInViewport();
  const box = page.getByRole('combobox', { name: 'Region, district or town' });
  for (let stop = 0; stop < 20 && !(await box.evaluate((field) => field === document.activeElement)); stop++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  await page.keyboard.type('greateraccra');
  await expect(page.getByRole('option', { name: /^Greater Accra, region, \d+ homes$/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('Greater Accra');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/listings\?region=Greater\+Accra&type=sale$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Rental Properties' })).toBeVisible();
});

for (const [width, height] of [
  [1366, 768],
  [1280, 900],
  [1920, 1080],
] as const) {
  test(`a listing shows its title, price and Call at once at ${width} x ${height}`, async ({
    page,
    demo,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${demo.url}property/1001`);
    const agent = page.getByRole('complementary', { name: 'Contact the agent' });
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      agent.getByText(/^GH₵/).first(),
      agent.getByRole('link', { name: 'Call Agent' }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    // On low screens the facts are below the photos.
    if (height >= 900)
      await expect(page.getByRole('list', { name: 'Rooms and size' })).toBeInViewport({ ratio: 1 });
  });
}

test(
  'on a slow phone a listing that is opened right after a filter stays open, and each filter is one step back',
  { tag: '@chromium' },
  async ({ page, demo }) => {
    await page.goto(`${demo.url}listings`);
    await expect(page.getByText('240 properties found').first()).toBeVisible();
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.getByRole('searchbox', { name: 'Search properties' }).fill('accra');
    await expect(page).toHaveURL(/[?&]q=accra/);
    await page.getByLabel('Region', { exact: true }).selectOption('Greater Accra');
    await expect(page).toHaveURL(/region=Greater/);
    await page.getByRole('article').first().getByRole('link', { name: 'View Details' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Description' })).toBeVisible();
    await expect(page).toHaveURL(/\/property\//);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });

    await page.goBack();
    await expect(page).toHaveURL(/\?q=accra&region=Greater/);
    await page.goBack();
    await expect(page).toHaveURL(/\?q=accra$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/listings$/);
  },
);

test.describe('on a phone', { tag: '@chromium' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe over a card’s photo shows the next one, loaded only then, and a tap opens the listing', async ({
    page,
    demo,
  }) => {
    await page.goto(`${demo.url}listings`);
    const card = page.getByRole('article').first();
    const photo = (position: number) => card.getByRole('img', { name: new RegExp(`picture ${position} of`) });
    await expect(photo(1)).toBeVisible();
    await expect(photo(2)).toHaveCount(0);
    const box = await photo(1).boundingBox();
    if (box === null) throw new Error('The photo has no box.');
    const devTools = await page.context().newCDPSession(page);
    const y = Math.round(box.y + box.height / 2);
    const touchAt = (x: number) => ({ touchPoints: [{ x: Math.round(x), y }] });
    const start = box.x + box.width * 0.8;
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', ...touchAt(start) });
    for (let part = 1; part <= 8; part++)
      await devTools.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        ...touchAt(start - (box.width * 0.6 * part) / 8),
      });
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(photo(2)).toBeInViewport({ ratio: 0.9 });
    await expect(card.getByText(/^2 of \d+$/)).toBeVisible();
    await expect(page).toHaveURL(/\/listings$/);
    await photo(2).tap();
    await expect(page).toHaveURL(/\/property\//);
  });
});
