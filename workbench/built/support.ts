import type { Browser, BrowserContextOptions, FrameLocator, Page } from 'playwright';
import { afterAll, inject } from 'vitest';
import { launchChromium } from '../../testing/chromium';
import { FRAME_MARK } from '../../testing/ownDevice';

let browser: Browser | null = null;

afterAll(async () => {
  await browser?.close();
  browser = null;
});

/** A page of words by its id, in a browser of its own: 'screens-favorites--docs'. */
export async function openDocs(
  id: string,
  { query = '', ...options }: BrowserContextOptions & { query?: string } = {},
): Promise<Page> {
  const page = await openPage(options);
  await page.goto(`${inject('storybook')}iframe.html?id=${id}&viewMode=docs${query}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Storybook itself around a page of words. */
export async function openStorybook(id: string, query = ''): Promise<Page> {
  const page = await openPage({});
  await page.goto(`${inject('storybook')}?path=/docs/${id}${query}`);
  return page;
}

/** Storybook itself around a story, in a window of 1440 x 844; what the toolbar chose as the URL writes it: `theme:dark`. */
export async function openStory(id: string, globals = '', initScript?: () => void): Promise<Page> {
  const page = await openPage({ viewport: { width: 1440, height: 844 }, reducedMotion: null });
  if (initScript) await page.addInitScript(initScript);
  await page.goto(`${inject('storybook')}?path=/story/${id}${globals && `&globals=${globals}`}`);
  return page;
}

/** The browser that all tests of a file share. */
export async function findBrowser(): Promise<Browser> {
  browser ??= await launchChromium();
  return browser;
}

export async function openPage(options: BrowserContextOptions): Promise<Page> {
  const context = await (
    await findBrowser()
  ).newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  // Half a dozen windows, each with the whole app, start at once; a busy machine takes its time.
  context.setDefaultTimeout(120_000);
  return context.newPage();
}

/** The window of a story on a page of words, by the story's id. */
export const frameOf = (page: Page, storyId: string): FrameLocator =>
  page.frameLocator(`iframe[${FRAME_MARK}="${storyId}"]`);
