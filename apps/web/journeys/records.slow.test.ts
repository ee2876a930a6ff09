import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../testing/journeys/fixtures';
import { closeMockPanel, openMockPanel } from '../../../testing/journeys/mockPanel';

/** Replaces the first line that contains `text` in the record editor, and saves the record. */
async function replaceLine(panel: Locator, text: string, replacement: string): Promise<void> {
  const { keyboard } = panel.page();
  await panel.locator('.cm-line', { hasText: text }).first().click();
  await keyboard.press('End');
  await keyboard.press('Shift+Home');
  await keyboard.insertText(replacement);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Saved. The app refetches its data.')).toBeVisible();
}

const price = (page: Page, text: string) =>
  page.getByRole('main').getByText(text).filter({ visible: true }).first();

// The editor is a development tool: CodeMirror adds style elements and Ajv compiles schemas, which the policy forbids.
test.use({ bypassCSP: true });

test('edits a listing: the screen updates, and the change persists after a reload and in another tab', async ({
  page,
  context,
  consoleMessages,
  demo,
}) => {
  await page.goto(`${demo.url}listings?scenario=small`);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/property\/[^/]+$/);
  const panel = await openMockPanel(page);
  await panel.getByRole('button', { name: 'Open records' }).click();
  await expect(panel.getByText('on this page').first()).toBeAttached();
  await replaceLine(panel, '"price"', '"price": 987654,');
  await expect(price(page, '987,654')).toBeVisible();
  await panel.getByLabel(/^JSON of /).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Save');
  await page.reload();
  await expect(price(page, '987,654')).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(page.url());
  await expect(price(tab, '987,654')).toBeVisible();
  expect(consoleMessages).toEqual([]);
});

test('sends a response that breaks the contract, and the screen renders it', async ({
  page,
  consoleMessages,
  demo,
}) => {
  await page.goto(`${demo.url}listings?scenario=small`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const before = await cards.count();
  const panel = await openMockPanel(page);
  await panel.getByRole('button', { name: 'Open records' }).click();
  const responseOverrides = { fields: { title: 'Sent by hand', price: '2,500.00' }, omit: [] };
  await replaceLine(panel, '{', `{ "responseOverrides": ${JSON.stringify(responseOverrides)},`);
  await expect(page.getByRole('main').getByText('Sent by hand').first()).toBeVisible();
  await expect(cards).toHaveCount(before);
  expect(consoleMessages).toEqual([]);
});

test(
  'copies a link that opens the same state in another browser',
  { tag: '@chromium' },
  async ({ page, context, browser, demo }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(
      `${demo.url}listings?region=Volta&scenario=small&as=agent-expired&clock=40d&network=status-503:listProperties`,
    );
    const panel = await openMockPanel(page);
    await panel.getByRole('button', { name: 'Copy link to this state' }).click();
    await expect(panel.getByRole('button', { name: 'Copied link to this state' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const otherContext = await browser.newContext();
    const otherPage = await otherContext.newPage();
    await otherPage.goto(link);
    await expect(otherPage.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(otherPage).toHaveURL(`${demo.url}listings?region=Volta`);
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
    await otherContext.close();
  },
);
