import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { formControl } from '../../fields/storyFields';
import { onFailed, fakeSend, formPlays } from '../storyForms';
import { LoginForm } from './LoginForm';

const meta = {
  title: 'Forms/LoginForm',
  component: LoginForm,
  args: { label: 'Login', submitLabel: 'Login', send: fakeSend.accepted(), onFailed },
  parameters: {
    design: designs('user-login'),
    layout: 'padded',
    guide: {
      use: 'The login of users and of agents, whose screens send it and show the notice of a slow request.',
      avoid: 'New accounts: UserSignupForm and AgentSignupForm.',
      anatomy: ['error summary', 'email', 'password', 'submit button'],
      accessibility: [
        "As Server form: the server's message is in the summary, which is announced. The fields let password managers fill them in.",
      ],
      related: ['UserSignupForm', 'AuthLayout'],
    } satisfies Guide,
  },
} satisfies Meta<typeof LoginForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const VALUES = { Email: 'ama@adomkeys.example', Password: 'kenkey12' };
const LABELS = { email: 'Email', password: 'Password' };
const plays = formPlays({ submitLabel: 'Login', values: VALUES, labels: LABELS });

/** Two fields for password managers, and no Remember me checkbox. */
export const Empty: Story = {
  play: async () => {
    await plays.empty();
    await expect(formControl('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(formControl('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(screen.queryByRole('checkbox')).toBeNull();
  },
};

/** Filled in; the password is hidden. */
export const Filled: Story = { play: plays.filled };

/** The login of agents, which says Sign In. */
export const Agents: Story = {
  parameters: { design: designs('agent-login') },
  args: { submitLabel: 'Sign In' },
  play: formPlays({ submitLabel: 'Sign In', values: VALUES, labels: LABELS }).filled,
};

/** Submitted empty: the form validates nothing, and the server's messages are at the fields. */
export const EmptySubmitted: Story = {
  args: { send: fakeSend.fieldErrors(LABELS) },
  play: async ({ args }) => {
    await plays.fillAndSubmit({});
    await expect(await screen.findByText('Email is not accepted.')).toBeVisible();
    await expect(args.send).toHaveBeenCalledWith({ email: '', password: '' });
  },
};

/** The server rejects both fields: each shows its message, and editing a field clears only its own. */
export const FieldErrors: Story = {
  tags: ['visual'],
  args: { send: fakeSend.fieldErrors(LABELS) },
  play: plays.fieldErrors,
};

/** The server rejects the login: its message has focus, both fields keep their values, and it can be sent again. */
export const Refused: Story = { args: { send: fakeSend.refused() }, play: plays.refused };

/** Too many attempts: the message says when to try again, and the button is disabled until then. */
export const TooMany: Story = {
  tags: ['slow'],
  args: { send: fakeSend.rateLimited() },
  play: plays.tooMany,
};

/** In flight: the button is busy and keeps its width; submitting again does nothing. */
export const Submitting: Story = {
  args: { send: fakeSend.neverSettled() },
  play: plays.submitting,
};

/** A slow response: the button stays busy, and both fields keep their values, until it arrives. */
export const Slow: Story = { args: { send: fakeSend.held() }, play: plays.slow };

/** Offline: the message mentions the connection and has focus; both fields keep their values. */
export const Offline: Story = {
  args: { send: fakeSend.offline() },
  play: plays.offline,
};

/** Sent with Enter while the password is shown: it is hidden again. */
export const Done: Story = {
  play: async (context) => {
    await expect(await plays.done(context)).toEqual({ email: VALUES.Email, password: VALUES.Password });
  },
};

/** Very long messages of the server wrap. */
export const LongText: Story = { args: { send: fakeSend.withLongMessage() }, play: plays.longText };

/** Right to left, with a message above the fields. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { send: fakeSend.refused() },
  play: plays.rightToLeft,
};
