import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the mock panel, after opening it if necessary. */
export async function openMockPanel(page: Page): Promise<Locator> {
  const panel = page.getByRole('dialog', { name: 'Mock panel' });
  const button = page.getByRole('button', { name: /^Mock/ });
  await expect(panel.or(button)).toBeVisible();
  if (!(await panel.isVisible())) await button.click();
  await expect(panel).toBeVisible();
  return panel;
}

/** Closes the mock panel, which covers the left of the page. */
export async function closeMockPanel(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Mock panel' }).getByRole('button', { name: 'Close' }).click();
}

/** Reads the newest verification code for an email address from the mock panel, and closes the panel. */
export async function readVerificationCode(page: Page, email: string): Promise<string> {
  const inbox = (await openMockPanel(page)).getByRole('list', { name: 'Verification codes' });
  const code = await inbox.getByRole('listitem').filter({ hasText: email }).getByRole('code').innerText();
  await closeMockPanel(page);
  return code.trim();
}
