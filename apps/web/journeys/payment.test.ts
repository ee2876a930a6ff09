import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/journeys/fixtures';
import { openMockPanel } from '../../../testing/journeys/mockPanel';
import { expectNoRawValues } from '../../../testing/journeys/support';
import type { ServedFolder } from '../../../testing/staticServer';

const SUCCESS = 'Payment successful! Redirecting to dashboard...';
const NOT_VERIFIED = 'Your payment could not be verified yet.';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** Chooses Pro as an agent on Free; returns the reference shown on the payment page. */
async function choosePro(page: Page, demo: ServedFolder): Promise<string> {
  await page.goto(`${demo.url}plans?as=agent-free`);
  await press(page, 'Upgrade to Pro');
  await expect(page).toHaveURL(/\/checkout\.html\?reference=/);
  await expect(heading(page, 'Mock payment page')).toBeVisible();
  const reference = new URL(page.url()).searchParams.get('reference') ?? '';
  expect(reference).toMatch(/^EF-/);
  await expect(main(page).getByText(reference)).toBeVisible();
  return reference;
}

async function expectSuccesses(headings: readonly string[], count: number): Promise<void> {
  await expect.poll(() => headings.filter((text) => text === SUCCESS).length).toBe(count);
}

async function expectPro(page: Page, reference: string): Promise<void> {
  await expect(page).toHaveURL(/\/agent\/dashboard$/);
  await expect(main(page).getByText('Active until', { exact: false }).first()).toBeVisible();
  await expect(main(page).getByText('of 10 listings used', { exact: false }).first()).toBeVisible();
  const row = main(page).getByRole('row').filter({ hasText: reference });
  await expect(row).toBeVisible();
  await expect(row).toContainText('Successful');
  await expect(main(page).getByRole('row').filter({ hasText: 'EF-' })).toHaveCount(1);
}

/** A host that serves the home page for every path also preloads its image, which the browser reports as unused. */
function expectQuiet(messages: readonly string[]): void {
  expect(messages.filter((message) => !message.includes('preloaded using link preload'))).toEqual([]);
}

test('pays, sees the plan on the dashboard, and Back does not pay again', async ({
  page,
  consoleMessages,
  headings,
  demo,
}) => {
  const urls: string[] = [];
  page.on('framenavigated', (frame) => urls.push(frame.url()));
  const reference = await choosePro(page, demo);
  await expect(main(page)).toContainText('GHS 50.00');
  await press(page, 'Pay GHS 50.00');
  await expectSuccesses(headings, 1);
  expect(urls).toContain(`${demo.url}payment/callback?reference=${reference}`);
  await expectPro(page, reference);

  // The dashboard has replaced the callback in the history, so Back opens the settled payment page.
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\.html\?/);
  await expect(main(page).getByText('This payment is already settled.')).toBeVisible();
  await page.goForward();
  await expectPro(page, reference);
  expectQuiet(consoleMessages);
});

test('a payment whose callback is opened again, also in another tab, is verified again and paid once', async ({
  page,
  context,
  consoleMessages,
  headings,
  demo,
}) => {
  const reference = await choosePro(page, demo);
  await press(page, 'Pay GHS 50.00');
  await expectSuccesses(headings, 1);
  await page.goto(`${demo.url}payment/callback?reference=${reference}`);
  await expectSuccesses(headings, 2);
  // The same URL again is a reload; `page.reload` would reload whatever the redirect had opened by then.
  await page.goto(`${demo.url}payment/callback?reference=${reference}`);
  await expectSuccesses(headings, 3);
  const tab = await context.newPage();
  await tab.goto(`${demo.url}payment/callback?trxref=${reference}`);
  await expectSuccesses(headings, 4);
  await Promise.all([expectPro(page, reference), expectPro(tab, reference)]);

  await main(tab).getByRole('link', { name: 'View All Plans' }).first().click();
  await expect(main(tab).getByRole('button', { name: 'Current Plan' })).toBeVisible();
  await expectNoRawValues(tab);
  expectQuiet(consoleMessages);
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 } });
  for (const [choice, message, advice] of [
    ['Decline', 'Payment verification failed.', /^If money left your account/],
    ['Cancel', 'The payment was cancelled.', 'You left before paying. Your plan is unchanged.'],
  ] as const) {
    test(`${choice} leaves the plan as it was`, async ({ page, demo }) => {
      const reference = await choosePro(page, demo);
      await press(page, choice);
      await expect(heading(page, message)).toBeVisible();
      await expect(main(page).getByText(advice)).toBeVisible();
      await expect(main(page).getByText(/money left your account/)).toHaveCount(choice === 'Cancel' ? 0 : 1);
      await expect(main(page).getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
        'href',
        new RegExp(`${reference}$`),
      );
      await main(page).getByRole('link', { name: 'Back to Plans' }).click();
      await expect(page).toHaveURL(/\/plans$/);
      await expect(main(page).getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
      await expect(main(page).getByText('Subscribed')).toHaveCount(0);
    });
  }
});

test('pays while the connection is lost, and Try again confirms the payment, by keyboard', async ({
  page,
  headings,
  demo,
}) => {
  const reference = await choosePro(page, demo);
  await main(page).getByRole('button', { name: 'Pay, but lose the connection' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, NOT_VERIFIED)).toBeVisible();
  await expect(
    main(page).getByText('An error occurred while verifying payment. Check your connection.'),
  ).toBeVisible();
  await expect(main(page).getByText(reference)).toBeVisible();
  await expect(page).toHaveURL(/\/payment\/callback(\?.*)?$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectSuccesses(headings, 1);
  await expectPro(page, reference);
});

test('pays later: pending until the payment is finished, then paid with the same reference', async ({
  page,
  headings,
  demo,
}) => {
  const reference = await choosePro(page, demo);
  await press(page, 'Pay later');
  await expect(heading(page, NOT_VERIFIED)).toBeVisible();
  await expect(main(page).getByText('Your bank has not confirmed the payment yet.')).toBeVisible();
  const panel = await openMockPanel(page);
  await panel.getByRole('button', { name: `Finish the payment ${reference}` }).click();
  await expectSuccesses(headings, 1);
  await expectPro(page, reference);
});

test('comes Back from the payment page without paying, and can choose again', async ({
  page,
  headings,
  demo,
}) => {
  const firstReference = await choosePro(page, demo);
  await page.goBack();
  await expect(page).toHaveURL(/\/plans(\?.*)?$/);
  await press(page, 'Upgrade to Pro');
  await expect(page).toHaveURL(/\/checkout\.html\?reference=/);
  await expect(heading(page, 'Mock payment page')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('reference')).not.toBe(firstReference);
  await press(page, 'Pay GHS 50.00');
  await expectSuccesses(headings, 1);
});
