import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, FrameLocator, Page } from 'playwright';
import { afterAll, inject } from 'vitest';
import { axeOptions } from '../../testing/checks/axe';
import { launchChromium } from '../../testing/chromium';
import { STORY_FRAME_ATTRIBUTE } from '../../testing/browserStorage';

let browser: Browser | null = null;

afterAll(async () => {
  await browser?.close();
  browser = null;
});

/** Opens a docs page by its id, without Storybook's UI: 'screens-favorites--docs'. */
export async function openDocs(
  id: string,
  { query = '', ...options }: BrowserContextOptions & { query?: string } = {},
): Promise<Page> {
  const page = await openPage(options);
  await page.goto(`${inject('storybook')}iframe.html?id=${id}&viewMode=docs${query}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Opens a docs page inside Storybook's UI. */
export async function openStorybook(
  id: string,
  query = '',
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await openPage(options);
  await page.goto(`${inject('storybook')}?path=/docs/${id}${query}`);
  return page;
}

interface StoryOptions extends BrowserContextOptions {
  initScript?: () => void;
}

/** Opens a story inside Storybook's UI at 1440 x 844, with toolbar globals as in the URL: `theme:dark`. */
export async function openStory(
  id: string,
  globals = '',
  { initScript, ...options }: StoryOptions = {},
): Promise<Page> {
  const page = await openPage({ viewport: { width: 1440, height: 844 }, reducedMotion: null, ...options });
  if (initScript) await page.addInitScript(initScript);
  await page.goto(`${inject('storybook')}?path=/story/${id}${globals && `&globals=${globals}`}`);
  return page;
}

/** Launches the browser that all tests of a file share. */
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
  // Several iframes load the whole app at once, which is slow on a busy machine.
  context.setDefaultTimeout(120_000);
  return context.newPage();
}

/** The story in Storybook's UI. */
export const canvasOf = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');

/** The iframe of a story on a docs page. */
export const frameOf = (page: Page, storyId: string): FrameLocator =>
  page.frameLocator(`iframe[${STORY_FRAME_ATTRIBUTE}="${storyId}"]`);

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeWindow {
  axe: {
    run: (
      context: object,
      options: object,
    ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  };
}

/** What axe finds in a part of the page. */
export async function violationsIn(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(
    async ({ include, options }) => {
      const { axe } = window as unknown as AxeWindow;
      // Stories on docs pages are checked on their own, in more display modes.
      const { violations } = await axe.run({ include, exclude: '.sbdocs-preview' }, options);
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map(({ html }) => html.slice(0, 200))
            .join(' | ')}`,
      );
    },
    {
      include: selector,
      options: { ...axeOptions, rules: { ...axeOptions.rules, region: { enabled: false } } },
    },
  );
}
