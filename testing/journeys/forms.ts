import { DEMO_PASSWORD } from '@efie/mocks';
import { expect, type Page } from '@playwright/test';
import { readVerificationCode } from './mockPanel';

export const main = (page: Page) => page.getByRole('main');
export const header = (page: Page) => page.getByRole('banner');
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const accountButton = (page: Page, name: string) =>
  header(page).getByRole('button', { name: `Account, ${name}` });

/** The control with this label, with or without the asterisk; not the suggestion list, which has the same label. */
export const field = (page: Page, label: string) =>
  main(page)
    .getByLabel(new RegExp(`^${label}(?: \\*)?$`))
    .and(page.locator('input, select, textarea'));

export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    const control = field(page, label);
    if ((await control.evaluate(({ tagName }) => tagName)) === 'SELECT') {
      await control.selectOption(text);
      continue;
    }
    await control.fill(text);
    // Enter accepts the matching suggestion.
    if ((await control.getAttribute('role')) === 'combobox') await control.press('Enter');
  }
}

/** Logs in; the login screen must be open. */
export async function logIn(
  page: Page,
  button: 'Login' | 'Sign In',
  email: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  await fill(page, { Email: email, Password: password });
  await main(page).getByRole('button', { name: button, exact: true }).click();
}

export async function logOut(page: Page, name: string): Promise<void> {
  await accountButton(page, name).click();
  await page.getByRole('button', { name: 'Log out' }).click();
}

/** Enters the code from the mock panel; the verification screen must be open. */
export async function enterVerificationCode(page: Page, email: string): Promise<void> {
  const code = await readVerificationCode(page, email);
  await fill(page, { 'Verification code': code });
  await main(page).getByRole('button', { name: 'Verify Email' }).click();
  await expect(heading(page, 'Email Verified Successfully!')).toBeVisible();
}
