import { respondTo } from '@efie/mocks';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectToast, heading, main } from '../common/stories/storyScreen';
import { watchTimer } from '../../../../testing/storyTimer';

export const TITLE = 'Check your email';
export const codeField = () => main().getByRole<HTMLInputElement>('textbox', { name: 'Verification code' });
export const verifyButton = () => main().getByRole('button', { name: 'Verify Email' });
export const resendButton = () => main().getByRole('button', { name: 'Resend' });

/** Called with the body of each request. */
export const verifyRequests = fn<(body: unknown) => void>();
export const resendRequests = fn<(body: unknown) => void>();

export function clearRequests(): void {
  verifyRequests.mockClear();
  resendRequests.mockClear();
}

/** The server accepts any code and sends a new one to any email address. */
export const acceptingHandlers = {
  verifyEmail: respondTo('verifyEmail', ({ body }) => {
    verifyRequests(body);
    return { success: true, message: 'Email verified.' };
  }),
  resendVerification: respondTo('resendVerification', ({ body }) => {
    resendRequests(body);
    return { success: true, message: 'Sent.' };
  }),
};

/** Waits for the screen and enters a code without submitting it. */
export async function typeCode(code: string): Promise<void> {
  await heading(TITLE);
  await userEvent.click(codeField());
  await userEvent.paste(code);
}

export async function submitCode(code: string): Promise<void> {
  await typeCode(code);
  await userEvent.click(verifyButton());
}

export async function expectToastWithDescription(title: string, description: string): Promise<void> {
  await expectToast(title);
  await expectToast(description);
}

/** Waits until the request has finished and the button is enabled again. */
export const expectRequestFinished = () =>
  waitFor(() => expect(verifyButton()).not.toHaveAttribute('aria-busy'));

export const watchRedirectTimer = () => watchTimer(3000);
