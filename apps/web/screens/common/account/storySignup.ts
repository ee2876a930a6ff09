import { expect, fn, screen } from 'storybook/test';
import { http } from 'msw';
import { expectFieldValues, fillField, type FieldValues } from '../stories/storyForm';
import { expectToast, heading, timesAnnounced } from '../stories/storyScreen';

/** A password that forms must send unchanged: a leading space, letters beyond ASCII, an emoji, 200 characters. */
export const UNUSUAL_PASSWORD = ` Sɛsɛ🔑${'a'.repeat(194)}`;

/** Called with each request's body and Authorization header. */
export const sentSignups = fn<(body: unknown, bearer: string | null) => void>();

/** Records the signup requests and passes them on to the mock backend. */
export const recordSignup = (role: 'user' | 'agent') =>
  http.post(`*/api/auth/${role}/signup`, async ({ request }) => {
    sentSignups(await request.clone().json(), request.headers.get('Authorization'));
  });

export async function fillSignupForm(title: string | RegExp, values: FieldValues): Promise<void> {
  await heading(title);
  for (const [label, text] of Object.entries(values)) await fillField(label, text);
}

/** The sign-up failed: the reason is shown above the form and in a toast, announced once; the fields keep their values. */
export async function expectSignupFailure(reason: string, values: FieldValues): Promise<void> {
  await screen.findByRole('group', { name: `Registration Failed: ${reason}` });
  await expectToast('Registration Failed');
  await expectToast(reason);
  await expect(timesAnnounced(reason)).toBe(1);
  await expectFieldValues(values);
}
