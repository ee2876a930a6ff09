import type { Page } from 'playwright';
import { launchChromium } from '../../testing/chromium';
import { serveFolder } from '../../testing/staticServer';
import { LOOPBACK_ONLY } from './measurePage';
import { median } from './stats';

/** ms until the catalogue is usable; it must be lower. */
const CATALOGUE_GOAL = 2000;
/** ms until a story on the mock backend shows its first response; it must be lower. */
const STORY_GOAL = 1000;
const VISITS = 5;

/** Stories on the mock backend, and what their first response adds to the page. */
const STORIES: readonly { id: string; content: string }[] = [
  { id: 'screens-listings--default', content: 'article h3' },
  { id: 'screens-propertydetail--default', content: 'main h1' },
  { id: 'screens-agentdashboard--default', content: 'article h3' },
];

const EMPTY_STORY = 'empty-1--story-1';
const EMPTY_CONTENT = '#storybook-root p';

export interface WorkbenchTime {
  name: string;
  /** ms */
  median: number;
  worst: number;
  goal: number | null;
}

/** Opens a page as a designer does, in Storybook's own window. */
async function openInStorybook(page: Page, url: string, content: string): Promise<number> {
  const start = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator(content)
    .filter({ visible: true })
    .first()
    .waitFor();
  return performance.now() - start;
}

/** Types in the catalogue's filter until the number of states has changed. */
async function filterCatalogue(page: Page): Promise<number> {
  const start = performance.now();
  const docs = page.frameLocator('#storybook-preview-iframe');
  const count = docs.getByRole('status').filter({ hasText: /states of/ });
  const before = await count.innerText();
  await docs.getByRole('searchbox', { name: /^Text, or a requirement/ }).press('b');
  await count.filter({ hasNotText: before }).waitFor();
  return performance.now() - start;
}

async function openStory(page: Page, url: string, id: string, content: string): Promise<number> {
  const start = performance.now();
  await page.goto(`${url}iframe.html?id=${id}&viewMode=story`, { waitUntil: 'commit' });
  await page.locator(content).filter({ hasText: /\S/ }).first().waitFor();
  return performance.now() - start;
}

/**
 * Measures cold visits of our built Storybook at the machine's own speed: the catalogue, and stories on the mock backend; in
 * turns with the pages of an empty Storybook, which show what Storybook itself takes.
 */
export async function workbenchTimes(built: {
  ours: string;
  empty: string;
}): Promise<readonly WorkbenchTime[]> {
  const serve = (folder: string) => serveFolder(folder, { spa: false, encodings: [] });
  const ours = await serve(built.ours);
  const empty = await serve(built.empty);
  const browser = await launchChromium([LOOPBACK_ONLY]);
  const times = new Map<string, { goal: number | null; visits: number[] }>();
  const record = (name: string, goal: number | null, ms: number) => {
    const time = times.get(name) ?? { goal, visits: [] };
    time.visits.push(ms);
    times.set(name, time);
  };
  const inNewContext = async (visit: (page: Page) => Promise<void>): Promise<void> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await visit(await context.newPage());
    await context.close();
  };
  try {
    for (let index = 0; index < VISITS; index += 1) {
      await inNewContext(async (page) =>
        record(
          'empty story, in Storybook',
          null,
          await openInStorybook(page, `${empty.url}?path=/story/${EMPTY_STORY}`, EMPTY_CONTENT),
        ),
      );
      await inNewContext(async (page) => {
        const table = await openInStorybook(page, `${ours.url}?path=/docs/start-catalogue--docs`, 'table');
        record('catalogue, table shown', null, table);
        record('catalogue, usable', CATALOGUE_GOAL, table + (await filterCatalogue(page)));
      });
      await inNewContext(async (page) =>
        record('empty story', null, await openStory(page, empty.url, EMPTY_STORY, EMPTY_CONTENT)),
      );
      for (const { id, content } of STORIES)
        await inNewContext(async (page) =>
          record(id, STORY_GOAL, await openStory(page, ours.url, id, content)),
        );
    }
  } finally {
    await browser.close();
    await Promise.all([ours.close(), empty.close()]);
  }
  return [...times].map(([name, { goal, visits }]) => ({
    name,
    goal,
    median: median(visits),
    worst: Math.max(...visits),
  }));
}
