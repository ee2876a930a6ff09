import type { FrameLocator, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { STORY_FRAME_ATTRIBUTE } from '../../testing/browserStorage';
import { isWholeApp } from '../../testing/storyKind';
import { readStories, type ParsedStory } from '../../tools/stories/parseStories';
import { openPage, violationsIn } from './openPage';

const openInStorybook = async (path: string) => {
  const { page, errors } = await openPage(`storybook/?path=${path}`, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  return { page, errors, canvas: page.frameLocator('#storybook-preview-iframe') };
};

/** The iframe of a story on a docs page. */
const frameOf = (page: Page, storyId: string): FrameLocator =>
  page.frameLocator(`iframe[${STORY_FRAME_ATTRIBUTE}="${storyId}"]`);

/** Filtered to a few entries, because axe takes minutes on a whole catalogue. */
const PAGES = [
  { id: 'start-catalogue--docs', query: '&layer=Dialogs&text=report' },
  { id: 'start-contract--docs', query: '' },
  { id: 'start-for-designers--docs', query: '' },
  { id: 'start-for-developers--docs', query: '' },
  { id: 'start-for-qa--docs', query: '' },
  { id: 'start-mock-backend--docs', query: '' },
  { id: 'start-real-backend--docs', query: '' },
  { id: 'start-commands--docs', query: '' },
  { id: 'primitives-button--docs', query: '' },
] as const;

describe('the pages', () => {
  it.each(PAGES)('$id is accessible in both themes, also on a phone', async ({ id, query }) => {
    const { page, errors } = await openPage(`storybook/iframe.html?id=${id}&viewMode=docs${query}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await violationsIn(page, '#storybook-docs')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`${page.url()}&globals=theme:dark`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await violationsIn(page, '#storybook-docs')).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
  });

  it('of the catalogue keeps its filters in the URL, and links thumbnails to states', async () => {
    const { page, canvas } = await openInStorybook('/docs/start-catalogue--docs&kind=fault');
    const count = canvas.getByRole('status').filter({ hasText: /states? of/ });
    const before = await count.textContent();
    await canvas.getByRole('searchbox', { name: /^Text/ }).fill('C358');
    await expect.poll(() => count.textContent()).not.toBe(before);
    await expect.poll(() => page.url()).toContain('path=/docs/start-catalogue--docs&kind=fault&text=C358');
    await canvas.getByText(/^C358: /).waitFor();
    const link = canvas.getByRole('link', { name: 'Open Start Failed, phone dark' });
    await expect
      .poll(() => link.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await link.click();
    await page.waitForURL(/path=\/story\/screens-plans-paying--start-failed/);
    await canvas.getByRole('heading', { level: 1 }).waitFor();
    expect(await canvas.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  it('of the contract links every operation to its place in the API reference', async () => {
    const { page } = await openPage('storybook/iframe.html?id=start-contract--docs&viewMode=docs');
    const links = page.getByRole('table').getByRole('link').and(page.locator('[href*="api-reference"]'));
    await links.first().waitFor();
    const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(30);
    await links.filter({ hasText: 'Create a listing' }).click();
    for (const href of hrefs) {
      const { hash } = new URL(href, inject('site'));
      await page.evaluate((place) => window.location.assign(place), hash);
      // The reference renders the sections near the place in the URL only.
      await page.locator(`[id="${hash.slice(2)}"]`).waitFor();
    }
  });

  it('of a component has a guide, contents, and a frame for each story that uses the backend', async () => {
    const { page, canvas } = await openInStorybook('/docs/primitives-button--docs');
    await canvas.getByText("import { Button } from '@efie/ui/primitives/Button';").waitFor();
    await canvas.getByRole('navigation').getByRole('link', { name: 'Accessibility' }).waitFor();
    await canvas.getByRole('link', { name: 'IconButton', exact: true }).click();
    await canvas.getByRole('heading', { level: 1, name: 'IconButton' }).waitFor();

    await page.goto(`${inject('site')}storybook/iframe.html?id=screens-agentprofile--docs&viewMode=docs`);
    const framed = page.locator('iframe');
    await framed.first().waitFor();
    const loaded = page.frames().filter((frame) => frame.url().includes('viewMode=story'));
    expect(loaded.length).toBeLessThan(await framed.count());
    const noListings = 'screens-agentprofile--no-listings';
    await page
      .locator(`#anchor--${noListings}`)
      .evaluate((place) => place.scrollIntoView({ block: 'start' }));
    await frameOf(page, noListings).getByText('No properties listed').first().waitFor();
    await frameOf(page, 'screens-agentprofile--not-found')
      .getByText('Agent not found please')
      .first()
      .waitFor();
  });
});

describe('the window', () => {
  it('shows a story on the mock backend, and links to its state and to the app', async () => {
    const { page, errors, canvas } = await openInStorybook('/story/screens-listings--default');
    await canvas.getByRole('main').getByRole('article').first().waitFor();
    const inApp = page.getByRole('link', { name: 'Open in the running app' });
    expect(await inApp.evaluate((link: HTMLAnchorElement) => link.href)).toContain(
      `${inject('site')}demo/listings?`,
    );
    await page.getByRole('button', { name: /^Theme/ }).click();
    await page.getByRole('option', { name: 'Dark' }).click();
    await page.getByRole('button', { name: 'Theme Dark' }).waitFor();
    await page.getByRole('button', { name: 'Copy link to this state' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('theme:dark');
    expect(errors).toEqual([]);
  });

  it('filters the sidebar by derived tags', async () => {
    const { page } = await openInStorybook('/story/screens-userlogin--wrong-password&tags=empty');
    await page.locator('[data-item-id="primitives-table"]').waitFor();
    expect(await page.locator('[data-item-id="primitives-button"]').count()).toBe(0);
  });

  it('shows the design beside a story, and over it', async () => {
    const { page, canvas } = await openInStorybook(
      '/story/screens-about--phone&globals=designOverlay:difference',
    );
    const overlay = canvas.locator('[data-design-overlay] img');
    await expect.poll(() => overlay.evaluate((image) => image.getBoundingClientRect().width)).toBe(390);
    expect(await overlay.getAttribute('src')).toBe('./design/screens/about-mobile.avif');
    await page.getByRole('tab', { name: /^Design/ }).click();
    const image = page.frameLocator('iframe[src*="design/image.html"]').getByRole('img');
    await expect
      .poll(() => image.evaluate((each) => (each instanceof HTMLImageElement ? each.naturalWidth : 0)))
      .toBe(780);
  });
});

interface Channel {
  on(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
}

interface RecordedWindow {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  /** How each story ended: '' if it was rendered, otherwise the error. */
  ends: Record<string, string>;
}

/** Runs in the page before Storybook: records how stories end. */
function recordEnds(): void {
  const recorded = window as unknown as RecordedWindow;
  recorded.ends = {};
  let shown = new URLSearchParams(window.location.search).get('id') ?? '';
  let channel: Channel;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set(value: Channel) {
      channel = value;
      value.on('setCurrentStory', (payload) => (shown = String(Object(payload).storyId)));
      value.on('storyRendered', (id) => (recorded.ends[String(id)] ??= ''));
      for (const event of ['storyErrored', 'storyThrewException', 'storyMissing'])
        value.on(event, (payload) => (recorded.ends[shown] = `${event} ${JSON.stringify(payload)}`));
    },
    configurable: true,
  });
}

/** Pages that share the stories: one for each of two cores. */
const PAGE_COUNT = 2;

it('opens every screen and journey without an error page', async () => {
  const queue = readStories(process.cwd()).filter(({ kind }) => isWholeApp({ kind }));
  expect(queue.length).toBeGreaterThan(400);
  const failed: string[] = [];
  const open = async (page: Page, { id, viewport }: ParsedStory, isFirst: boolean) => {
    // In a wide window a phone story would render in an iframe.
    await page.setViewportSize({ width: viewport === 'phone' ? 390 : 1280, height: 900 });
    // Embedded stories do not play: their own tests do that.
    if (isFirst) await page.goto(`${inject('site')}storybook/iframe.html?id=${id}&viewMode=story&embed=true`);
    else
      await page.evaluate((storyId) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as RecordedWindow;
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }, id);
    const end = await page.waitForFunction((storyId) => {
      const { ends } = window as unknown as RecordedWindow;
      return storyId in ends && { error: ends[storyId] };
    }, id);
    const { error } = (await end.jsonValue()) as { error: string };
    if (error !== '') failed.push(`${id}: ${error.slice(0, 400)}`);
  };
  const openAll = async () => {
    const { page } = await openPage('storybook/project.json');
    await page.addInitScript('globalThis.__name ??= (named) => named');
    await page.addInitScript(recordEnds);
    for (let isFirst = true, story = queue.shift(); story; story = queue.shift(), isFirst = false)
      await open(page, story, isFirst);
  };
  await Promise.all(Array.from({ length: PAGE_COUNT }, openAll));
  expect(failed.join('\n')).toBe('');
});
