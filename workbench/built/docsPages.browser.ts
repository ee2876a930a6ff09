import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { frameOf, openDocs, openStorybook } from './support';

/** Tall enough to show several screens at once. */
const TALL = { viewport: { width: 1280, height: 2600 } };

/** Scrolls to a story; the id of a page's first story has the prefix 'primary--'. */
const scrollToStory = (page: Page, storyId: string) =>
  page.locator(`#anchor--${storyId}`).evaluate((place) => place.scrollIntoView({ block: 'start' }));

it('says how to import a component, and links to related ones', async () => {
  const page = await openStorybook('primitives-button--docs');
  const inside = page.frameLocator('#storybook-preview-iframe');
  await inside.getByText("import { Button } from '@efie/ui/primitives/Button';").waitFor();
  await inside.getByRole('heading', { name: 'Accessibility' }).waitFor();
  await inside.getByRole('link', { name: 'IconButton', exact: true }).click();
  await inside.getByRole('heading', { level: 1, name: 'IconButton' }).waitFor();
  await page.context().close();
});

it('renders stories with different mock responses on one page', async () => {
  const page = await openDocs('screens-agentprofile--docs', TALL);
  await scrollToStory(page, 'screens-agentprofile--no-listings');
  const words = (story: string, text: string) =>
    frameOf(page, `screens-agentprofile--${story}`).getByText(text).first();
  await words('no-listings', 'No properties listed').waitFor();
  await words('not-found', 'Agent not found please').waitFor();
  await words('load-failed', 'Try again').waitFor();
  expect(await words('no-listings', 'Agent not found please').count()).toBe(0);
  expect(await words('not-found', 'No properties listed').count()).toBe(0);
  await page.context().close();
});

it('isolates the sessions of a guest, a user and an agent on one page', async () => {
  const page = await openDocs('screens-favorites--docs', TALL);
  await scrollToStory(page, 'screens-favorites--loading');
  const user = frameOf(page, 'screens-favorites--signed-in-user');
  const agent = frameOf(page, 'screens-favorites--signed-in-agent');
  const waiting = frameOf(page, 'screens-favorites--loading');
  await user.getByText(/^\d+ saved properties$/).waitFor();
  await agent.getByText(/^\d+ saved propert(?:y|ies)$/).waitFor();
  await waiting.getByText('Loading your favorites...').first().waitFor();

  await user.getByRole('button', { name: /^Account, / }).click();
  await user.getByRole('button', { name: 'Log out' }).click();
  await user.getByRole('link', { name: 'Login', exact: true }).first().waitFor();
  expect(await agent.getByRole('button', { name: /^Account, / }).count()).toBe(1);
  expect(await agent.getByText(/^\d+ saved propert/).count()).toBe(1);

  await scrollToStory(page, 'screens-favorites--empty');
  const failed = frameOf(page, 'screens-favorites--load-failed');
  await failed.getByText('Failed to load your favorites. Please try again.').first().waitFor();
  await frameOf(page, 'screens-favorites--empty').getByText('No saved properties yet').waitFor();
  await scrollToStory(page, 'primary--screens-favorites--default');
  const guest = frameOf(page, 'screens-favorites--default');
  await guest.getByRole('link', { name: 'Login', exact: true }).first().waitFor();
  // The docs page's own storage stays empty.
  expect(
    await page.evaluate(() =>
      Object.keys(window.localStorage).filter((key) => /token|user|agent/i.test(key)),
    ),
  ).toEqual([]);
  await page.context().close();
});

it('plays and resets one story without affecting its neighbors', async () => {
  const page = await openDocs('dialogs-report-sending--docs', TALL);
  await scrollToStory(page, 'primary--dialogs-report-sending--refused-fields');
  const played = frameOf(page, 'dialogs-report-sending--refused-fields');
  const neighbor = frameOf(page, 'dialogs-report-sending--refused-email');
  await neighbor.getByRole('dialog').waitFor();
  await page.getByRole('button', { name: 'Play interactions, Refused Fields' }).click();
  await played.getByRole('alert').or(played.getByText('field is required')).first().waitFor();
  expect(await neighbor.getByText('field is required').count()).toBe(0);
  await page.getByRole('button', { name: 'Reset story, Refused Fields' }).click();
  await played.getByRole('dialog').waitFor();
  expect(await played.getByText('field is required').count()).toBe(0);
  await page.context().close();
});

it('mounts iframes near the viewport only, and renders stories without a backend inline', async () => {
  const page = await openDocs('screens-propertydetail--docs');
  await page.locator('iframe').first().waitFor();
  expect(await page.locator('iframe').count()).toBeLessThan(5);
  await page.context().close();
  const cards = await openDocs('cards-plancard--docs');
  await cards.locator('#story--cards-plancard--premium').getByText('Premium').first().waitFor();
  expect(await cards.locator('#story--cards-plancard--premium iframe').count()).toBe(0);
  await cards.context().close();
});
