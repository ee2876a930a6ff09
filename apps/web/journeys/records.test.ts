import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { closeMockPanel, openMockPanel } from '../../../testing/journeys/mockPanel';
import { setUpBuild } from '../../../testing/journeys/support';

const demo = setUpBuild('dist-demo');

/** Replaces the first line that contains `text` in the record editor, and saves the record. */
async function replaceLine(panel: Locator, text: string, replacement: string): Promise<void> {
  const { keyboard } = panel.page();
  await panel.locator('.cm-line', { hasText: text }).first().click();
  await keyboard.press('End');
  await keyboard.press('Shift+Home');
  await keyboard.insertText(replacement);
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.getByText('Saved. The app refetches its data.').waitFor();
}

const price = (page: Page, text: string) =>
  page.getByRole('main').getByText(text).filter({ visible: true }).first();

it('edits a listing: the screen updates, and the change persists after a reload and in another tab', async () => {
  const { page, consoleMessages } = await demo.visit();
  await page.goto(`${demo.url}listings?scenario=small`);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('**/property/*');
  const panel = await openMockPanel(page);
  await panel.getByRole('button', { name: 'Open records' }).click();
  await panel.getByText('on this page').first().waitFor({ state: 'attached' });
  await replaceLine(panel, '"price"', '"price": 987654,');
  await price(page, '987,654').waitFor();
  await panel.getByLabel(/^JSON of /).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Save');
  await page.reload();
  await price(page, '987,654').waitFor();
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await price(tab, '987,654').waitFor();
  expect(consoleMessages).toEqual([]);
});

it('sends a response that breaks the contract, and the screen renders it', async () => {
  const { page, consoleMessages } = await demo.visit();
  await page.goto(`${demo.url}listings?scenario=small`);
  const cards = page.getByRole('main').getByRole('article');
  await cards.first().waitFor();
  const before = await cards.count();
  const panel = await openMockPanel(page);
  await panel.getByRole('button', { name: 'Open records' }).click();
  const responseOverrides = { fields: { title: 'Sent by hand', price: '2,500.00' }, omit: [] };
  await replaceLine(panel, '{', `{ "responseOverrides": ${JSON.stringify(responseOverrides)},`);
  await page.getByRole('main').getByText('Sent by hand').first().waitFor();
  expect(await cards.count()).toBe(before);
  expect(consoleMessages).toEqual([]);
});

it('copies a link that opens the same state in another browser', async () => {
  const { page } = await demo.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(
    `${demo.url}listings?region=Volta&scenario=small&as=agent-expired&clock=40d&network=status-503:listProperties`,
  );
  const panel = await openMockPanel(page);
  await panel.getByRole('button', { name: 'Copy link to this state' }).click();
  await panel.getByRole('button', { name: 'Copied link to this state' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const { page: otherPage } = await demo.visit();
  await otherPage.goto(link);
  await otherPage.getByRole('button', { name: 'Try Again' }).waitFor();
  expect(new URL(otherPage.url()).search).toBe('?region=Volta');
  const [state, otherState] = await Promise.all(
    [page, otherPage].map(async (each) =>
      (await openMockPanel(each)).getByRole('definition').allInnerTexts(),
    ),
  );
  expect(otherState).toEqual(state);
  expect(state).toEqual([
    expect.stringContaining('(agent)'),
    '503 on listProperties',
    'Small',
    '40 days ahead',
  ]);
  await closeMockPanel(otherPage);
});
