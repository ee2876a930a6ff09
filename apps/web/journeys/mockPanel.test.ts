import { demoAccount } from '@efie/mocks';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { closeMockPanel, openMockPanel, readVerificationCode } from '../../../testing/journeys/mockPanel';
import { setUpBuild } from '../../../testing/journeys/support';

const demo = setUpBuild('dist-demo');

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

it('changes the signed-in account with one press, also after a reload and in another tab', async () => {
  const { page, consoleMessages } = await demo.visit();
  await page.goto(`${demo.url}listings`);
  await resultCount(page, 240).waitFor();
  const { name } = demoAccount('agent-premium');
  const panel = await openMockPanel(page);
  await panel.getByRole('button', { name: `Sign in as ${name}` }).click();
  await panel.getByText(`${name} (agent)`).waitFor();
  const menu = page.getByRole('banner').getByRole('button', { name: new RegExp(name) });
  await menu.waitFor();
  await page.reload();
  await menu.waitFor();

  const tab = await page.context().newPage();
  await tab.goto(`${demo.url}about`);
  await (await openMockPanel(tab)).getByRole('button', { name: 'Sign out' }).click();
  await menu.waitFor({ state: 'detached' });
  expect(consoleMessages).toEqual([]);
});

it('F56: applies the switches of the URL, keeps its other parameters and reports invalid values', async () => {
  const { page, consoleMessages } = await demo.visit();
  await page.goto(`${demo.url}listings?region=Volta&as=agent-free&scenario=empty&network=mars`);
  await resultCount(page, 0).waitFor();
  expect(new URL(page.url()).search).toBe('?region=Volta');
  const panel = await openMockPanel(page);
  await panel.getByText('“mars” is not a valid value for network').waitFor();
  await panel.getByText(`${demoAccount('agent-free').name} (agent)`).waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await page.reload();
  await resultCount(page, 0).waitFor();
  await (await openMockPanel(page)).getByText(`${demoAccount('agent-free').name} (agent)`).waitFor();
  expect(consoleMessages).toEqual([]);
});

it('applies a fault to one operation, also after a reload and in another tab, until it is removed', async () => {
  const { page } = await demo.visit();
  await page.goto(`${demo.url}listings?network=status-503:listProperties`);
  const retry = page.getByRole('button', { name: 'Try Again' });
  await retry.waitFor();
  await page.reload();
  await retry.waitFor();
  await page.getByRole('button', { name: 'Mock · 503 on listProperties' }).waitFor();
  const tab = await page.context().newPage();
  await tab.goto(`${demo.url}about`);
  await tab.getByRole('button', { name: 'Mock · 503 on listProperties' }).waitFor();
  const panel = await openMockPanel(page);
  await panel.getByRole('combobox', { name: 'Fault' }).selectOption({ label: 'None' });
  await tab.getByRole('button', { name: 'Mock', exact: true }).waitFor();
  await closeMockPanel(page);
  await retry.click();
  await resultCount(page, 240).waitFor();
});

it('shows the verification code of a sign-up, and sends an unverified account to the verification', async () => {
  const { page } = await demo.visit();
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
  await page.waitForURL(`**/agent/verify-email?email=${encodeURIComponent(unverified.email)}`);
});

it('changes the clock of the app and the mock backend, so that codes expire', async () => {
  const { page } = await demo.visit();
  await page.goto(`${demo.url}about?clock=2026-12-25T08:00`);
  const panel = await openMockPanel(page);
  await panel.getByText('25 Dec 2026, 08:00, fixed').waitFor();
  expect(await page.evaluate(() => new Date().toISOString())).toBe('2026-12-25T08:00:00.000Z');
  const email = 'kofi@example.com';
  const password = 'secret-1';
  await post(page, '/api/auth/user/signup', { name: 'Kofi', email, password, confirmPassword: password });
  const code = await readVerificationCode(page, email);
  await openMockPanel(page);
  await panel.getByRole('combobox', { name: 'Time' }).selectOption('ahead');
  await panel.getByRole('spinbutton', { name: 'Days ahead' }).fill('400');
  await panel.getByRole('button', { name: 'Set clock' }).click();
  await panel.getByText('400 days ahead').waitFor();
  expect(await post(page, '/api/auth/verify-email', { code })).toBe(422);
});
