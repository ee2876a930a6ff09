import { expect, inject, it } from 'vitest';
import { canvasOf, openPage, openStory } from './support';

it('shows a failed check in the Interactions panel and keeps the story in the canvas', async () => {
  const page = await openStory('screens-about--default', 'a11y.manual:!true', {
    initScript: () => {
      let channel: { on: (event: string, listener: (payload: unknown) => void) => void };
      Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
        get: () => channel,
        set(value: typeof channel) {
          channel = value;
          value.on('storyRenderPhaseChanged', (payload) => {
            const { newPhase } = Object(payload) as { newPhase?: string };
            if (newPhase === 'completing' && window.top !== window) console.error('a fault of the story');
          });
        },
        configurable: true,
      });
    },
  });
  await page.getByRole('tab', { name: /^Interactions/ }).click();
  await page.getByText('console message: error: a fault of the story').waitFor();
  const canvas = canvasOf(page);
  await canvas.getByRole('heading', { level: 1, name: /^A fair way/ }).waitFor();
  expect(await canvas.locator('body.sb-show-errordisplay').count()).toBe(0);
  await page.context().close();
});

it.each([
  'screens-listings--default',
  'screens-listings-filters--counts',
  'screens-userlogin--logged-in',
  'screens-propertydetail-odd-data--no-phone',
  'screens-propertydetail--rented',
  'journeys-session--logged-out',
])('shows %s after the phone viewport is chosen in the toolbar', async (id) => {
  const page = await openStory(id);
  const canvas = canvasOf(page);
  await canvas.getByRole('main').waitFor();
  await page.getByRole('button', { name: /viewport/i }).click();
  await page.getByRole('option', { name: /^Phone 390/ }).click();
  await expect.poll(() => canvas.locator('html').evaluate(() => window.innerWidth)).toBe(390);
  await canvas.getByRole('main').waitFor();
  await page.getByRole('tab', { name: /^Interactions/ }).click();
  await page.getByText(/^(?:Pass|Fail)$/).waitFor();
  expect(await canvas.locator('body.sb-show-errordisplay').count()).toBe(0);
  expect(await canvas.getByRole('main').count()).toBe(1);
  await page.context().close();
});

it('shows a phone story at phone width when it is opened in its own tab', async () => {
  const page = await openPage({});
  await page.goto(`${inject('storybook')}iframe.html?id=screens-agentdashboard--phone&viewMode=story`);
  const story = canvasOf(page);
  await story.getByRole('heading', { level: 2, name: 'Property Listings (7)' }).waitFor();
  expect(await story.locator('html').evaluate(() => window.innerWidth)).toBe(390);
  expect(await page.locator('body.sb-show-errordisplay, .sb-preparing-story').count()).toBe(0);
  await page.context().close();
});
