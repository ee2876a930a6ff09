import { demoAccount, outcomes } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { textScale } from '../../../../.storybook/textScale';
import { followHeader } from '../parts/storyHeader';
import { expectToast, heading, main } from '../parts/storyLogin';
import {
  codeField,
  enter,
  expectNotice,
  forgetCalls,
  resendButton,
  resent,
  settled,
  taking,
  TITLE,
  typeCode,
  verified,
  verifyButton,
  watchLeaving,
} from '../parts/storyVerify';
import { Screen } from './VerifyUserEmail';

const { email } = demoAccount('user-unverified-email');

const meta = {
  title: 'Screens/VerifyEmail',
  component: Screen,
  parameters: { route: `/verify-email?email=${email}` },
  beforeEach: forgetCalls,
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const DEFAULT = 'Invalid or expired verification code.';
const summaryOf = (words: string) => screen.findByRole('group', { name: `Verification Failed. ${words}` });

/** Somebody has just signed up: one field, and whom the code was sent to. */
export const Idle: Story = {
  tags: ['visual'],
  parameters: { proves: ['C15', 'C323', 'C324', 'C325'] },
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

/** The code is being typed, on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await heading(TITLE);
    await userEvent.type(codeField(), '48K');
    await expect(verifyButton().getBoundingClientRect().height).toBe(52 * textScale());
  },
};

/** Sent without a code: the specification’s words, nothing goes out, and the message leaves with the first key. */
export const EmptyCode: Story = {
  parameters: { msw: { handlers: taking }, proves: ['C326', 'F100'] },
  play: async () => {
    await enter('  ');
    await expectNotice(
      'Verification Code Required',
      'Please enter the verification code sent to your email.',
    );
    await expect(codeField()).toHaveFocus();
    await expect(codeField()).toHaveAccessibleDescription(/^Please enter the verification code sent/);
    await expect(main().queryByRole('group')).toBeNull();
    await userEvent.keyboard('4');
    await expect(codeField()).not.toBeInvalid();
    await userEvent.clear(codeField());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(codeField()).toBeInvalid());
    await expect(verified).not.toHaveBeenCalled();
  },
};

/** The server does not know the code: said at the field and in a toast; the code stays to be mended. */
export const WrongCode: Story = {
  tags: ['visual'],
  parameters: { proves: ['C334'] },
  play: async () => {
    await enter('000000');
    await expectNotice('Verification Failed', DEFAULT);
    await expect(codeField()).toHaveFocus();
    await expect(codeField()).toHaveAccessibleDescription(new RegExp(`^${DEFAULT}`));
    await expect(codeField()).toHaveValue('000000');
    await expect(main().queryByRole('group')).toBeNull();
    await expect(document.title).toBe('Verify Email | Efie');
  },
};

let answers: Response[] = [];

/** Refused in the server’s own words, then by a server that breaks down and sends a page: never that page. */
export const Refused: Story = {
  parameters: {
    msw: {
      handlers: {
        verifyEmail: http.post('*/api/auth/verify-email', () => answers.shift() ?? HttpResponse.error()),
      },
    },
    proves: ['C334', 'F19', 'F21'],
  },
  beforeEach: () => {
    answers = [
      HttpResponse.json({ message: 'This code was used before.' }, { status: 401 }),
      HttpResponse.json({ success: false, message: 'Another code was sent since.' }),
      HttpResponse.html('<h1>Stack trace</h1>', { status: 500 }),
    ];
  },
  play: async () => {
    await enter('48K2Q9');
    for (const words of ['This code was used before.', 'Another code was sent since.', DEFAULT]) {
      const summary = await summaryOf(words);
      await expectNotice('Verification Failed', words);
      await expect(summary).toHaveFocus();
      await expect(codeField()).toHaveValue('48K2Q9');
      if (answers.length > 0) await userEvent.click(verifyButton());
    }
    await expect(screen.queryByText('Stack trace')).toBeNull();
  },
};

/** Tried too often: when to try again is said, and until then the button waits. */
export const TooMany: Story = {
  parameters: { msw: { handlers: { verifyEmail: outcomes.verifyEmailError(429) } }, proves: ['F18'] },
  play: async () => {
    await enter('48K2Q9');
    await summaryOf(
      'Too many requests. Please wait a moment and try again. You can send it again in 30 seconds.',
    );
    await expect(verifyButton()).toHaveAttribute('aria-disabled', 'true');
    await expect(codeField()).toHaveValue('48K2Q9');
  },
};

/** Without network: where to look is said, and the code stays. */
export const Offline: Story = {
  parameters: { msw: { handlers: { verifyEmail: outcomes.verifyEmailOffline() } }, proves: ['C334'] },
  play: async () => {
    await enter('48K2Q9');
    await summaryOf(`${DEFAULT} Check your connection.`);
    await expectNotice('Verification Failed', `${DEFAULT} Check your connection.`);
    await expect(codeField()).toHaveValue('48K2Q9');
  },
};

let open: () => void = () => undefined;

/** On its way: each call goes out once however often it is pressed, and both results are seen in their order. */
export const Submitting: Story = {
  parameters: {
    msw: {
      handlers: {
        verifyEmail: http.post('*/api/auth/verify-email', async ({ request }) => {
          verified(await request.json());
          await new Promise<void>((resolve) => {
            open = resolve;
          });
          return HttpResponse.json({ message: 'This code was used before.' }, { status: 401 });
        }),
        resendVerification: taking.resendVerification,
      },
    },
    proves: ['F101'],
  },
  play: async () => {
    await typeCode('48K2Q9');
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(verifyButton()).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(verifyButton());
    for (let press = 0; press < 5; press += 1) resendButton().click();
    await expectToast('Verification Code Sent!');
    await expect(resent).toHaveBeenCalledOnce();
    await waitFor(() => expect(verified).toHaveBeenCalled());
    open();
    await expectNotice('Verification Failed', 'This code was used before.');
    await settled();
    await expect(verified).toHaveBeenCalledOnce();
    await expect(codeField()).toHaveValue('48K2Q9');
  },
};

/** Verified: said, and after three seconds, no sooner, the login. */
export const Verified: Story = {
  parameters: { msw: { handlers: taking }, proves: ['C327', 'C328', 'C329', 'C331', 'C333', 'F100'] },
  play: async () => {
    const leaving = watchLeaving();
    await typeCode(' 48 K2 Q9 ');
    const sentAt = performance.now();
    await userEvent.click(verifyButton());
    const done = await heading('Email Verified Successfully!');
    await waitFor(() => expect(leaving.isWaiting()).toBe(true));
    await expect(verified.mock.calls).toEqual([[{ code: '48K2Q9', token: '48K2Q9' }]]);
    await expect(done).toHaveFocus();
    const words = 'Your account has been verified. You can now log in.';
    await expect(done).toHaveAccessibleDescription(words);
    await expect(main().getByText(words)).toBeVisible();
    await expectNotice('Email Verified Successfully!', words);
    await expect(main().getByRole('progressbar')).toBeVisible();
    await expect(main().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/user/login');
    await waitFor(() => expect(done).not.toBeInTheDocument(), { timeout: 8000 });
    // Counted from before the code was sent, so that a busy machine can only lengthen it.
    await expect(performance.now() - sentAt).toBeGreaterThan(2990);
    await heading('Welcome Back');
  },
};

/** Verified, and left before the three seconds are over: nobody is pulled back to the login. */
export const LeftAfterVerifying: Story = {
  parameters: { msw: { handlers: taking }, proves: ['F102'] },
  play: async () => {
    const leaving = watchLeaving();
    await enter('48K2Q9');
    await heading('Email Verified Successfully!');
    await waitFor(() => expect(leaving.isWaiting()).toBe(true));
    await expect(leaving.isOver()).toBe(false);
    await followHeader('About');
    await waitFor(() =>
      expect(screen.queryByText('Email Verified Successfully!', { selector: 'h1' })).toBeNull(),
    );
    await waitFor(() => expect(leaving.isOver()).toBe(true));
  },
};

/** Another code is asked for: a plus in the address arrives as a plus, and what was typed stays. */
export const Resent: Story = {
  parameters: {
    route: '/verify-email?email=a+b@x.com',
    msw: { handlers: taking },
    proves: ['C337', 'C338', 'C340', 'F90'],
  },
  play: async () => {
    await typeCode('48K');
    await expect(main().getByText('a+b@x.com')).toBeVisible();
    await userEvent.click(resendButton());
    await expectNotice('Verification Code Sent!', 'Please check your email for the verification code.');
    await expect(resent.mock.calls).toEqual([[{ email: 'a+b@x.com' }]]);
    await expect(codeField()).toHaveValue('48K');
  },
};

/** Another code does not come: in the server’s words, then in the specification’s. */
export const ResendFailed: Story = {
  parameters: {
    msw: {
      handlers: {
        resendVerification: http.post(
          '*/api/auth/resend-verification',
          () => answers.shift() ?? HttpResponse.error(),
        ),
      },
    },
    proves: ['C339'],
  },
  beforeEach: () => {
    answers = [
      HttpResponse.json({ message: 'No account uses this email address.' }, { status: 404 }),
      new HttpResponse(null, { status: 503 }),
    ];
  },
  play: async () => {
    await typeCode('48K');
    const fallback = 'Something went wrong. Please try again.';
    for (const words of [
      'No account uses this email address.',
      fallback,
      `${fallback} Check your connection.`,
    ]) {
      await userEvent.click(resendButton());
      await expectNotice('Failed to Send Code', words);
      await waitFor(() => expect(resendButton()).not.toHaveAttribute('aria-busy'));
    }
    await expect(codeField()).toHaveValue('48K');
  },
};

/** Opened without an address: asking for another code says so and sends nothing; the code can still be sent. */
export const NoEmail: Story = {
  parameters: {
    route: '/verify-email',
    msw: { handlers: taking },
    proves: ['C336', 'F99'],
  },
  play: async () => {
    await typeCode('48K2Q9');
    await expect(main().getByText('We sent a code to your email address.')).toBeVisible();
    await userEvent.click(resendButton());
    await expectNotice('Email Required', 'Email address not found. Please try signing up again.');
    await expect(resent).not.toHaveBeenCalled();
    await expect(codeField()).toHaveValue('48K2Q9');
  },
};

/** The address is markup, and endless: shown as text that wraps, and no code is asked for. */
export const HostileEmail: Story = {
  parameters: {
    route: `/verify-email?email=${encodeURIComponent(`<img src=x onerror=alert(1)>${'nkɔsoɔ'.repeat(60)}`)}`,
    msw: { handlers: taking },
    proves: ['F31', 'F99'],
  },
  play: async () => {
    await heading(TITLE);
    await expect(main().getByText(/^<img src=x onerror=alert\(1\)>/)).toBeVisible();
    await userEvent.click(resendButton());
    await expectNotice('Email Required', 'Email address not found. Please try signing up again.');
    await expect(resent).not.toHaveBeenCalled();
  },
};
