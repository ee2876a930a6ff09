import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectToast, heading, main } from './storyLogin';
import { watchTimer } from './storyTimer';

export const TITLE = 'Check your email';
export const codeField = () => main().getByRole<HTMLInputElement>('textbox', { name: 'Verification code' });
export const verifyButton = () => main().getByRole('button', { name: 'Verify Email' });
export const resendButton = () => main().getByRole('button', { name: 'Resend' });

/** Called with the body of each request. */
export const verified = fn<(body: unknown) => void>();
export const resent = fn<(body: unknown) => void>();

export function forgetCalls(): void {
  verified.mockClear();
  resent.mockClear();
}

/** The server accepts any code and sends a new one to any email address. */
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

/** Waits for the screen and enters a code without submitting it. */
export async function typeCode(code: string): Promise<void> {
  await heading(TITLE);
  await userEvent.click(codeField());
  await userEvent.paste(code);
}

export async function enter(code: string): Promise<void> {
  await typeCode(code);
  await userEvent.click(verifyButton());
}

export async function expectNotice(title: string, description: string): Promise<void> {
  await expectToast(title);
  await expectToast(description);
}

/** Waits until the request has finished and the button is enabled again. */
export const settled = () =>
  waitFor(() => expect(verifyButton()).not.toHaveAttribute('aria-busy'), { timeout: 5000 });

export const watchLeaving = () => watchTimer(3000);
