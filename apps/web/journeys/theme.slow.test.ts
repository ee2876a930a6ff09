import { PNG } from 'pngjs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/journeys/fixtures';

const backgroundColor = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Mean brightness of a PNG, from 0 (black) to 255. */
function brightness(png: Buffer): number {
  const { data, width, height } = PNG.sync.read(png);
  let sum = 0;
  for (let offset = 0; offset < data.length; offset += 4) {
    sum += 0.2126 * (data[offset] ?? 0) + 0.7152 * (data[offset + 1] ?? 0) + 0.0722 * (data[offset + 2] ?? 0);
  }
  return sum / (width * height);
}

/** Records the media queries that scripts evaluate or listen to. */
function recordMediaQueries() {
  const queries: string[] = [];
  const { matchMedia } = window;
  window.matchMedia = (query) => {
    queries.push(query);
    return matchMedia.call(window, query);
  };
  Object.assign(window, { efieMediaQueries: queries });
}

test('follows the system color scheme while the page is open, by CSS alone', async ({ page, demo }) => {
  await page.addInitScript(recordMediaQueries);
  await page.goto(`${demo.url}listings`);
  await expect(page.getByText(/\d+ properties found/)).toBeVisible();
  const light = await backgroundColor(page);

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => backgroundColor(page)).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => backgroundColor(page)).toBe(light);
  // What no script knows cannot render anything in React.
  const queries = await page.evaluate<string[]>('efieMediaQueries');
  expect(queries).toContainEqual(expect.stringContaining('min-width'));
  expect(queries.filter((query) => query.includes('prefers-color-scheme'))).toEqual([]);
});

test.describe(() => {
  test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  for (const path of ['', 'listings']) {
    test(
      `paints no light frame when /${path} opens in the dark color scheme`,
      { tag: '@chromium' },
      async ({ page, demo }) => {
        // The page before is dark too, so any light frame comes from the app.
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
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await session.send('Page.stopScreencast');

        expect(frames.length).toBeGreaterThan(1);
        // The dark background is about 16, with photos up to 90; the light one is 250.
        expect(Math.max(...frames)).toBeLessThan(128);
      },
    );
  }
});
