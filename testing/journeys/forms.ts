import { DEMO_PASSWORD } from '@efie/mocks';
import type { Page } from 'playwright';
import { readCode } from './panel';

export const main = (page: Page) => page.getByRole('main');
export const header = (page: Page) => page.getByRole('banner');
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const account = (page: Page, name: string) =>
  header(page).getByRole('button', { name: `Account, ${name}` });

/** The control of that label, starred or not; a list of suggestions bears the same label. */
export const field = (page: Page, label: string) =>
  main(page)
    .getByLabel(new RegExp(`^${label}(?: \\*)?$`))
    .and(page.locator('input, select, textarea'));

/** Writes into the fields of those labels, or chooses from their lists. */
export async function fill(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    const control = field(page, label);
    if ((await control.evaluate(({ tagName }) => tagName)) === 'SELECT') {
      await control.selectOption(text);
      continue;
    }
    await control.fill(text);
    // A list of suggestions takes the one that was written.
    if ((await control.getAttribute('role')) === 'combobox') await control.press('Enter');
  }
}

/** On the page of a login: logs in. */
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
  await account(page, name).click();
  await page.getByRole('button', { name: 'Log out' }).click();
}

/** On the page of the verification: enters the code that waits for the address. */
export async function verify(page: Page, email: string): Promise<void> {
  const code = await readCode(page, email);
  await fill(page, { 'Verification code': code });
  await main(page).getByRole('button', { name: 'Verify Email' }).click();
  await heading(page, 'Email Verified Successfully!').waitFor();
}
