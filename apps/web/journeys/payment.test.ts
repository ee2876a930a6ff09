import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openMockPanel } from '../../../testing/journeys/mockPanel';
import { RAW_VALUE_PATTERN, setUpBuild } from '../../../testing/journeys/support';

const demo = setUpBuild('dist-demo');

const SUCCESS = 'Payment successful! Redirecting to dashboard...';
const NOT_VERIFIED = 'Your payment could not be verified yet.';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const path = (page: Page) => new URL(page.url()).pathname;

/** Chooses Pro as an agent on Free; returns the reference shown on the payment page. */
async function choosePro(page: Page): Promise<string> {
  await page.goto(`${demo.url}plans?as=agent-free`);
  await press(page, 'Upgrade to Pro');
  await page.waitForURL('**/checkout.html?reference=*');
  await heading(page, 'Mock payment page').waitFor();
  const reference = new URL(page.url()).searchParams.get('reference') ?? '';
  expect(reference).toMatch(/^EF-/);
  await main(page).getByText(reference).waitFor();
  return reference;
}

declare global {
  var recordHeading: (text: string) => void;
}

/** The level 1 headings of every page in the browser context, in order: a page that leaves by itself can be gone before a wait sees it. */
async function recordHeadings(page: Page): Promise<readonly string[]> {
  const headings: string[] = [];
  await page.context().exposeFunction('recordHeading', (text: string) => headings.push(text));
  await page.context().addInitScript(() => {
    let last = '';
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent ?? '';
      if (text !== '' && text !== last) globalThis.recordHeading(text);
      last = text;
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return headings;
}

async function expectSuccesses(headings: readonly string[], count: number): Promise<void> {
  await expect.poll(() => headings.filter((text) => text === SUCCESS).length).toBe(count);
}

async function expectPro(page: Page, reference: string): Promise<void> {
  await page.waitForURL('**/agent/dashboard');
  await main(page).getByText('Active until', { exact: false }).first().waitFor();
  await main(page).getByText('of 10 listings used', { exact: false }).first().waitFor();
  const row = main(page).getByRole('row').filter({ hasText: reference });
  await row.waitFor();
  expect(await row.innerText()).toContain('Successful');
  expect(await main(page).getByRole('row').filter({ hasText: 'EF-' }).count()).toBe(1);
}

it('C353 C354 C524 C528 C530 F132: pays, sees the plan on the dashboard, and neither Back nor a reload pays again', async () => {
  const { page, consoleMessages } = await demo.visit();
  const headings = await recordHeadings(page);
  const urls: string[] = [];
  page.on('framenavigated', (frame) => urls.push(frame.url()));
  const reference = await choosePro(page);
  expect(await main(page).innerText()).toContain('GHS 50.00');
  await press(page, 'Pay GHS 50.00');
  await expectSuccesses(headings, 1);
  expect(urls).toContain(`${demo.url}payment/callback?reference=${reference}`);
  await expectPro(page, reference);

  // The dashboard has replaced the callback in the history, so Back opens the settled payment page.
  await page.goBack();
  await page.waitForURL('**/checkout.html?*');
  await main(page).getByText('This payment is already settled.').waitFor();
  await page.goForward();
  await expectPro(page, reference);

  await page.goto(`${demo.url}payment/callback?reference=${reference}`);
  await expectSuccesses(headings, 2);
  // The same URL again is a reload; `page.reload` would reload whatever the redirect had opened by then.
  await page.goto(`${demo.url}payment/callback?reference=${reference}`);
  await expectSuccesses(headings, 3);
  const tab = await page.context().newPage();
  await tab.goto(`${demo.url}payment/callback?trxref=${reference}`);
  await expectSuccesses(headings, 4);
  await Promise.all([expectPro(page, reference), expectPro(tab, reference)]);

  await main(tab).getByRole('link', { name: 'View All Plans' }).first().click();
  await main(tab).getByRole('button', { name: 'Current Plan' }).waitFor();
  expect(await tab.locator('body').innerText()).not.toMatch(RAW_VALUE_PATTERN);
  // A host that serves the home page for every path also preloads its image, which the browser reports as unused.
  expect(consoleMessages.filter((message) => !message.includes('preloaded using link preload'))).toEqual([]);
});

it.each([
  ['C531 C533', 'Decline', 'Payment verification failed.'],
  ['C531', 'Cancel', 'The payment was cancelled.'],
])('%s F131: %s leaves the plan as it was', async (_mark, choice, message) => {
  const { page } = await demo.visit({ viewport: { width: 390, height: 844 } });
  const reference = await choosePro(page);
  await press(page, choice);
  await heading(page, message).waitFor();
  await main(page).getByText(reference).waitFor();
  await main(page).getByRole('link', { name: 'Back to Plans' }).click();
  await page.waitForURL('**/plans');
  await main(page).getByRole('button', { name: 'Upgrade to Pro' }).waitFor();
  expect(await main(page).getByText('Subscribed').count()).toBe(0);
});

it('C532 F131: pays while the connection is lost, and Try again confirms the payment, by keyboard', async () => {
  const { page } = await demo.visit();
  const headings = await recordHeadings(page);
  const reference = await choosePro(page);
  await main(page).getByRole('button', { name: 'Pay, but lose the connection' }).focus();
  await page.keyboard.press('Enter');
  await heading(page, NOT_VERIFIED).waitFor();
  await main(page).getByText('An error occurred while verifying payment. Check your connection.').waitFor();
  await main(page).getByText(reference).waitFor();
  expect(path(page)).toBe('/payment/callback');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectSuccesses(headings, 1);
  await expectPro(page, reference);
});

it('F131: pays later: pending until the payment is finished, then paid with the same reference', async () => {
  const { page } = await demo.visit();
  const headings = await recordHeadings(page);
  const reference = await choosePro(page);
  await press(page, 'Pay later');
  await heading(page, NOT_VERIFIED).waitFor();
  await main(page).getByText('The payment is not settled yet.').waitFor();
  const panel = await openMockPanel(page);
  await panel.getByRole('button', { name: `Finish the payment ${reference}` }).click();
  await expectSuccesses(headings, 1);
  await expectPro(page, reference);
});

it('F129: comes Back from the payment page without paying, and can choose again', async () => {
  const { page } = await demo.visit();
  const headings = await recordHeadings(page);
  const firstReference = await choosePro(page);
  await page.goBack();
  await page.waitForURL('**/plans*');
  await press(page, 'Upgrade to Pro');
  await page.waitForURL('**/checkout.html?reference=*');
  await heading(page, 'Mock payment page').waitFor();
  expect(new URL(page.url()).searchParams.get('reference')).not.toBe(firstReference);
  await press(page, 'Pay GHS 50.00');
  await expectSuccesses(headings, 1);
});
