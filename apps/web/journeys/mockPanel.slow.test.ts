import { demoAccount } from '@efie/mocks';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/journeys/fixtures';
import { closeMockPanel, openMockPanel, readVerificationCode } from '../../../testing/journeys/mockPanel';

const resultCount = (page: Page, count: number) => page.getByText(`${count} properties found`).first();

/** Posts to the mock backend from inside the page, as the app does; returns the status. */
function post(page: Page, path: string, body: Record<string, string>): Promise<number> {
  return page.evaluate(
    async ([url, text]) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: text,
      });
      return response.status;
    },
    [path, JSON.stringify(body)] as const,
  );
}

test('changes the signed-in account with one press, also after a reload and in another tab', async ({
  page,
  context,
  consoleMessages,
  demo,
}) => {
  await page.goto(`${demo.url}listings`);
  await expect(resultCount(page, 240)).toBeVisible();
  const { name } = demoAccount('agent-premium');
  const panel = await openMockPanel(page);
  await panel.getByRole('button', { name: `Sign in as ${name}` }).click();
  await expect(panel.getByText(`${name} (agent)`)).toBeVisible();
  const menu = page.getByRole('banner').getByRole('button', { name: new RegExp(name) });
  await expect(menu).toBeVisible();
  await page.reload();
  await expect(menu).toBeVisible();

  const tab = await context.newPage();
  await tab.goto(`${demo.url}about`);
  await (await openMockPanel(tab)).getByRole('button', { name: 'Sign out' }).click();
  await expect(menu).toHaveCount(0);
  expect(consoleMessages).toEqual([]);
});

test('applies a fault to one operation, also after a reload and in another tab, until it is removed', async ({
  page,
  context,
  demo,
}) => {
  await page.goto(`${demo.url}listings?network=status-503:listProperties`);
  const retry = page.getByRole('button', { name: 'Try Again' });
  await expect(retry).toBeVisible();
  await page.reload();
  await expect(retry).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mock · 503 on listProperties' })).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(`${demo.url}about`);
  await expect(tab.getByRole('button', { name: 'Mock · 503 on listProperties' })).toBeVisible();
  const panel = await openMockPanel(page);
  await panel.getByRole('combobox', { name: 'Fault' }).selectOption({ label: 'None' });
  await expect(tab.getByRole('button', { name: 'Mock', exact: true })).toBeVisible();
  await closeMockPanel(page);
  await retry.click();
  await expect(resultCount(page, 240)).toBeVisible();
});

test('shows the verification code of a sign-up, and sends an unverified account to the verification', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}about`);
  await openMockPanel(page);
  const email = 'efua@example.com';
  const password = 'secret-1';
  const signUp = { name: 'Efua', email, password, confirmPassword: password };
  expect(await post(page, '/api/auth/user/signup', signUp)).toBe(201);
  expect(await post(page, '/api/auth/user/login', { email, password })).toBe(403);
  const code = await readVerificationCode(page, email);
  expect(code).toMatch(/^\d{6}$/);
  expect(await post(page, '/api/auth/verify-email', { code })).toBe(200);
  expect(await post(page, '/api/auth/user/login', { email, password })).toBe(200);

  const unverified = demoAccount('agent-unverified-email');
  const panel = await openMockPanel(page);
  await panel.getByRole('button', { name: `Sign in as ${unverified.name}` }).click();
  await expect(page).toHaveURL(`${demo.url}agent/verify-email?email=${encodeURIComponent(unverified.email)}`);
});

test('changes the clock of the app and the mock backend, so that codes expire', async ({ page, demo }) => {
  await page.goto(`${demo.url}about?clock=2026-12-25T08:00`);
  const panel = await openMockPanel(page);
  await expect(panel.getByText('25 Dec 2026, 08:00, fixed')).toBeVisible();
  expect(await page.evaluate(() => new Date().toISOString())).toBe('2026-12-25T08:00:00.000Z');
  const email = 'kofi@example.com';
  const password = 'secret-1';
  await post(page, '/api/auth/user/signup', { name: 'Kofi', email, password, confirmPassword: password });
  const code = await readVerificationCode(page, email);
  await openMockPanel(page);
  await panel.getByRole('combobox', { name: 'Time' }).selectOption('ahead');
  await panel.getByRole('spinbutton', { name: 'Days ahead' }).fill('400');
  await panel.getByRole('button', { name: 'Set clock' }).click();
  await expect(panel.getByText('400 days ahead')).toBeVisible();
  expect(await post(page, '/api/auth/verify-email', { code })).toBe(422);
});
