import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectToast, heading, main } from './storyLogin';
import { watchTimer } from './storyTimer';

export const TITLE = 'Check your email';
export const codeField = () => main().getByRole<HTMLInputElement>('textbox', { name: 'Verification code' });
export const verifyButton = () => main().getByRole('button', { name: 'Verify Email' });
export const resendButton = () => main().getByRole('button', { name: 'Resend' });

/** What went out: the bodies of the calls. */
export const verified = fn<(body: unknown) => void>();
export const resent = fn<(body: unknown) => void>();

export function forgetCalls(): void {
  verified.mockClear();
  resent.mockClear();
}

/** The server takes any code, and sends one to any address. */
export const taking = {
  verifyEmail: http.post('*/api/auth/verify-email', async ({ request }) => {
    verified(await request.json());
    return HttpResponse.json({ success: true, message: 'Email verified.' });
  }),
  resendVerification: http.post('*/api/auth/resend-verification', async ({ request }) => {
    resent(await request.json());
    return HttpResponse.json({ success: true, message: 'Sent.' });
  }),
};

/** Waits for the page and types a code into it. */
export async function typeCode(code: string): Promise<void> {
  await heading(TITLE);
  await userEvent.click(codeField());
  await userEvent.paste(code);
}

export async function enter(code: string): Promise<void> {
  await typeCode(code);
  await userEvent.click(verifyButton());
}

/** A toast of that title and that sentence is seen. */
export async function expectNotice(title: string, description: string): Promise<void> {
  await expectToast(title);
  await expectToast(description);
}

/** The button is there to be pressed again. */
export const settled = () =>
  waitFor(() => expect(verifyButton()).not.toHaveAttribute('aria-busy'), { timeout: 5000 });

/** Watches for the three seconds before the login. */
export const watchLeaving = () => watchTimer(3000);
