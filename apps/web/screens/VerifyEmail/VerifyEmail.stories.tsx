import { demoAccount, offContract, outcomes, respondTo } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { textScale } from '../../../../testing/textScale';
import { followHeaderLink } from '../common/stories/storyHeader';
import { expectToast, heading, main } from '../common/stories/storyScreen';
import {
  codeField,
  submitCode,
  expectToastWithDescription,
  clearRequests,
  resendButton,
  resendRequests,
  expectRequestFinished,
  acceptingHandlers,
  TITLE,
  typeCode,
  verifyRequests,
  verifyButton,
  watchRedirectTimer,
} from './storyVerifyEmail';
import { VerifyEmailScreen } from './VerifyEmail';

const { email } = demoAccount('user-unverified-email');

const meta = {
  title: 'Screens/VerifyEmail',
  component: VerifyEmailScreen,
  decorators: [wholeApp],
  parameters: { design: designs('verify-email'), kind: 'screen', route: `/verify-email?email=${email}` },
  beforeEach: clearRequests,
} satisfies Meta<typeof VerifyEmailScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const DEFAULT_MESSAGE = 'Invalid or expired verification code.';
const findSummary = (message: string) =>
  screen.findByRole('group', { name: `Verification Failed. ${message}` });

/** One field for the code, with the email address that it was sent to. */
export const Idle: Story = {
  tags: ['visual'],
  play: async () => {
    await heading(TITLE);
    await expect(document.title).toBe('Verify Email | Efie');
    await expect(main().getByText(email)).toBeVisible();
    await expect(verifyButton()).toBeVisible();
    await expect(resendButton().closest('p')).toHaveTextContent("Didn't receive the code? Resend");
    await expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(codeField(), '1234567');
    await expect(codeField()).toHaveValue('123456');
    await userEvent.clear(codeField());
  },
};

/** A partly typed code on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await heading(TITLE);
    await userEvent.type(codeField(), '48K');
    await expect(verifyButton().getBoundingClientRect().height).toBe(52 * textScale());
  },
};

/** Submitted without a code: an error is shown at the field and in a toast, and nothing is sent. */
export const EmptyCode: Story = {
  parameters: { msw: { handlers: acceptingHandlers } },
  play: async () => {
    await submitCode('  ');
    await expectToastWithDescription(
      'Verification Code Required',
      'Please enter the verification code sent to your email.',
    );
    await expect(codeField()).toHaveFocus();
    await expect(codeField()).toHaveAccessibleDescription(/^Please enter the verification code sent/);
    await expect(main().queryByRole('group')).toBeNull();
    await expect(verifyRequests).not.toHaveBeenCalled();
  },
};

/** A wrong code: the error is shown at the field and in a toast, and the field keeps the code. */
export const WrongCode: Story = {
  play: async () => {
    await submitCode('000000');
    await expectToastWithDescription('Verification Failed', DEFAULT_MESSAGE);
    await expect(codeField()).toHaveFocus();
    await expect(codeField()).toHaveAccessibleDescription(new RegExp(`^${DEFAULT_MESSAGE}`));
    await expect(codeField()).toHaveValue('000000');
    await expect(main().queryByRole('group')).toBeNull();
    await expect(document.title).toBe('Verify Email | Efie');
  },
};

let responses: Response[] = [];

/** The server's messages are shown; a 500 with HTML shows the default message instead. */
export const Refused: Story = {
  parameters: {
    msw: {
      handlers: {
        verifyEmail: offContract('verifyEmail', () => responses.shift() ?? HttpResponse.error()),
      },
    },
  },
  beforeEach: () => {
    responses = [
      HttpResponse.json({ message: 'This code was used before.' }, { status: 401 }),
      HttpResponse.json({ success: false, message: 'Another code was sent since.' }),
      HttpResponse.html('<h1>Stack trace</h1>', { status: 500 }),
    ];
  },
  play: async () => {
    await submitCode('48K2Q9');
    for (const message of ['This code was used before.', 'Another code was sent since.', DEFAULT_MESSAGE]) {
      const summary = await findSummary(message);
      await expectToastWithDescription('Verification Failed', message);
      await expect(summary).toHaveFocus();
      await expect(codeField()).toHaveValue('48K2Q9');
      if (responses.length > 0) await userEvent.click(verifyButton());
    }
    await expect(screen.queryByText('Stack trace')).toBeNull();
  },
};

let respond: () => void = () => undefined;

/** Repeated presses send each request once, and both results show a toast. */
export const Submitting: Story = {
  parameters: {
    msw: {
      handlers: {
        verifyEmail: respondTo('verifyEmail', async ({ body }) => {
          verifyRequests(body);
          await new Promise<void>((resolve) => {
            respond = resolve;
          });
          return outcomes.verifyEmailError(422, { message: 'This code was used before.' });
        }),
        resendVerification: acceptingHandlers.resendVerification,
      },
    },
  },
  play: async () => {
    await typeCode('48K2Q9');
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(verifyButton()).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(verifyButton());
    for (let press = 0; press < 5; press += 1) resendButton().click();
    await expectToast('Verification Code Sent!');
    await expect(resendRequests).toHaveBeenCalledOnce();
    await waitFor(() => expect(verifyRequests).toHaveBeenCalled());
    respond();
    await expectToastWithDescription('Verification Failed', 'This code was used before.');
    await expectRequestFinished();
    await expect(verifyRequests).toHaveBeenCalledOnce();
    await expect(codeField()).toHaveValue('48K2Q9');
  },
};

/** Verified: a confirmation, and a redirect to the login after 3 s, not earlier. */
export const Verified: Story = {
  parameters: {
    msw: { handlers: acceptingHandlers },
  },
  play: async () => {
    const redirectTimer = watchRedirectTimer();
    await typeCode(' 48 K2 Q9 ');
    const sentAt = performance.now();
    await userEvent.click(verifyButton());
    const success = await heading('Email Verified Successfully!');
    await waitFor(() => expect(redirectTimer.isSet()).toBe(true));
    await expect(verifyRequests.mock.calls).toEqual([[{ code: '48K2Q9', token: '48K2Q9' }]]);
    await expect(success).toHaveFocus();
    const message = 'Your account has been verified. You can now log in.';
    await expect(success).toHaveAccessibleDescription(message);
    await expect(main().getByText(message)).toBeVisible();
    await expectToastWithDescription('Email Verified Successfully!', message);
    await expect(main().getByRole('progressbar')).toBeVisible();
    await expect(main().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/user/login');
    await waitFor(() => expect(success).not.toBeInTheDocument());
    // Measured from before the request, so a slow machine can only lengthen the time.
    await expect(performance.now() - sentAt).toBeGreaterThan(2990);
    await heading('Welcome Back');
  },
};

/** Leaving within the 3 s after the verification cancels the redirect to the login. */
export const LeftAfterVerifying: Story = {
  parameters: { msw: { handlers: acceptingHandlers } },
  play: async () => {
    const redirectTimer = watchRedirectTimer();
    await submitCode('48K2Q9');
    await heading('Email Verified Successfully!');
    await waitFor(() => expect(redirectTimer.isSet()).toBe(true));
    await expect(redirectTimer.isCleared()).toBe(false);
    await followHeaderLink('About');
    await waitFor(() =>
      expect(screen.queryByText('Email Verified Successfully!', { selector: 'h1' })).toBeNull(),
    );
    await waitFor(() => expect(redirectTimer.isCleared()).toBe(true));
  },
};

/** Resending the code: a plus in the email address is sent as a plus, and the field keeps its value. */
export const Resent: Story = {
  parameters: {
    route: '/verify-email?email=a+b@x.com',
    msw: { handlers: acceptingHandlers },
  },
  play: async () => {
    await typeCode('48K');
    await expect(main().getByText('a+b@x.com')).toBeVisible();
    await userEvent.click(resendButton());
    await expectToastWithDescription(
      'Verification Code Sent!',
      'Please check your email for the verification code.',
    );
    await expect(resendRequests.mock.calls).toEqual([[{ email: 'a+b@x.com' }]]);
    await expect(codeField()).toHaveValue('48K');
  },
};

/** Resending fails: first with the server's message, then with the default message. */
export const ResendFailed: Story = {
  tags: ['slow'],
  parameters: {
    msw: {
      handlers: {
        resendVerification: offContract(
          'resendVerification',
          () => responses.shift() ?? HttpResponse.error(),
        ),
      },
    },
  },
  beforeEach: () => {
    responses = [
      HttpResponse.json({ message: 'No account uses this email address.' }, { status: 404 }),
      new HttpResponse(null, { status: 503 }),
    ];
  },
  play: async () => {
    await typeCode('48K');
    const fallback = 'Something went wrong. Please try again.';
    for (const message of [
      'No account uses this email address.',
      fallback,
      `${fallback} Check your connection.`,
    ]) {
      await userEvent.click(resendButton());
      await expectToastWithDescription('Failed to Send Code', message);
      await waitFor(() => expect(resendButton()).not.toHaveAttribute('aria-busy'));
    }
    await expect(codeField()).toHaveValue('48K');
  },
};

/** Without an email address in the URL, resending shows an error and sends nothing; the field keeps the code. */
export const NoEmail: Story = {
  parameters: {
    route: '/verify-email',
    msw: { handlers: acceptingHandlers },
  },
  play: async () => {
    await typeCode('48K2Q9');
    await expect(main().getByText('We sent a code to your email address.')).toBeVisible();
    await userEvent.click(resendButton());
    await expectToastWithDescription(
      'Email Required',
      'Email address not found. Please try signing up again.',
    );
    await expect(resendRequests).not.toHaveBeenCalled();
    await expect(codeField()).toHaveValue('48K2Q9');
  },
};

/** Very long markup as the email address is shown as text that wraps; no code is requested. */
export const HostileEmail: Story = {
  parameters: {
    route: `/verify-email?email=${encodeURIComponent(`<img src=x onerror=alert(1)>${'nkɔsoɔ'.repeat(60)}`)}`,
    msw: { handlers: acceptingHandlers },
  },
  play: async () => {
    await heading(TITLE);
    await expect(main().getByText(/^<img src=x onerror=alert\(1\)>/)).toBeVisible();
    await userEvent.click(resendButton());
    await expectToastWithDescription(
      'Email Required',
      'Email address not found. Please try signing up again.',
    );
    await expect(resendRequests).not.toHaveBeenCalled();
  },
};
