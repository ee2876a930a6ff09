import { respondTo } from '@efie/mocks';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectFieldValues, fillField, type FieldValues } from '../stories/storyForm';
import { emailField, heading, main, timesAnnounced } from '../stories/storyScreen';

/** A password that forms must send unchanged: a leading space, letters beyond ASCII, an emoji, 200 characters. */
export const UNUSUAL_PASSWORD = ` Sɛsɛ🔑${'a'.repeat(194)}`;

/** Called with each request's body and Authorization header. */
export const sentSignups = fn<(body: unknown, bearer: string | null) => void>();

/** Records the signup requests and passes them on to the mock backend. */
export const recordSignup = (role: 'user' | 'agent') =>
  respondTo(role === 'user' ? 'signUpUser' : 'signUpAgent', ({ body, request }) => {
    sentSignups(body, request.headers.get('Authorization'));
  });

/** Records the sign-ups of users and never responds. */
export const holdSignup = () =>
  respondTo('signUpUser', ({ body }) => {
    sentSignups(body, null);
    return new Promise<never>(() => undefined);
  });

export async function fillSignupForm(title: string | RegExp, values: FieldValues): Promise<void> {
  await heading(title);
  for (const [label, text] of Object.entries(values)) await fillField(label, text);
}

/** The sign-up failed: the reason is shown above the form alone, announced once; the fields keep their values. */
export async function expectSignupFailure(reason: string, values: FieldValues): Promise<void> {
  await screen.findByRole('group', { name: `Registration Failed: ${reason}` });
  // The title of a toast would have no reason behind it.
  await expect(screen.queryByText('Registration Failed')).toBeNull();
  await expect(timesAnnounced(reason)).toBe(1);
  await expectFieldValues(values);
}

interface SignupForm {
  title: string;
  values: FieldValues;
  getButton: () => HTMLElement;
}

/** Submits twice: the first response is lost, and the second says that the email is taken and links to `hrefs`. */
export async function expectEmailTaken(
  { title, values, getButton }: SignupForm,
  hrefs: { login: string; verification: string },
): Promise<void> {
  await fillSignupForm(title, values);
  await userEvent.click(getButton());
  await expectSignupFailure('Something went wrong. Please try again. Check your connection.', values);
  await userEvent.click(getButton());
  await waitFor(() => expect(emailField()).toHaveFocus());
  await expect(emailField()).toHaveAccessibleDescription(
    'The email has already been taken. Is this your account? Verify this email Log in',
  );
  await expect(main().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', hrefs.login);
  await expect(main().getByRole('link', { name: 'Verify this email' })).toHaveAttribute(
    'href',
    hrefs.verification,
  );
  await expectFieldValues(values);
}
