import { expect, it } from 'vitest';
import { openStory } from './support';

type StorybookPage = Awaited<ReturnType<typeof openStory>>;

const canvasOf = (page: StorybookPage) => page.frameLocator('#storybook-preview-iframe');

const overlayOf = (page: StorybookPage) => canvasOf(page).locator('[data-design-overlay] img');

/** The width of the overlay's image, in CSS px; NaN until it is loaded. */
const overlayWidth = (page: StorybookPage) =>
  overlayOf(page).evaluate((image) =>
    image instanceof HTMLImageElement && image.naturalWidth > 0 ? image.getBoundingClientRect().width : NaN,
  );

/** Opens a tab of the Design panel and returns its image, whose iframe may be replaced once more: poll its size. */
async function openDesignTab(page: StorybookPage, name: string) {
  await page.getByRole('tab', { name: /^Design/ }).click();
  await page.getByRole('tab', { name, exact: true }).click();
  return page.frameLocator('iframe[src*="design/image.html"]').getByRole('img');
}

it('shows the design of a screen in tabs of the Design panel', async () => {
  const page = await openStory('screens-home--default');
  const image = await openDesignTab(page, 'Phone dark');
  await expect
    .poll(() => image.evaluate((each) => (each instanceof HTMLImageElement ? each.naturalWidth : 0)))
    .toBe(780);
  await expect.poll(() => image.evaluate((each) => each.getBoundingClientRect().width)).toBe(390);
  await page.context().close();
});

it('shows the section of a component on its sheet', async () => {
  const page = await openStory('primitives-badge--default');
  const section = await openDesignTab(page, 'Controls sheet: Badges');
  await expect.poll(() => section.evaluate((svg) => svg.getBoundingClientRect().height)).toBe(221);
  await page.context().close();
});

it('lays the design over the canvas, in the theme and at the width of the canvas', async () => {
  const page = await openStory('screens-about--phone', 'designOverlay:difference');
  await canvasOf(page).getByRole('main').waitFor();
  await expect.poll(() => overlayWidth(page)).toBe(390);
  expect(await overlayOf(page).getAttribute('src')).toBe('./design/screens/about-mobile.avif');
  await page.getByRole('button', { name: /^Design overlay/ }).click();
  await page.getByRole('option', { name: /^No design overlay/ }).click();
  await overlayOf(page).waitFor({ state: 'detached' });
  await page.context().close();
});

it('says that a story has no design', async () => {
  const page = await openStory('screens-privacypolicy--default', 'designOverlay:opacity50');
  await canvasOf(page).getByText('The design has no image of this story.').waitFor();
  expect(await overlayOf(page).count()).toBe(0);
  await page.context().close();
});
