import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { frameOf, openDocs } from './support';

/** High enough for a few screens at once. */
const HIGH = { viewport: { width: 1280, height: 2600 } };

/** Brings a story's place to the top of the window; the id of a page's first story has the prefix 'primary--'. */
const bring = (page: Page, storyId: string) =>
  page.locator(`#anchor--${storyId}`).evaluate((place) => place.scrollIntoView({ block: 'start' }));

it('shows a profile without homes, one that is missing and one that failed at once', async () => {
  const page = await openDocs('screens-agentprofile--docs', HIGH);
  await bring(page, 'screens-agentprofile--no-listings');
  const words = (story: string, text: string) =>
    frameOf(page, `screens-agentprofile--${story}`).getByText(text).first();
  await words('no-listings', 'No properties listed').waitFor();
  await words('not-found', 'Agent not found please').waitFor();
  await words('load-failed', 'Try again').waitFor();
  expect(await words('no-listings', 'Agent not found please').count()).toBe(0);
  expect(await words('not-found', 'No properties listed').count()).toBe(0);
  await page.context().close();
});

it('signs a guest, a user and an agent in beside each other, and each out alone', async () => {
  const page = await openDocs('screens-favorites--docs', HIGH);
  await bring(page, 'screens-favorites--loading');
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

  await bring(page, 'screens-favorites--empty');
  const failed = frameOf(page, 'screens-favorites--load-failed');
  await failed.getByText('Failed to load your favorites. Please try again.').first().waitFor();
  await frameOf(page, 'screens-favorites--empty').getByText('No saved properties yet').waitFor();
  await bring(page, 'primary--screens-favorites--default');
  const guest = frameOf(page, 'screens-favorites--default');
  await guest.getByRole('link', { name: 'Login', exact: true }).first().waitFor();
  // Nothing of any of them lies on the page's own device.
  expect(
    await page.evaluate(() =>
      Object.keys(window.localStorage).filter((key) => /token|user|agent/i.test(key)),
    ),
  ).toEqual([]);
  await page.context().close();
});

it('plays a story in its own frame when somebody asks for it', async () => {
  const page = await openDocs('dialogs-report--docs', HIGH);
  await bring(page, 'dialogs-report--refused-fields');
  const played = frameOf(page, 'dialogs-report--refused-fields');
  const neighbour = frameOf(page, 'dialogs-report--refused-email');
  await neighbour.getByRole('dialog').waitFor();
  await page.getByRole('button', { name: 'Play what a person does, Refused Fields' }).click();
  await played.getByRole('alert').or(played.getByText('field is required')).first().waitFor();
  expect(await neighbour.getByText('field is required').count()).toBe(0);
  await page.getByRole('button', { name: 'Back to the start, Refused Fields' }).click();
  await played.getByRole('dialog').waitFor();
  expect(await played.getByText('field is required').count()).toBe(0);
  await page.context().close();
});

it('holds the frames near the window only, and stories without a backend in the page itself', async () => {
  const page = await openDocs('screens-propertydetail--docs');
  await page.locator('iframe').first().waitFor();
  expect(await page.locator('iframe').count()).toBeLessThan(5);
  await page.context().close();
  const cards = await openDocs('cards-plancard--docs');
  await cards.locator('#story--cards-plancard--premium').getByText('Premium').first().waitFor();
  expect(await cards.locator('#story--cards-plancard--premium iframe').count()).toBe(0);
  await cards.context().close();
});
