import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { closeMockPanel, openMockPanel } from '../../../testing/journeys/mockPanel';
import { setUpBuild } from '../../../testing/journeys/support';

const demo = setUpBuild('dist-demo');

const price = (page: Page, text: string) =>
  page.getByRole('main').getByText(text).filter({ visible: true }).first();

it('edits a listing: the screen updates, and the change persists after a reload and in another tab', async () => {
  const { page, consoleMessages } = await demo.visit();
  await page.goto(`${demo.url}listings?scenario=small`);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('**/property/*');
  const panel = await openMockPanel(page);
  await panel.getByRole('button', { name: 'Open records' }).click();
  await panel.getByRole('button', { name: /^The listing of this page/ }).click();
  await panel.getByLabel('Price').fill('987654');
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.getByText('Saved. The page asks again.').waitFor();
  await price(page, '987,654').waitFor();
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
  await panel.getByRole('list', { name: 'Listings' }).getByRole('button').first().click();
  await panel.getByText('As the server sends it (JSON)').click();
  const jsonField = panel.getByLabel('Answer');
  const text = await jsonField.inputValue();
  await jsonField.fill(
    text.replace(/"title": .*/, '"title": "Sent by hand",').replace(/"price": .*/, '"price": "2,500.00",'),
  );
  await panel.getByRole('button', { name: 'Send this' }).click();
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
