import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { expectFieldValues, formControl } from '../../fields/storyFields';
import { fakeSend, formPlays } from '../storyForms';
import { LoginTab } from './LoginTab';
import { SignupTab } from './SignupTab';

interface TabProps {
  tab: 'login' | 'signup';
  /** Called with the values on submit. */
  send: () => Promise<unknown>;
}

/** One tab of the dialog. */
function Tab({ tab, send }: TabProps) {
  return tab === 'login' ? <LoginTab onSubmit={send} /> : <SignupTab onSubmit={send} />;
}

const meta = {
  title: 'Forms/LoginSignupTabs',
  component: Tab,
  argTypes: {
    tab: { description: 'The tab that is shown.', control: 'select', options: ['login', 'signup'] },
    send: { description: 'Called with the values on submit.' },
  },
  args: { tab: 'signup', send: fakeSend.accepted() },
  parameters: {
    design: [],
    layout: 'padded',
    guide: {
      use: 'The tabs of the LoginSignup dialog, without a backend. No screen uses them yet.',
      avoid: 'Real login and sign-up: LoginForm, UserSignupForm and AgentSignupForm.',
      anatomy: ['the login tab', 'the signup tab'],
      accessibility: ['As Server form, inside Tabs. The link Forgot password cannot be used and says so.'],
      related: ['LoginSignup', 'Tabs'],
      exports: ['LoginTab', 'SignupTab'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Tab>;
export default meta;

type Story = StoryObj<typeof meta>;

const LOGIN = { Email: 'abena@mail.example', Password: 'kenkey12' };
const SIGNUP = {
  'Full name': 'Abena Boateng',
  Email: LOGIN.Email,
  Phone: '+233 24 555 0199',
  Password: LOGIN.Password,
  'Confirm password': LOGIN.Password,
};
const LABELS = { fullName: 'Full name', email: 'Email', phone: 'Phone' };
const FAILED = 'Something went wrong. Please try again.';
const INVALID = 'Invalid credentials. Please try again.';
const login = formPlays({
  submitLabel: 'Login',
  values: LOGIN,
  labels: { email: 'Email', password: 'Password' },
  messages: { refused: INVALID, offline: INVALID },
});
const signup = formPlays({
  submitLabel: 'Sign up',
  values: SIGNUP,
  labels: LABELS,
  messages: { invalid: FAILED, refused: FAILED, offline: FAILED },
});

/** The login: two empty fields, and a Forgot password link that is not available yet. */
export const LoginEmpty: Story = {
  args: { tab: 'login' },
  play: async () => {
    await login.empty();
    await expect(screen.getByRole('link', { name: 'Forgot password' })).toHaveAccessibleDescription(
      'A password cannot be reset here yet.',
    );
  },
};

/** The login, filled in. */
export const LoginFilled: Story = { args: { tab: 'login' }, play: login.filled };

/** The login is rejected: the message has focus, and both fields keep their values. */
export const LoginRefused: Story = { args: { tab: 'login', send: fakeSend.refused() }, play: login.refused };

/** The login, sent with Enter while the password is shown: it is hidden again. */
export const LoginDone: Story = {
  args: { tab: 'login' },
  play: async (context) => {
    await expect(await login.done(context)).toEqual({ email: LOGIN.Email, password: LOGIN.Password });
  },
};

/** The sign-up: five empty fields. */
export const Empty: Story = { play: signup.empty };

/** The sign-up, filled in; both passwords are hidden. */
export const Filled: Story = { play: signup.filled };

/** Passwords that differ: an error at the second one, cleared when it is edited. */
export const PasswordsDiffer: Story = {
  play: async ({ args }) => {
    const values = { ...SIGNUP, 'Confirm password': 'kenkey13' };
    await signup.fillAndSubmit(values);
    const confirmation = formControl('Confirm password');
    await waitFor(() => expect(confirmation).toHaveFocus());
    await expect(confirmation).toHaveAccessibleDescription('Passwords do not match.');
    await expectFieldValues(values);
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.type(confirmation, '{Backspace}2');
    await expect(confirmation).not.toBeInvalid();
  },
};

/** Three fields are rejected: each shows its message, and editing a field clears only its own. */
export const FieldErrors: Story = {
  tags: ['visual'],
  args: { send: fakeSend.fieldErrors(LABELS) },
  play: signup.fieldErrors,
};

/** The sign-up is rejected: the message has focus, the fields keep their values, and it can be sent again. */
export const Refused: Story = { args: { send: fakeSend.refused() }, play: signup.refused };

/** In flight: the button is busy and keeps its width; submitting again does nothing. */
export const Submitting: Story = { args: { send: fakeSend.neverSettled() }, play: signup.submitting };

/** A slow response: the button stays busy, and the fields keep their values, until it arrives. */
export const Slow: Story = { args: { send: fakeSend.held() }, play: signup.slow };

/** Offline: the message has focus, and the fields keep their values. */
export const Offline: Story = { args: { send: fakeSend.offline() }, play: signup.offline };

/** The sign-up, sent with Enter while the passwords are shown: they are hidden again. */
export const Done: Story = {
  play: async (context) => {
    const sent = {
      fullName: SIGNUP['Full name'],
      email: LOGIN.Email,
      phone: SIGNUP.Phone,
      password: LOGIN.Password,
      confirmPassword: LOGIN.Password,
    };
    await expect(await signup.done(context)).toEqual(sent);
  },
};

/** A very long name and a very long message at a field wrap. */
export const LongText: Story = { args: { send: fakeSend.withLongMessage() }, play: signup.longText };

/** Right to left, with a message above the fields. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { send: fakeSend.refused() },
  play: signup.rightToLeft,
};
