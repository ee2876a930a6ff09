import { expect, fn, screen } from 'storybook/test';
import { http } from 'msw';
import { expectHeld, write, type Typed } from './storyForm';
import { expectToast, heading, timesSaid } from './storyLogin';

/** A password that no form may change: a space before it, signs beyond letters, 200 characters (fault 98). */
export const ODD_PASSWORD = ` Sɛsɛ🔑${'a'.repeat(194)}`;

/** What was sent, the tokens it went with included. */
export const sent = fn<(body: unknown, bearer: string | null) => void>();

/** Looks at what is sent, and lets whoever comes next answer. */
export const watched = (role: 'user' | 'agent') =>
  http.post(`*/api/auth/${role}/signup`, async ({ request }) => {
    sent(await request.clone().json(), request.headers.get('Authorization'));
  });

/** Fills in the form of the page of that heading. */
export async function fillAll(title: string | RegExp, typed: Typed): Promise<void> {
  await heading(title);
  for (const [label, text] of Object.entries(typed)) await write(label, text);
}

/** The sign-up failed for that reason: above the fields and as a toast, heard once; nothing typed is lost. */
export async function expectRefusal(reason: string, typed: Typed): Promise<void> {
  await screen.findByRole('group', { name: `Registration Failed: ${reason}` });
  await expectToast('Registration Failed');
  await expectToast(reason);
  await expect(timesSaid(reason)).toBe(1);
  await expectHeld(typed);
}
