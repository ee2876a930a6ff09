import { PNG } from 'pngjs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServedFolder } from '../../../testing/static-server.mjs';
import { openBrowser, serveBuild, visit } from '../../../testing/journeys/support';

let browser: Browser;
let demo: ServedFolder;

beforeAll(async () => {
  [browser, demo] = await Promise.all([openBrowser(), serveBuild('dist-demo')]);
});
afterAll(async () => {
  await Promise.all([browser.close(), demo.close()]);
});

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Mean brightness of a picture, 0 (black) to 255. */
function brightness(picture: Buffer): number {
  const { data, width, height } = PNG.sync.read(picture);
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) {
    sum += 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
  }
  return sum / (width * height);
}

/** Counts React's commits through the hook that its developer tools use, which product builds call too. */
function countCommits() {
  const counter = { commits: 0 };
  Object.assign(window, {
    efieCommits: counter,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot: () => {
        counter.commits += 1;
      },
      onCommitFiberUnmount: () => undefined,
    },
  });
}
const commits = (page: Page) =>
  page.evaluate(() => {
    const counter: unknown = Reflect.get(window, 'efieCommits');
    return typeof counter === 'object' && counter !== null ? Number(Reflect.get(counter, 'commits')) : NaN;
  });

it('follows the system while the page is open, without a render', async () => {
  const { page } = await visit(browser, { colorScheme: 'light' });
  await page.addInitScript(countCommits);
  await page.goto(`${demo.url}listings`);
  await page.getByText(/\d+ properties found/).waitFor();
  await page.waitForLoadState('networkidle');
  const before = await commits(page);
  expect(before).toBeGreaterThan(0);
  const light = await ground(page);

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => ground(page)).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => ground(page)).toBe(light);
  expect(await commits(page)).toBe(before);
});

it.each(['', 'listings'])('paints no light frame on a dark visit to /%s', async (path) => {
  const { page } = await visit(browser, { colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  // The tab that one comes from is dark too: what is light now is ours.
  await page.setContent('<meta name="color-scheme" content="dark">');
  const session = await page.context().newCDPSession(page);
  const frames: number[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(brightness(Buffer.from(data, 'base64')));
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', {
    format: 'png',
    maxWidth: 390,
    maxHeight: 844,
    everyNthFrame: 1,
  });
  await page.goto(`${demo.url}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await session.send('Page.stopScreencast');

  expect(frames.length).toBeGreaterThan(1);
  // Night ground is about 16, with pictures up to 90; paper is 250.
  expect(Math.max(...frames)).toBeLessThan(128);
});
