import { DEMO_PASSWORD } from '@efie/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

export const main = () => within(screen.getByRole('main'));

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

export const emailField = () => main().getByRole('textbox', { name: 'Email' });
export const passwordField = () => main().getByLabelText<HTMLInputElement>('Password', { selector: 'input' });

/** Fills in the login form of the screen with this heading. */
export async function fillLoginForm(title: string, email: string): Promise<void> {
  await heading(title);
  await userEvent.click(emailField());
  await userEvent.paste(email);
  await userEvent.click(passwordField());
  await userEvent.paste(DEMO_PASSWORD);
}

export async function expectToast(text: string): Promise<void> {
  const notices = await screen.findByRole('region', { name: 'Notices' });
  await waitFor(() => expect(within(notices).getByText(text)).toBeVisible());
}

/** How often a screen reader announces the text: once per live region, and once if the focused element contains it. */
export const timesAnnounced = (text: string): number =>
  [...document.querySelectorAll('[role=alert], [role=status]')].filter((region) =>
    region.textContent.includes(text),
  ).length +
  Number(document.activeElement?.textContent.includes(text) && document.activeElement !== document.body);

/** The login failed: the message is above the form and in a toast, announced once; both fields keep their values. */
export async function expectLoginFailure(message: string, email: string): Promise<void> {
  const summary = await screen.findByRole('group', { name: message });
  await expect(main().getByRole('heading', { level: 1 })).toBeVisible();
  await expectToast(message);
  await expect(timesAnnounced(message)).toBe(1);
  await expect(summary).toBeVisible();
  await expect(emailField()).toHaveValue(email);
  await expect(passwordField()).toHaveValue(DEMO_PASSWORD);
}

export const storedSession = () =>
  Object.fromEntries(
    ['userToken', 'agentToken', 'refreshToken', 'userType', 'user', 'agent'].flatMap((key) => {
      const value = localStorage.getItem(key);
      return value === null ? [] : [[key, value]];
    }),
  );
