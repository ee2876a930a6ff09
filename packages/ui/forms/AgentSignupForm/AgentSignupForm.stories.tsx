import { writeDraft } from '@efie/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { chooseFile, expectFieldValues, fillField, formControl } from '../../fields/storyFields';
import { onFailed, emailTakenLinks, expectEmailTaken, fakeSend, formPlays } from '../storyForms';
import { AgentSignupForm } from './AgentSignupForm';

const meta = {
  title: 'Forms/AgentSignupForm',
  component: AgentSignupForm,
  args: {
    send: fakeSend.accepted(),
    onDone: fn(),
    onMismatch: fn(),
    onFailed,
    emailTakenLinks,
    termsHref: '/terms-of-service',
    privacyHref: '/privacy-policy',
    footer: null,
  },
  parameters: {
    design: designs('agent-signup'),
    layout: 'padded',
    guide: {
      use: 'The sign-up of agents, who list homes. Its screen sends it and opens the email verification.',
      avoid: 'People who look for a home: UserSignupForm. Changes of a profile: EditProfileForm.',
      anatomy: [
        'personal, business and location sections',
        'ID document',
        'passwords',
        'terms',
        'submit button',
      ],
      accessibility: [
        'As Server form. The sections are groups named by their titles. Passwords that differ are reported at their field.',
      ],
      related: ['UserSignupForm', 'EditProfileForm', 'FormSection'],
    } satisfies Guide,
  },
} satisfies Meta<typeof AgentSignupForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const VALUES = {
  'Full name': 'Esi Owusu-Mensah',
  Email: 'esi+keys@example.com',
  Phone: '+233 24 555 0199',
  'Business name': 'Adom Keys',
  Region: 'Ashanti',
  District: 'Kumasi',
  Password: 'kenkey12',
  'Confirm password': 'kenkey12',
  Bio: 'Family homes in Kumasi.',
};
const LABELS = {
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  region: 'Region',
  district: 'District',
  password: 'Password',
  confirmPassword: 'Confirm password',
};
const DRAFT = {
  fullName: VALUES['Full name'],
  email: VALUES.Email,
  phone: VALUES.Phone,
  businessName: VALUES['Business name'],
  region: VALUES.Region,
  district: VALUES.District,
  bio: VALUES.Bio,
};
const SENT = { ...DRAFT, password: VALUES.Password, confirmPassword: VALUES.Password };
const plays = formPlays({
  submitLabel: 'Create Agent Account',
  values: VALUES,
  labels: LABELS,
  draftNotice: 'Passwords are not saved in drafts.',
});
const terms = () =>
  screen.getByRole('checkbox', { name: 'I agree to the Terms of Service and Privacy Policy' });
const storeDraft = () => {
  writeDraft('agent-signup', { ...DRAFT, terms: true, password: 'smuggled' });
};

/** Empty; the terms are not ticked. */
export const Empty: Story = {
  play: async () => {
    await plays.empty();
    await expect(terms()).not.toBeChecked();
  },
};

/** Filled in, with a document and the terms ticked. */
export const Filled: Story = {
  play: async (context) => {
    await plays.filled(context);
    await chooseFile(/^ID document/, new File(['%PDF'], 'ghana-card.pdf', { type: 'application/pdf' }));
    await userEvent.click(terms());
    await expect(terms()).toBeChecked();
  },
};

/** Sent empty: every starred field says what it needs, and nothing is sent. */
export const StarredMissing: Story = {
  play: async ({ args }) => {
    await userEvent.click(plays.submitButton());
    await waitFor(() => expect(formControl('Full name')).toHaveFocus());
    const missing = {
      'Full name': 'Enter your full name',
      Email: 'Enter your email',
      Phone: 'Phone number must be in the format +233 XX XXX XXXX',
      Region: 'Choose a region',
      Password: 'Enter a password',
      'Confirm password': 'Enter the password again',
    };
    for (const [label, message] of Object.entries(missing)) {
      await expect(formControl(label)).toBeInvalid();
      await expect(formControl(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    }
    await expect(args.onMismatch).not.toHaveBeenCalled();
    await expect(args.send).not.toHaveBeenCalled();
    await fillField('Region', 'Volta');
    await userEvent.click(plays.submitButton());
    await waitFor(() => expect(formControl('District')).toBeInvalid());
    await expect(formControl('District')).toHaveAccessibleDescription(
      expect.stringContaining('Choose a district'),
    );
  },
};

/** An invalid phone number: a message until it is edited, and nothing is sent. */
export const InvalidPhone: Story = {
  tags: ['slow'],
  play: async ({ args }) => {
    await plays.fillAndSubmit({ ...VALUES, Phone: '+233 24 55 01' });
    const phone = formControl('Phone');
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(phone).toHaveAccessibleDescription('Phone number must be in the format +233 XX XXX XXXX');
    await userEvent.type(phone, '9');
    await expect(phone).not.toBeInvalid();
    await expect(args.onMismatch).not.toHaveBeenCalled();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** The passwords differ, so `onMismatch` is called: a message at the second one, both stay, and nothing is sent. */
export const PasswordsDiffer: Story = {
  tags: ['slow'],
  play: async ({ args }) => {
    const values = { ...VALUES, 'Confirm password': 'kenkey1' };
    await plays.fillAndSubmit(values);
    const confirmation = formControl('Confirm password');
    await waitFor(() => expect(confirmation).toHaveFocus());
    await expect(confirmation).toHaveAccessibleDescription('Please ensure both passwords match.');
    await expect(args.onMismatch).toHaveBeenCalledOnce();
    await expectFieldValues(values);
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** The server rejects seven fields: each shows its message, which is removed when the field is edited. */
export const FieldErrors: Story = {
  tags: ['visual'],

  args: { send: fakeSend.fieldErrors(LABELS) },
  play: async () => {
    await plays.fieldErrors();
    await userEvent.clear(formControl('District'));
    await userEvent.keyboard('Obuasi{Enter}');
    await expect(plays.invalidLabels()).not.toContain('District');
    await userEvent.selectOptions(formControl('Region'), 'Volta');
    await expect(plays.invalidLabels()).not.toContain('Region');
  },
};

/** The email has an account: links to its verification and to the login, until the email is edited. */
export const EmailTaken: Story = {
  tags: ['slow'],
  args: { send: fakeSend.emailTaken() },
  play: async () => {
    await plays.fillAndSubmit();
    await expectEmailTaken(VALUES.Email);
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

/** A slow response: the button stays busy, and the fields keep their values, until it arrives. */
export const Slow: Story = { args: { send: fakeSend.held() }, play: plays.slow };

/** Offline: the message mentions the connection and has focus; the fields keep their values. */
export const Offline: Story = { args: { send: fakeSend.offline() }, play: plays.offline };

/** Created with an 11 MB executable as the document and the terms not ticked: nine values are sent, the file is not. */
export const Done: Story = {
  play: async (context) => {
    await chooseFile(/^ID document/, new File([new Uint8Array(11 * 1024 * 1024)], 'setup.exe'));
    await expect(screen.getByText('This file is not sent with your registration.')).toBeVisible();
    await expect(await plays.done(context)).toEqual(SENT);
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalledWith({ email: VALUES.Email }));
    await expect(localStorage.getItem('efie-drafts')).toBeNull();
  },
};

/** Only the required fields are sent. A change of region cleared the district. */
export const DoneWithLess: Story = {
  play: async ({ args }) => {
    const { 'Business name': _business, Bio: _bio, ...required } = VALUES;
    await plays.fill(required);
    await userEvent.selectOptions(formControl('Region'), 'Volta');
    await expectFieldValues({ District: '' });
    await fillField('District', 'Keta');
    await userEvent.click(plays.submitButton());
    const sent = { ...SENT, businessName: '', region: 'Volta', district: 'Keta', bio: '' };
    await waitFor(() => expect(args.send).toHaveBeenCalledWith(sent));
  },
};

/** The draft of an earlier visit is restored, without passwords. */
export const DraftRestored: Story = {
  beforeEach: storeDraft,
  play: async () => {
    await plays.draftRestored();
    await expect(terms()).toBeChecked();
  },
};

/** The restored draft is discarded: the fields are empty and focus is on the first. */
export const DraftDiscarded: Story = { beforeEach: storeDraft, play: plays.draftDiscarded };

/** Very long values, file name and messages of the server wrap. */
export const LongText: Story = {
  tags: ['slow'],
  args: { send: fakeSend.withLongMessage() },
  play: async () => {
    await chooseFile(/^ID document/, new File(['%PDF'], `identity-card.${'jpg'.repeat(60)}`));
    await plays.longText();
  },
};

/** Right to left, with a message above the fields. */
export const RightToLeft: Story = {
  tags: ['slow'],
  globals: { direction: 'rtl' },
  args: { send: fakeSend.refused() },
  play: plays.rightToLeft,
};
