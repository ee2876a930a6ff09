import { demoAccount, outcomes } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { heading, main } from '../common/stories/storyScreen';
import {
  codeField,
  submitCode,
  expectToastWithDescription,
  clearRequests,
  resendButton,
  resendRequests,
  acceptingHandlers,
  TITLE,
  verifyRequests,
  watchRedirectTimer,
} from './storyVerifyEmail';
import { AgentVerifyEmailScreen } from './AgentVerifyEmail';

const { email } = demoAccount('agent-unverified-email');

const meta = {
  title: 'Screens/AgentVerifyEmail',
  component: AgentVerifyEmailScreen,
  decorators: [wholeApp],
  parameters: {
    design: designs('verify-email'),
    kind: 'screen',
    route: `/agent/verify-email?email=${email}`,
  },
  beforeEach: clearRequests,
} satisfies Meta<typeof AgentVerifyEmailScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const FAILED = 'Verification Failed';
const DESCRIPTION =
  'The verification code is invalid or has expired. Please request a new verification code.';
const enterCodeButton = () => main().getByRole('button', { name: 'Enter a code' });
/** Distance from the document's top, since a small viewport scrolls to the focused element. */
const motifTop = () =>
  (document.querySelector('main svg')?.getBoundingClientRect().top ?? 0) + window.scrollY;

/** The verification form for an agent, with the email address that the code was sent to. */
export const Idle: Story = {
  play: async () => {
    await heading(TITLE);
    await expect(main().getByText(email)).toBeVisible();
  },
};

/** A wrong code: a panel replaces the form at the same position, with both actions. The form keeps the code. */
export const Failed: Story = {
  tags: ['visual'],
  parameters: { design: designs('verify-email-failed') },
  play: async () => {
    await heading(TITLE);
    const before = motifTop();
    await submitCode('000000');
    const failed = await heading(FAILED);
    await expect(failed).toHaveFocus();
    await expect(failed).toHaveAccessibleDescription(DESCRIPTION);
    await expect(document.title).toBe('Verification Failed | Efie');
    await expectToastWithDescription(FAILED, 'Invalid or expired verification code.');
    await expect(main().getByText(email)).toBeVisible();
    await expect(main().queryByText('Invalid or expired verification code.')).toBeNull();
    await expect(resendButton()).toBeVisible();
    await expect(motifTop()).toBe(before);
    await userEvent.click(enterCodeButton());
    await heading(TITLE);
    await expect(codeField()).toHaveFocus();
    await expect(codeField()).toHaveValue('000000');
    await expect(codeField()).not.toBeInvalid();
    await expect(main().queryByRole('group')).toBeNull();
    await userEvent.keyboard('48K{Enter}');
    await heading(FAILED);
  },
};

/** The failure panel on a phone. */
export const FailedPhone: Story = {
  parameters: { design: designs('verify-email-failed') },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await submitCode('000000');
    await heading(FAILED);
    await expect(resendButton()).toBeVisible();
    await expect(enterCodeButton()).toBeVisible();
  },
};

/** Offline: verifying and resending both fail with a toast, and the panel stays. */
export const FailedOffline: Story = {
  parameters: {
    design: designs('verify-email-failed'),
    msw: {
      handlers: {
        verifyEmail: outcomes.verifyEmailOffline(),
        resendVerification: outcomes.resendVerificationOffline(),
      },
    },
  },
  play: async () => {
    await submitCode('48K2Q9');
    await heading(FAILED);
    await expect(main().getByText('Check your connection.')).toBeVisible();
    await expectToastWithDescription(FAILED, 'Invalid or expired verification code. Check your connection.');
    await userEvent.click(resendButton());
    await expectToastWithDescription(
      'Failed to Send Code',
      'Something went wrong. Please try again. Check your connection.',
    );
    await expect(main().getByRole('heading', { level: 1, name: FAILED })).toBeVisible();
    await userEvent.click(enterCodeButton());
    await expect(codeField()).toHaveValue('48K2Q9');
  },
};

/** The panel adds the server's message and the time to wait to its own text. */
export const FailedInWords: Story = {
  parameters: {
    design: designs('verify-email-failed'),
    msw: { handlers: { verifyEmail: outcomes.verifyEmailError(429) } },
  },
  play: async () => {
    await submitCode('48K2Q9');
    await heading(FAILED);
    await expect(
      main().getByText(/^Too many requests\. .* You can send it again in 30 seconds\.$/),
    ).toBeVisible();
    await userEvent.click(enterCodeButton());
    await expect(main().getByRole('button', { name: 'Verify Email' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Resending from the panel returns to the form and focuses the code field. */
export const Resent: Story = {
  parameters: {
    msw: { handlers: { ...acceptingHandlers, verifyEmail: outcomes.verifyEmailError(422) } },
  },
  play: async () => {
    await submitCode('000000');
    await heading(FAILED);
    await userEvent.dblClick(resendButton());
    await heading(TITLE);
    await expectToastWithDescription(
      'Verification Code Sent!',
      'Please check your email for the verification code.',
    );
    await expect(resendRequests.mock.calls).toEqual([[{ email }]]);
    await expect(codeField()).toHaveFocus();
  },
};

/** Resending from the panel without an email address in the URL shows an error and sends nothing. */
export const NoEmail: Story = {
  parameters: {
    route: '/agent/verify-email',
    msw: { handlers: { ...acceptingHandlers, verifyEmail: outcomes.verifyEmailError(422) } },
  },
  play: async () => {
    await submitCode('000000');
    await heading(FAILED);
    await userEvent.click(resendButton());
    await expectToastWithDescription(
      'Email Required',
      'Email address not found. Please try signing up again.',
    );
    await expect(resendRequests).not.toHaveBeenCalled();
  },
};

/** Verified: the message for agents, then a redirect to the agent login after 3 s. */
export const Verified: Story = {
  parameters: { msw: { handlers: acceptingHandlers } },
  play: async () => {
    const redirectTimer = watchRedirectTimer();
    await submitCode('48K2Q9');
    const done = await heading('Email Verified Successfully!');
    const message = 'Your agent account has been verified. You can now log in.';
    await expectToastWithDescription('Email Verified Successfully!', message);
    await expect(main().getByText(message)).toBeVisible();
    await expect(verifyRequests.mock.calls).toEqual([[{ code: '48K2Q9', token: '48K2Q9' }]]);
    await expect(main().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/agent/login');
    await waitFor(() => expect(redirectTimer.isSet()).toBe(true));
    await expect(redirectTimer.isCleared()).toBe(false);
    await expect(done).toBeVisible();
    redirectTimer.fire();
    await waitFor(() => expect(done).not.toBeInTheDocument());
    await heading('Agent Login');
  },
};
