import { writeDraft } from '@efie/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { expectFieldValues, formControl } from '../../fields/storyFields';
import { onFailed, emailTakenLinks, expectEmailTaken, fakeSend, formPlays } from '../storyForms';
import { UserSignupForm } from './UserSignupForm';

const meta = {
  title: 'Forms/UserSignupForm',
  component: UserSignupForm,
  args: { send: fakeSend.accepted(), onDone: fn(), onFailed, emailTakenLinks },
  parameters: {
    design: designs('user-signup'),
    layout: 'padded',
    guide: {
      use: 'The sign-up of people who look for a home. Its screen sends it and opens the email verification.',
      avoid: 'Agents: AgentSignupForm. People with an account: LoginForm.',
      anatomy: ['name and email', 'passwords', 'submit button', 'links for an address that is taken'],
      accessibility: ['As Server form. Passwords that differ are reported at their field.'],
      related: ['AgentSignupForm', 'LoginForm', 'VerifyForm'],
    } satisfies Guide,
  },
} satisfies Meta<typeof UserSignupForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const VALUES = {
  'Full name': 'Kofi Mensah',
  Email: 'kofi+homes@example.com',
  Password: 'kenkey12',
  'Confirm password': 'kenkey12',
};
const LABELS = {
  name: 'Full name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
};
const SENT = { name: 'Kofi Mensah', email: VALUES.Email, password: 'kenkey12', confirmPassword: 'kenkey12' };
const plays = formPlays({
  submitLabel: 'Create Account',
  values: VALUES,
  labels: LABELS,
  draftNotice: 'Passwords are not saved in drafts.',
});
const storeDraft = () => {
  writeDraft('user-signup', { name: SENT.name, email: SENT.email, password: 'smuggled' });
};

/** Four empty fields. */
export const Empty: Story = { play: plays.empty };

/** Filled in; both passwords are hidden. */
export const Filled: Story = { play: plays.filled };

/** The passwords differ: the second one shows an error until it is edited, both stay, and nothing is sent. */
export const PasswordsDiffer: Story = {
  play: async ({ args }) => {
    const values = { ...VALUES, 'Confirm password': 'kenkey1' };
    await plays.fillAndSubmit(values);
    const confirmation = formControl('Confirm password');
    await waitFor(() => expect(confirmation).toHaveFocus());
    await expect(confirmation).toHaveAccessibleDescription(
      'Passwords do not match. Please ensure both passwords are identical.',
    );
    await expectFieldValues(values);
    await userEvent.type(confirmation, '3');
    await expect(confirmation).not.toBeInvalid();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(confirmation).toBeInvalid());
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** The server rejects every field: each shows its message, and editing a field clears only its own. */
export const FieldErrors: Story = {
  tags: ['visual'],

  args: { send: fakeSend.fieldErrors(LABELS) },
  play: plays.fieldErrors,
};

/** The email has an account: links to its verification and to the login, until the email is edited. */
export const EmailTaken: Story = {
  args: { send: fakeSend.emailTaken() },
  play: async () => {
    await plays.fillAndSubmit();
    await expectEmailTaken(VALUES.Email);
    await expectFieldValues(VALUES);
  },
};

/** The server rejects the sign-up: its message has focus, the fields keep their values, and it can be sent again. */
export const Refused: Story = { args: { send: fakeSend.refused() }, play: plays.refused };

/** Too many attempts: the message says when to try again, and the button is disabled until then. */
export const TooMany: Story = {
  tags: ['slow'],
  args: { send: fakeSend.rateLimited() },
  play: plays.tooMany,
};

/** In flight: the button is busy and keeps its width; submitting again does nothing. */
export const Submitting: Story = { args: { send: fakeSend.neverSettled() }, play: plays.submitting };

/** A slow response: the button stays busy until it arrives, then `onDone` is called. */
export const Slow: Story = {
  args: { send: fakeSend.held() },
  play: async (context) => {
    await plays.slow(context);
    await expect(context.args.onDone).toHaveBeenCalledOnce();
  },
};

/** Offline: the message mentions the connection and has focus; the fields keep their values. */
export const Offline: Story = { args: { send: fakeSend.offline() }, play: plays.offline };

/** Created, sent with Enter while the passwords are shown: they are hidden again, and no draft is left. */
export const Done: Story = {
  play: async (context) => {
    await expect(await plays.done(context)).toEqual(SENT);
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalledWith({ email: VALUES.Email }));
    await expect(localStorage.getItem('efie-drafts')).toBeNull();
  },
};

/** The draft of an earlier visit is restored, without passwords. */
export const DraftRestored: Story = { beforeEach: storeDraft, play: plays.draftRestored };

/** The restored draft is discarded: the fields are empty and focus is on the first. */
export const DraftDiscarded: Story = { beforeEach: storeDraft, play: plays.draftDiscarded };

/** A very long name and very long messages of the server wrap. */
export const LongText: Story = { args: { send: fakeSend.withLongMessage() }, play: plays.longText };

/** Right to left, with a message above the fields. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { send: fakeSend.refused() },
  play: plays.rightToLeft,
};
