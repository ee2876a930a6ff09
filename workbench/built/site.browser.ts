import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { openPage, violationsIn } from './support';

const site = inject('site');

/** Collects failed responses and console errors of a page, other than the expected ones. */
function watchErrors(page: Page, isExpected: (message: string) => boolean = () => false): readonly string[] {
  const errors: string[] = [];
  const add = (message: string) => isExpected(message) || errors.push(message);
  page.on(
    'response',
    (response) => response.status() >= 400 && add(`${response.status()} ${response.url()}`),
  );
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Aborted: the page was left before it had loaded.
    if (reason !== 'net::ERR_ABORTED') add(`${reason} ${request.url()}`);
  });
  page.on(
    'console',
    (message) => message.type() === 'error' && add(`${message.text()} ${message.location().url}`),
  );
  page.on('pageerror', (error) => add(error.message));
  return errors;
}

async function openSite(path = '', isExpected?: (message: string) => boolean) {
  const page = await openPage({});
  const errors = watchErrors(page, isExpected);
  await page.goto(site + path);
  return { page, errors };
}

// A Storybook that is running has no site around it.
describe.skipIf(site === '')('the published site under a path', () => {
  it('has an index that links to every part', async () => {
    const { page, errors } = await openSite();
    const links = page.getByRole('main').getByRole('link');
    expect(await links.allTextContents()).toEqual(['Storybook', 'Demo app', 'API reference', 'What changed']);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsIn(page, 'body')).toEqual([]);
    }
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Source Sans 3"'))).toBe(true);

    await links.filter({ hasText: 'What changed' }).click();
    await page.getByRole('heading', { level: 1, name: 'What changed' }).waitFor();
    await page
      .getByText(/^(?:No screenshots changed|\d+ screenshots? of|There is no earlier commit)/)
      .waitFor();
    await page.getByRole('link', { name: 'Efie, all parts of the site' }).click();
    await links.filter({ hasText: 'API reference' }).click();
    await page.getByRole('heading', { level: 1, name: /^Efie/ }).waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('has a Storybook with stories on the mock backend, thumbnails and guides', async () => {
    const { page, errors } = await openSite('storybook/?path=/story/screens-listings--default');
    const canvas = page.frameLocator('#storybook-preview-iframe');
    await canvas.getByRole('heading', { level: 1 }).waitFor();
    await canvas.getByRole('main').getByRole('article').first().waitFor();
    await expect
      .poll(() => canvas.locator('html').evaluate(() => document.fonts.check('16px "Source Sans 3"')))
      .toBe(true);
    const scopes = await canvas
      .locator('html')
      .evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
      );
    expect(scopes).toEqual(['/efie/storybook/']);
    const inApp = page.getByRole('link', { name: 'Open in the running app' });
    expect(await inApp.evaluate((link: HTMLAnchorElement) => link.href)).toContain(`${site}demo/listings?`);

    await page.goto(`${site}storybook/?path=/docs/start-catalogue--docs&layer=Screens&text=listings`);
    const thumbnail = canvas
      .getByRole('link', { name: /^Open Default, phone light/ })
      .first()
      .locator('img');
    await thumbnail.scrollIntoViewIfNeeded();
    await expect
      .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    await page.goto(`${site}storybook/?path=/docs/start-for-qa--docs`);
    await canvas.getByRole('heading', { level: 1, name: 'For QA' }).waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('has a demo whose worker, links and reloads stay below its path', async () => {
    // The host has no file for a listing: it sends the demo as its page for unknown URLs, with a status of 404.
    const { page, errors } = await openSite('demo/', (message) => /404.*\/demo\/property\//.test(message));
    const scopes = await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      return (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname);
    });
    expect(scopes).toEqual(['/efie/demo/']);
    await page.goto(`${site}demo/listings/`);
    const listing = page.getByRole('article').first();
    const title = (await listing.getByRole('heading').textContent()) ?? '';
    await listing.getByRole('link', { name: title }).first().click();
    await page.waitForURL(/\/efie\/demo\/property\/[^/]+$/);
    const heading = page.getByRole('heading', { level: 1, name: title });
    await heading.waitFor();
    // The mock backend does not respond to images that are still loading when the page is left.
    await page.waitForLoadState('networkidle');
    await page.reload();
    await heading.waitFor();
    await page.getByRole('main').getByRole('img').first().waitFor();

    await page.goto(`${site}demo/listings/?q=nothing-has-this-name`);
    await page.reload();
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: /^Mock/ }).click();
    const inStorybook = page.getByRole('link', { name: /Open in Storybook/ });
    expect(await inStorybook.evaluate((link: HTMLAnchorElement) => link.href)).toContain(
      `${site}storybook/?path=/story/`,
    );
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('leads an unknown URL to the index', async () => {
    const { page } = await openSite('nowhere/at/all');
    await page.waitForURL(site);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.context().close();
  });
});
