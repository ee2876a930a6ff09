import { expect, fn, screen } from 'storybook/test';
import { http } from 'msw';
import { expectHeld, write, type Typed } from './storyForm';
import { expectToast, heading, timesSaid } from './storyLogin';

/** A password that forms must send unchanged: a leading space, letters beyond ASCII, an emoji, 200 characters. */
export const ODD_PASSWORD = ` Sɛsɛ🔑${'a'.repeat(194)}`;

/** Called with each request's body and Authorization header. */
export const sent = fn<(body: unknown, bearer: string | null) => void>();

/** Records the signup requests and passes them on to the mock backend. */
export const watched = (role: 'user' | 'agent') =>
  http.post(`*/api/auth/${role}/signup`, async ({ request }) => {
    sent(await request.clone().json(), request.headers.get('Authorization'));
  });

export async function fillAll(title: string | RegExp, values: Typed): Promise<void> {
  await heading(title);
  for (const [label, text] of Object.entries(values)) await write(label, text);
}

/** The sign-up failed: the reason is shown above the form and in a toast, announced once; the fields keep their values. */
export async function expectRefusal(reason: string, values: Typed): Promise<void> {
  await screen.findByRole('group', { name: `Registration Failed: ${reason}` });
  await expectToast('Registration Failed');
  await expectToast(reason);
  await expect(timesSaid(reason)).toBe(1);
  await expectHeld(values);
}
