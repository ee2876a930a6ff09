import { demoAccount, outcomes } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { heading, main } from '../parts/storyLogin';
import {
  codeField,
  enter,
  expectNotice,
  forgetCalls,
  resendButton,
  resent,
  taking,
  TITLE,
  verified,
  watchLeaving,
} from '../parts/storyVerify';
import { Screen } from './VerifyAgentEmail';

const { email } = demoAccount('agent-unverified-email');

const meta = {
  title: 'Screens/AgentVerifyEmail',
  component: Screen,
  parameters: { route: `/agent/verify-email?email=${email}` },
  beforeEach: forgetCalls,
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const FAILED = 'Verification Failed';
const SENTENCE = 'The verification code is invalid or has expired. Please request a new verification code.';
const enterACode = () => main().getByRole('button', { name: 'Enter a code' });
/** From the top of the page: a low window scrolls to the focus. */
const top = () => (document.querySelector('main svg')?.getBoundingClientRect().top ?? 0) + window.scrollY;

/** An agent has just registered, or logged in without having verified the address. */
export const Idle: Story = {
  parameters: { proves: ['C16'] },
  play: async () => {
    await heading(TITLE);
    await expect(main().getByText(email)).toBeVisible();
  },
};

/** The code is wrong: the panel with both ways on, at the form’s own place; the code still stands in the form. */
export const Failed: Story = {
  tags: ['visual'],
  parameters: { proves: ['C334', 'C335'] },
  play: async () => {
    await heading(TITLE);
    const before = top();
    await enter('000000');
    const failed = await heading(FAILED);
    await expect(failed).toHaveFocus();
    await expect(failed).toHaveAccessibleDescription(SENTENCE);
    await expect(document.title).toBe('Verification Failed | Efie');
    await expectNotice(FAILED, 'Invalid or expired verification code.');
    await expect(main().getByText(email)).toBeVisible();
    await expect(main().queryByText('Invalid or expired verification code.')).toBeNull();
    await expect(resendButton()).toBeVisible();
    await expect(top()).toBe(before);
    await userEvent.click(enterACode());
    await heading(TITLE);
    await expect(codeField()).toHaveFocus();
    await expect(codeField()).toHaveValue('000000');
    await expect(codeField()).not.toBeInvalid();
    await expect(main().queryByRole('group')).toBeNull();
    await userEvent.keyboard('48K{Enter}');
    await heading(FAILED);
  },
};

/** The same on a phone. */
export const FailedPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await enter('000000');
    await heading(FAILED);
  },
};

/** It failed for a reason of its own, and asking for another code fails too: both are said, the panel stays. */
export const FailedOffline: Story = {
  parameters: {
    msw: {
      handlers: {
        verifyEmail: outcomes.verifyEmailOffline(),
        resendVerification: outcomes.resendVerificationOffline(),
      },
    },
    proves: ['C335', 'C339'],
  },
  play: async () => {
    await enter('48K2Q9');
    await heading(FAILED);
    await expect(main().getByText('Check your connection.')).toBeVisible();
    await expectNotice(FAILED, 'Invalid or expired verification code. Check your connection.');
    await userEvent.click(resendButton());
    await expectNotice(
      'Failed to Send Code',
      'Something went wrong. Please try again. Check your connection.',
    );
    await expect(main().getByRole('heading', { level: 1, name: FAILED })).toBeVisible();
    await userEvent.click(enterACode());
    await expect(codeField()).toHaveValue('48K2Q9');
  },
};

/** Refused in the server’s own words, which the panel adds to its own. */
export const FailedInWords: Story = {
  parameters: {
    msw: { handlers: { verifyEmail: outcomes.verifyEmailError(429) } },
    proves: ['F18'],
  },
  play: async () => {
    await enter('48K2Q9');
    await heading(FAILED);
    await expect(
      main().getByText(/^Too many requests\. .* You can send it again in 30 seconds\.$/),
    ).toBeVisible();
    await userEvent.click(enterACode());
    await expect(main().getByRole('button', { name: 'Verify Email' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** From the panel another code is asked for: back to the form, ready for it. */
export const Resent: Story = {
  parameters: {
    msw: { handlers: { ...taking, verifyEmail: outcomes.verifyEmailError(422) } },
    proves: ['C335', 'C337', 'C338'],
  },
  play: async () => {
    await enter('000000');
    await heading(FAILED);
    await userEvent.dblClick(resendButton());
    await heading(TITLE);
    await expectNotice('Verification Code Sent!', 'Please check your email for the verification code.');
    await expect(resent.mock.calls).toEqual([[{ email }]]);
    await expect(codeField()).toHaveFocus();
  },
};

/** From the panel of a page that was opened without an address. */
export const NoEmail: Story = {
  parameters: {
    route: '/agent/verify-email',
    msw: { handlers: { ...taking, verifyEmail: outcomes.verifyEmailError(422) } },
    proves: ['C336', 'F99'],
  },
  play: async () => {
    await enter('000000');
    await heading(FAILED);
    await userEvent.click(resendButton());
    await expectNotice('Email Required', 'Email address not found. Please try signing up again.');
    await expect(resent).not.toHaveBeenCalled();
  },
};

/** Verified: the agent’s words, and the agents’ login after three seconds. */
export const Verified: Story = {
  parameters: { msw: { handlers: taking }, proves: ['C327', 'C328', 'C330', 'C332', 'C333'] },
  play: async () => {
    const leaving = watchLeaving();
    await enter('48K2Q9');
    const done = await heading('Email Verified Successfully!');
    const words = 'Your agent account has been verified. You can now log in.';
    await expectNotice('Email Verified Successfully!', words);
    await expect(main().getByText(words)).toBeVisible();
    await expect(verified.mock.calls).toEqual([[{ code: '48K2Q9', token: '48K2Q9' }]]);
    await expect(main().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/agent/login');
    await waitFor(() => expect(leaving.isWaiting()).toBe(true));
    await expect(leaving.isOver()).toBe(false);
    await expect(done).toBeVisible();
    leaving.end();
    await waitFor(() => expect(done).not.toBeInTheDocument());
    await heading('Agent Login');
  },
};
