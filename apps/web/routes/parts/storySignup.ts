import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { http } from 'msw';
import { expectToast, heading, main } from './storyLogin';

/** A password that no form may change: a space before it, signs beyond letters, 200 characters (fault 98). */
export const ODD_PASSWORD = ` Sɛsɛ🔑${'a'.repeat(194)}`;

/** What was sent, the tokens it went with included. */
export const sent = fn<(body: unknown, bearer: string | null) => void>();

/** Looks at what is sent, and lets whoever comes next answer. */
export const watched = (role: 'user' | 'agent') =>
  http.post(`*/api/auth/${role}/signup`, async ({ request }) => {
    sent(await request.clone().json(), request.headers.get('Authorization'));
  });

/** The control of that label, starred or not. */
export const control = (label: string) =>
  main().getByLabelText<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    new RegExp(`^${label}(?: \\*)?$`),
    { selector: 'input, select, textarea' },
  );

/** What was typed, by label. */
export type Typed = Readonly<Record<string, string>>;

async function fill(label: string, text: string): Promise<void> {
  const target = control(label);
  if (target instanceof HTMLSelectElement) {
    await userEvent.selectOptions(target, text);
    return;
  }
  await waitFor(() => expect(target).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(target);
  await userEvent.paste(text);
  // A list of suggestions takes the one that was written.
  if (target.getAttribute('role') === 'combobox') await userEvent.keyboard('{Enter}');
}

/** Fills in the form of the page of that heading. */
export async function fillAll(title: string | RegExp, typed: Typed): Promise<void> {
  await heading(title);
  for (const [label, text] of Object.entries(typed)) await fill(label, text);
}

/** Every field holds what was typed. */
export async function expectHeld(typed: Typed): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    await waitFor(() => expect(control(label)).toHaveValue(text));
  }
}

/** How often those words are said aloud: by live regions, and by the summary when it has the focus. */
const timesSaid = (words: string): number =>
  [...document.querySelectorAll('[role=alert], [role=status]')].filter((region) =>
    region.textContent.includes(words),
  ).length +
  Number(document.activeElement?.textContent.includes(words) && document.activeElement !== document.body);

/** The sign-up failed for that reason: above the fields and as a toast, heard once; nothing typed is lost. */
export async function expectRefusal(reason: string, typed: Typed): Promise<void> {
  await screen.findByRole('group', { name: `Registration Failed: ${reason}` });
  await expectToast('Registration Failed');
  await expectToast(reason);
  await expect(timesSaid(reason)).toBe(1);
  await expectHeld(typed);
}
