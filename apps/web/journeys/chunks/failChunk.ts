import { demoAccount } from '@efie/mocks';
import { expect, type Browser } from '@playwright/test';
import { field } from '../../../../testing/journeys/forms';
import type { LazyChunk } from './lazyChunks';
import type { Scenario } from './scenarios';

export const FAILURES = ['blocked', 'offline', 'slow'] as const;
export type Failure = (typeof FAILURES)[number];

/** Delay of a slow chunk, in ms. */
const SLOW_DELAY = 2000;

/** Bytes of a response that is too large to be read at once. */
const LARGE_RESPONSE = 500_000;

export interface Servers {
  /** URL of the production build, ending in a slash. */
  url: string;
  /** URL of the mock backend. */
  api: string;
}

export interface Outcome {
  loads: number;
  /** The faults that were found. */
  faults: readonly string[];
}

/** Runs a scenario with one chunk blocked, offline or slow, and reports what is missing on the page. */
export async function failChunk(
  browser: Browser,
  { url, api }: Servers,
  { file }: LazyChunk,
  scenario: Scenario,
  failure: Failure,
): Promise<Outcome> {
  const {
    path,
    as,
    width = 1280,
    init,
    typed = {},
    act,
    shows,
    isFooter = false,
    isLeft = false,
    isLargeMarket,
  } = scenario;
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.clock.setSystemTime('2026-11-21T10:00:00Z');
  // Never idle: nothing is prefetched, and the scenario itself loads the chunk.
  await page.addInitScript((isOffline) => {
    window.requestIdleCallback = () => 0;
    if (isOffline) Object.defineProperty(navigator, 'onLine', { get: () => false });
  }, failure === 'offline');
  if (init) await page.addInitScript(init);
  if (as) {
    const { role, token, id, name, email } = demoAccount(as);
    await page.addInitScript(
      ({ role: key, token: value, record }) => {
        localStorage.setItem(`${key}Token`, value);
        localStorage.setItem(key, record);
        localStorage.setItem('userType', key);
      },
      { role, token, record: JSON.stringify({ id, name, fullName: name, email }) },
    );
  }
  await page.route(/\/(api|storage)\//, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    // The page must also work with broken photos.
    if (pathname.startsWith('/storage/')) await route.abort();
    else if (isLargeMarket && pathname === '/api/properties') {
      const response = await route.fetch({ url: api + pathname + search });
      await route.fulfill({ response, body: (await response.text()).padEnd(LARGE_RESPONSE) });
    } else await route.continue({ url: api + pathname + search });
  });

  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  let settle = () => {};
  const requested = new Promise<void>((resolve) => {
    settle = resolve;
  });
  await page.route(`**/${file}`, async (route) => {
    if (failure === 'slow') {
      await new Promise((resolve) => setTimeout(resolve, SLOW_DELAY));
      await route.continue().catch(() => undefined);
    } else await route.abort(failure === 'offline' ? 'internetdisconnected' : 'failed');
    settle();
  });

  const faults: string[] = [];
  const check = async (name: string, condition: Promise<unknown>) => {
    await condition.catch(() => faults.push(name));
  };
  const timeout = 15_000;
  await page.goto(url + path);
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
  if (act) await check('action that loads the chunk', act(page));
  await check(
    'request for the chunk',
    Promise.race([
      requested,
      new Promise((_, reject) => setTimeout(() => reject(new Error('The chunk was not requested')), timeout)),
    ]),
  );
  // A page that reloads in a loop never becomes idle.
  await check('network idle', page.waitForLoadState('networkidle', { timeout }));
  await check('header', expect(page.locator('header').first()).toBeVisible());
  await check('heading', expect(page.locator('main h1').first()).toBeAttached());
  if (!isFooter) await check('footer', expect(page.locator('footer').first()).toBeAttached());
  if (!isLeft)
    for (const [label, text] of Object.entries(typed)) {
      const value = await page
        .locator('main')
        .getByLabel(new RegExp(`^${label}`))
        .first()
        .inputValue({ timeout })
        .catch(() => null);
      if (value !== text) faults.push(`value of ${label}: ${value}`);
    }
  if (shows) await check(shows, expect(page.getByText(shows).first()).toBeVisible());
  if (loads > 2) faults.push(`${loads} document loads`);
  await context.close();
  return { loads, faults };
}
