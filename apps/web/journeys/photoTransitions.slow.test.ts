import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../testing/journeys/fixtures';

interface Recorded {
  /** Whether the transition ran to its end. */
  isComplete: boolean;
  /** The animated pseudo-elements. */
  animated: readonly (string | null)[];
  /** Milliseconds until the page could be used. */
  duration: number;
}

declare global {
  var transitions: Recorded[];
}

/** Runs in the page: records the view transitions in `transitions`. */
function recordTransitions(): void {
  globalThis.transitions = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (options) => {
    const startedAt = performance.now();
    const transition = start(options);
    const recorded: Recorded = { isComplete: false, animated: [], duration: 0 };
    globalThis.transitions.push(recorded);
    transition.ready.then(
      () => {
        recorded.isComplete = true;
        recorded.animated = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
      },
      () => undefined,
    );
    void transition.finished.then(() => {
      recorded.duration = performance.now() - startedAt;
    });
    return transition;
  };
}

const transitions = (page: Page) => page.evaluate(() => globalThis.transitions);
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Opens Listings, and waits for the transitions, which start with the browser's first idle time and add a style sheet. */
async function openListings(page: Page, url: string): Promise<void> {
  await page.addInitScript(recordTransitions);
  await page.goto(`${url}listings`);
  await expect(page.getByText('240 properties found').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
}

/** Brings a card into view and focuses its link, which loads the code of the listing. */
async function findCard(page: Page): Promise<{ link: Locator; title: string }> {
  const link = page.getByRole('article').nth(8).getByRole('heading').getByRole('link');
  const loaded = page.waitForEvent('requestfinished', (request) => /PropertyDetail-/.test(request.url()));
  await link.evaluate((element) => element.closest('article')?.scrollIntoView({ block: 'center' }));
  await link.focus();
  await loaded;
  return { link, title: await link.innerText() };
}

const PHOTO = '::view-transition-group(listing-photo)';

/** The next transition has ended: it moved the photo, or the machine needed more than the 300 ms that it may take. */
async function expectTransition(page: Page, count: number): Promise<void> {
  await expect.poll(async () => (await transitions(page))[count - 1]?.duration).toBeGreaterThan(0);
  expect(await transitions(page)).toHaveLength(count);
  const { isComplete, animated, duration } = (await transitions(page))[count - 1] ?? {};
  if (isComplete) expect(animated).toContain(PHOTO);
  else expect(duration).toBeGreaterThan(300);
  // The name must be unique in the next transition.
  await expect(page.locator('[style*="view-transition-name: listing"]')).toHaveCount(0);
}

/** Opens the card and goes back, both with a transition. */
async function openAndReturn(page: Page, open: (link: Locator) => Promise<void>): Promise<void> {
  const { link, title } = await findCard(page);
  const top = await scrollTop(page);
  const box = await link.boundingBox();
  const entries = await page.evaluate(() => window.history.length);
  await open(link);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
  expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
  await expectTransition(page, 1);

  await page.goBack();
  await expect(page).toHaveURL(/\/listings$/);
  await expect(link).toBeFocused();
  await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThan(50);
  expect(Math.abs(((await link.boundingBox())?.y ?? 0) - (box?.y ?? 0))).toBeLessThan(50);
  await expectTransition(page, 2);

  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectTransition(page, 3);
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a pressed card’s photo moves to its listing, and Back moves it to the card at the same scroll position', async ({
    page,
    demo,
    consoleMessages,
  }) => {
    await openListings(page, demo.url);
    await openAndReturn(page, (link) => link.click());
    expect(consoleMessages).toEqual([]);
  });

  test('Enter on a card’s link does the same', async ({ page, demo }) => {
    await openListings(page, demo.url);
    await openAndReturn(page, (link) => link.press('Enter'));
  });

  test('input ends a transition, and the press reaches the page', async ({ page, demo }) => {
    await openListings(page, demo.url);
    const { link } = await findCard(page);
    await link.click();
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('a click with a modifier opens a new tab, without a transition', async ({ page, context, demo }) => {
    await openListings(page, demo.url);
    const { link } = await findCard(page);
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    await expect(page).toHaveURL(/\/listings$/);
    expect(await transitions(page)).toEqual([]);
  });
});

test('with reduced motion nothing moves', async ({ page, demo }) => {
  await openListings(page, demo.url);
  const { link, title } = await findCard(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  expect(await transitions(page)).toEqual([]);
});
