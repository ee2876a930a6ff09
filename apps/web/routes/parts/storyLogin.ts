import { DEMO_PASSWORD } from '@efie/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** The screen's code comes on its first visit. */
const PATIENCE = { timeout: 5000 };

export const main = () => within(screen.getByRole('main'));

/** The page of that heading is there. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, PATIENCE);

export const emailField = () => main().getByRole('textbox', { name: 'Email' });
export const passwordField = () => main().getByLabelText<HTMLInputElement>('Password', { selector: 'input' });

/** Types who it is into the form of the page of that heading. */
export async function fillIn(title: string, email: string): Promise<void> {
  await heading(title);
  await userEvent.click(emailField());
  await userEvent.paste(email);
  await userEvent.click(passwordField());
  await userEvent.paste(DEMO_PASSWORD);
}

/** A toast of those words is seen. */
export async function expectToast(words: string): Promise<void> {
  const notices = await screen.findByRole('region', { name: 'Notices' }, PATIENCE);
  await waitFor(() => expect(within(notices).getByText(words)).toBeVisible());
}

/** How often those words are said aloud: by live regions, and by the summary when it has the focus. */
export const timesSaid = (words: string): number =>
  [...document.querySelectorAll('[role=alert], [role=status]')].filter((region) =>
    region.textContent.includes(words),
  ).length +
  Number(document.activeElement?.textContent.includes(words) && document.activeElement !== document.body);

/**
 * The login failed in those words: above the fields and as a toast, said once; the page, both fields and what is stored are
 * as they were (faults 12, 13, 92).
 */
export async function expectFailure(words: string, email: string): Promise<void> {
  const summary = await screen.findByRole('group', { name: words }, PATIENCE);
  await expect(main().getByRole('heading', { level: 1 })).toBeVisible();
  await expectToast(words);
  await expect(timesSaid(words)).toBe(1);
  await expect(summary).toBeVisible();
  await expect(emailField()).toHaveValue(email);
  await expect(passwordField()).toHaveValue(DEMO_PASSWORD);
}

/** What this device keeps of a session. */
export const kept = () =>
  Object.fromEntries(
    ['userToken', 'agentToken', 'refreshToken', 'userType', 'user', 'agent'].flatMap((key) => {
      const value = localStorage.getItem(key);
      return value === null ? [] : [[key, value]];
    }),
  );
