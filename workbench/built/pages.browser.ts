import { expect, inject, it } from 'vitest';
import { openDocs, openStorybook, violationsIn } from './support';

/** Pages filtered to a few entries, because axe takes minutes on a whole page. */
const PAGES = [
  { id: 'start-catalogue--docs', part: '&layer=Dialogs&text=report' },
  { id: 'start-catalogue--docs', part: '&text=lisitng' },
  { id: 'start-coverage--docs', part: '&text=C358' },
  { id: 'start-contract--docs', part: '' },
  { id: 'start-for-designers--docs', part: '' },
  { id: 'primitives-button--docs', part: '' },
  { id: 'cards-propertycard--docs', part: '' },
] as const;

const DISPLAY_MODES = [
  { name: 'light', query: '&globals=theme:light', width: 1280 },
  { name: 'dark', query: '&globals=theme:dark', width: 1280 },
  { name: 'a phone, dark', query: '&globals=theme:dark', width: 390 },
  { name: 'a phone, right to left', query: '&globals=direction:rtl', width: 390 },
] as const;

const VIEWS = PAGES.flatMap((page) =>
  DISPLAY_MODES.map((mode) => ({ ...page, ...mode, view: `${page.id}${page.part} in ${mode.name}` })),
);

it.each(VIEWS)('$view: is accessible and no wider than its window', async ({ id, part, query, width }) => {
  const page = await openDocs(id, { query: part + query, viewport: { width, height: 900 } });
  expect(await violationsIn(page, '#storybook-docs')).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await page.context().close();
});

it('stores filters in the URL by keyboard alone, and restores them from it', async () => {
  const page = await openStorybook('start-catalogue--docs', '&kind=fault');
  const inside = page.frameLocator('#storybook-preview-iframe');
  const count = inside.getByRole('status').filter({ hasText: /states? of/ });
  await count.waitFor();
  expect(await inside.getByLabel('Kind').inputValue()).toBe('fault');
  const before = await count.textContent();
  await inside.getByRole('radio', { name: /^Screens/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.url()).toContain('layer=Journeys');
  await expect.poll(() => count.textContent()).not.toBe(before);
  await inside.getByLabel(/^Text/).focus();
  await page.keyboard.type('tab');
  await expect.poll(() => page.url()).toContain('text=tab');
  expect(page.url()).toContain('path=/docs/start-catalogue--docs&kind=fault');

  const sent = await openStorybook('start-catalogue--docs', new URL(page.url()).search.split('--docs')[1]);
  const there = sent.frameLocator('#storybook-preview-iframe');
  const same = there.getByRole('status').filter({ hasText: /states? of/ });
  await expect.poll(() => same.textContent()).toBe(await count.textContent());
  await sent.context().close();
  await page.context().close();
});

it('links a state to its story in a display mode', async () => {
  const page = await openStorybook('start-catalogue--docs', '&text=C358');
  const inside = page.frameLocator('#storybook-preview-iframe');
  await inside.getByRole('link', { name: 'Open Start Failed, phone dark' }).click();
  await page.waitForURL(/path=\/story\/screens-plans-paying--start-failed/);
  const story = page.frameLocator('#storybook-preview-iframe');
  await story.getByRole('heading', { level: 1 }).waitFor();
  expect(await story.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.context().close();
});

it('links every operation to its place in the API reference, which loads nothing else', async () => {
  const page = await openDocs('start-contract--docs');
  const links = page.getByRole('table').getByRole('link').and(page.locator('[href*="api-reference"]'));
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(30);

  const messages: string[] = [];
  page.on('console', (message) => message.type() !== 'info' && messages.push(message.text()));
  const requests: string[] = [];
  page.on('request', (request) => /^(?:data|blob):/.test(request.url()) || requests.push(request.url()));
  await links.filter({ hasText: 'Create a listing' }).click();
  for (const href of hrefs) {
    const { hash } = new URL(href, inject('storybook'));
    await page.evaluate((place) => window.location.assign(place), hash);
    // The reference renders the sections near the place in the URL only.
    await page.locator(`[id="${hash.slice(2)}"]`).waitFor();
  }
  expect(requests).toEqual([`${inject('storybook')}api-reference/`]);
  expect(messages).toEqual([]);
  await page.context().close();
});
