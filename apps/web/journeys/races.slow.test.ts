import { demoAccount } from '@efie/mocks';
import type { BrowserContext, Page } from '@playwright/test';
import fc from 'fast-check';
import { expect, test } from '../../../testing/journeys/fixtures';
import { startSite, type Site } from '../../../testing/journeys/site';

/** A sample in a browser of the races that `packages/api/races` runs by the hundred in node. */

const { token, id, name, email } = demoAccount('user');

interface Press {
  tab: 0 | 1;
  heart: number;
  /** ms before the next press. */
  pause: number;
}

/** A response that comes late, in ms, or that is lost after the server has made the change. */
type Delivery = number | 'lost';

const races = fc.sample(
  fc.record({
    presses: fc.array(
      fc.record({
        tab: fc.constantFrom(0 as const, 1 as const),
        heart: fc.nat(2),
        pause: fc.constantFrom(0, 0, 30, 200),
      }),
      { minLength: 8, maxLength: 14 },
    ),
    deliveries: fc.array(fc.constantFrom<Delivery[]>(0, 0, 50, 250, 600, 'lost'), {
      minLength: 5,
      maxLength: 9,
    }),
  }),
  { numRuns: 6, seed: 20261126 },
);

async function deliver(context: BrowserContext, deliveries: readonly Delivery[]): Promise<void> {
  let count = 0;
  await context.route('**/api/user/favorites**', async (route) => {
    const delivery = deliveries[count++ % deliveries.length] ?? 0;
    const response = await route.fetch();
    if (delivery === 'lost' && route.request().method() !== 'GET') {
      await route.abort();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, delivery === 'lost' ? 0 : delivery));
    await route.fulfill({ response });
  });
}

async function openListings(context: BrowserContext, site: Site): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.url}listings`);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Favorites, [1-9]/ })).toBeVisible();
  await expect(hearts(page).nth(2)).toBeVisible();
  return page;
}

const hearts = (page: Page) => page.getByRole('article').getByRole('button', { name: /^Save / });
const firstIds = (page: Page) =>
  page
    .getByRole('article')
    .evaluateAll((cards) =>
      cards
        .slice(0, 3)
        .map((card) => card.querySelector('a[href*="/property/"]')?.getAttribute('href')?.split('/').at(-1)),
    );
const shown = (page: Page) =>
  hearts(page).evaluateAll((buttons) =>
    buttons.slice(0, 3).map((button) => button.getAttribute('aria-pressed') === 'true'),
  );
const press = (page: Page, index: number) =>
  hearts(page)
    .nth(index)
    .evaluate((button) => (button as HTMLElement).click());

async function savedIds(backendUrl: string): Promise<string> {
  const response = await fetch(`${backendUrl}/api/user/favorites`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return response.text();
}

async function run(pages: readonly [Page, Page], presses: readonly Press[]): Promise<void> {
  for (const { tab, heart, pause } of presses) {
    await press(pages[tab], heart);
    await pages[tab].waitForTimeout(pause);
  }
}

test.setTimeout(240_000);

test('hearts pressed in two tabs, with late and lost responses, end as the server has them in both', async ({
  browser,
  product,
  mockServerUrl,
}) => {
  const site = await startSite(product.url, mockServerUrl);
  for (const [index, { presses, deliveries }] of races.entries()) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await context.addInitScript(
      ({ session, record }) => {
        localStorage.setItem('userToken', session);
        localStorage.setItem('userType', 'user');
        localStorage.setItem('user', JSON.stringify(record));
      },
      { session: token, record: { id, name, email } },
    );
    const pages = [await openListings(context, site), await openListings(context, site)] as const;
    const ids = await firstIds(pages[0]);
    expect(ids).toHaveLength(3);
    await deliver(context, deliveries);
    await run(pages, presses);
    await expect(async () => {
      const saved = await savedIds(mockServerUrl);
      const expected = ids.map((listingId) => new RegExp(`"property_id":"?${listingId}\\b`).test(saved));
      for (const page of pages) expect(await shown(page), `race ${index}`).toEqual(expected);
    }).toPass({ timeout: 15_000 });
    // Requests may still wait for their delivery.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
  await site.stop();
});
