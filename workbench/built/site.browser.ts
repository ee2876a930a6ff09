import { expect, inject, it } from 'vitest';
import { openPage, violationsIn } from './openPage';

const site = inject('site');

it('has an index that links to every part', async () => {
  const { page, errors } = await openPage('');
  const links = page.getByRole('main').getByRole('link');
  expect(await links.allTextContents()).toEqual(['Storybook', 'Demo app', 'API reference']);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsIn(page, 'body')).toEqual([]);
  }
  await links.filter({ hasText: 'API reference' }).click();
  await page.getByRole('heading', { level: 1, name: /^Efie/ }).waitFor();
  expect(errors).toEqual([]);
});

it('has a demo whose worker, links and reloads stay below its path', async () => {
  // The host has no file for a listing: it sends the demo as its page for unknown URLs, with a status of 404.
  const { page, errors } = await openPage('demo/', {}, (message) => /404.*\/demo\/property\//.test(message));
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
  await page.getByRole('button', { name: /^Mock/ }).click();
  const inStorybook = page.getByRole('link', { name: /Open in Storybook/ });
  expect(await inStorybook.evaluate((link: HTMLAnchorElement) => link.href)).toContain(
    `${site}storybook/?path=/story/`,
  );
  expect(errors).toEqual([]);
});

it('leads an unknown URL to the index', async () => {
  const { page } = await openPage('nowhere/at/all');
  await page.waitForURL(site);
  await page.getByRole('heading', { level: 1 }).waitFor();
});
