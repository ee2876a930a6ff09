import type { Browser, Page } from 'playwright';
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

export interface WorkbenchTime {
  name: string;
  /** ms */
  median: number;
  worst: number;
  goal: number | null;
}

/** Opens the catalogue as a designer does, in Storybook's own window, and types in its filter. */
async function openCatalogue(page: Page, url: string): Promise<{ table: number; usable: number }> {
  const start = performance.now();
  await page.goto(`${url}?path=/docs/start-catalogue--docs`, { waitUntil: 'commit' });
  const docs = page.frameLocator('#storybook-preview-iframe');
  await docs.getByRole('table').first().waitFor();
  const table = performance.now() - start;
  const count = docs.getByRole('status').filter({ hasText: /states of/ });
  const before = await count.innerText();
  await docs.getByRole('searchbox', { name: /^Text, or a requirement/ }).press('b');
  await count.filter({ hasNotText: before }).waitFor();
  return { table, usable: performance.now() - start };
}

async function openStory(
  page: Page,
  url: string,
  { id, content }: (typeof STORIES)[number],
): Promise<number> {
  const start = performance.now();
  await page.goto(`${url}iframe.html?id=${id}&viewMode=story`, { waitUntil: 'commit' });
  await page.locator(content).filter({ hasText: /\S/ }).first().waitFor();
  return performance.now() - start;
}

async function inNewContext<Result>(
  browser: Browser,
  task: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    return await task(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Measures cold visits of a built Storybook on this machine's own speed: the catalogue, and stories on the mock backend. */
export async function workbenchTimes(built: string): Promise<readonly WorkbenchTime[]> {
  const served = await serveFolder(built, { spa: false, encodings: [] });
  const browser = await launchChromium([LOOPBACK_ONLY]);
  const repeat = async <Result>(task: (page: Page) => Promise<Result>): Promise<Result[]> => {
    const results: Result[] = [];
    for (let index = 0; index < VISITS; index += 1) results.push(await inNewContext(browser, task));
    return results;
  };
  const timeOf = (name: string, times: readonly number[], goal: number | null): WorkbenchTime => ({
    name,
    median: median(times),
    worst: Math.max(...times),
    goal,
  });
  try {
    const catalogue = await repeat((page) => openCatalogue(page, served.url));
    const times = [
      timeOf(
        'Catalogue, table shown',
        catalogue.map(({ table }) => table),
        null,
      ),
      timeOf(
        'Catalogue, usable',
        catalogue.map(({ usable }) => usable),
        CATALOGUE_GOAL,
      ),
    ];
    for (const story of STORIES)
      times.push(timeOf(story.id, await repeat((page) => openStory(page, served.url, story)), STORY_GOAL));
    return times;
  } finally {
    await browser.close();
    await served.close();
  }
}
