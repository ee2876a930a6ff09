import { writeDraft } from '@efie/api';
import type { Agent } from '@efie/domain/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { expectFieldValues, fillField, formControl } from '../../fields/storyFields';
import { onFailed, fakeSend, formPlays } from '../storyForms';
import { AccountFacts } from './AccountFacts';
import { EditProfileForm } from './EditProfileForm';

/** An account without any detail, as after an import. */
const NEW_AGENT: Agent = {
  id: '101',
  fullName: '',
  businessName: '',
  email: 'ama@adomkeys.example',
  phone: '',
  region: '',
  district: '',
  bio: '',
  photoUrl: null,
  isVerified: true,
  isEmailVerified: true,
  subscriptionType: 'free',
  listingLimit: 3,
  currentListings: 2,
  subscriptions: [],
};

const VALUES = {
  'Full name': 'Ama Owusu-Mensah',
  'Business name': 'Adom Keys',
  Phone: '+233 24 555 0142',
  Bio: 'Family homes in East Legon and Cantonments.',
  Region: 'Greater Accra',
  District: 'Accra',
};
const SENT = {
  fullName: VALUES['Full name'],
  businessName: VALUES['Business name'],
  phone: VALUES.Phone,
  bio: VALUES.Bio,
  region: VALUES.Region,
  district: VALUES.District,
};
const SAVED_AGENT: Agent = { ...NEW_AGENT, ...SENT };

const meta = {
  title: 'Forms/EditProfileForm',
  component: EditProfileForm,
  args: {
    agent: NEW_AGENT,
    send: fakeSend.accepted(),
    onSaved: fn(),
    onUnchanged: fn(),
    onInvalid: fn(),
    onFailed,
    onCancel: fn(),
    image: { prepare: (file) => Promise.resolve(file), onUpload: fn(), onRejected: fn() },
    accountFacts: null,
    footer: null,
  },
  render: (args) => <EditProfileForm {...args} accountFacts={<AccountFacts agent={args.agent} />} />,
  parameters: {
    design: designs('edit-profile'),
    layout: 'padded',
    guide: {
      use: 'The profile of the agent who is signed in. Its screen loads and saves it.',
      avoid: 'A new account: AgentSignupForm.',
      anatomy: ['profile image', 'sections of the profile', 'Cancel and Save'],
      accessibility: ['As Server form. An image that is uploaded or rejected is announced.'],
      related: ['AgentSignupForm', 'ProfileImageField'],
    } satisfies Guide,
  },
} satisfies Meta<typeof EditProfileForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const LABELS = {
  fullName: 'Full name',
  businessName: 'Business name',
  phone: 'Phone',
  bio: 'Bio',
  region: 'Region',
  district: 'District',
};
const plays = formPlays({
  submitLabel: 'Save Changes',
  values: VALUES,
  labels: LABELS,
  draftNotice: 'Your draft is back.',
});
const storeDraft = () => {
  writeDraft('edit-profile', { ...SENT, email: 'smuggled@example.com' });
};
const replaceText = async (label: string, text: string) => {
  await userEvent.clear(formControl(label));
  if (text !== '') await userEvent.paste(text);
};
const save = () => userEvent.click(plays.submitButton());

/** An account without details: the business name says why it is needed. */
export const Empty: Story = {
  play: async () => {
    await plays.empty();
    await expect(formControl('Business name')).toHaveAccessibleDescription(
      'It was optional at signup, but a profile needs one. You can use your own name.',
    );
  },
};

/** The saved profile. Its email address cannot be changed here. */
export const Saved: Story = {
  args: { agent: SAVED_AGENT },
  play: async () => {
    await expectFieldValues({ ...VALUES, Email: NEW_AGENT.email });
    await expect(formControl('Email')).toHaveAttribute('readonly');
    await expect(screen.getByText('Verified')).toBeVisible();
  },
};

/** Filled in. */
export const Filled: Story = { play: plays.filled };

/** Saved empty: each required field says what is missing, focus is on the first, and nothing is sent. */
export const EmptySubmitted: Story = {
  play: async ({ args }) => {
    await save();
    await waitFor(() => expect(formControl('Full name')).toHaveFocus());
    await expect(args.onInvalid).toHaveBeenCalledWith('Please fix the errors in the form');
    await expect(screen.getByText('Please fix the errors in the form')).toBeVisible();
    for (const [label, message] of Object.entries({
      'Full name': 'Full name is required',
      'Business name': 'Business name is required',
      Phone: 'Phone number is required',
      Region: 'Region is required',
      District: 'District is required',
    })) {
      await expect(formControl(label)).toBeInvalid();
      await expect(screen.getByText(message)).toBeVisible();
    }
    await expect(formControl('Bio')).not.toBeInvalid();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** A name of one letter, with and without spaces around it: its message, and none above the fields. */
export const NameTooShort: Story = {
  args: { agent: SAVED_AGENT },
  play: async ({ args }) => {
    for (const name of ['A', '  A  ']) {
      await replaceText('Full name', name);
      await save();
      await waitFor(() => expect(formControl('Full name')).toHaveFocus());
      await expect(formControl('Full name')).toHaveAccessibleDescription(
        'Full name must be at least 2 characters',
      );
      await expect(screen.queryByText('Please fix the errors in the form')).toBeNull();
    }
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** A phone number with letters is invalid; plus, digits, spaces, hyphens and parentheses are sent as typed. */
export const PhoneNumbers: Story = {
  args: { agent: SAVED_AGENT },
  play: async ({ args }) => {
    await replaceText('Phone', '024 CALL ME');
    await save();
    await waitFor(() => expect(formControl('Phone')).toHaveFocus());
    await expect(formControl('Phone')).toHaveAccessibleDescription('Please enter a valid phone number');
    await expect(args.send).not.toHaveBeenCalled();
    await replaceText('Phone', '+233 (24) 555-0142');
    await save();
    await waitFor(() => expect(args.send).toHaveBeenCalledWith({ phone: '+233 (24) 555-0142' }));
  },
};

/** A number of the specified format that nobody can call: the hint says so before it is saved, and it can be saved. */
export const UncallablePhone: Story = {
  args: { agent: SAVED_AGENT },
  play: async ({ args }) => {
    await replaceText('Phone', '0244 123 45');
    await expect(formControl('Phone')).toHaveAccessibleDescription(
      'Visitors cannot call this number. Write it as 024 412 3456.',
    );
    await replaceText('Phone', '244123456');
    await expect(formControl('Phone')).toHaveAccessibleDescription('');
    await save();
    await waitFor(() => expect(args.send).toHaveBeenCalledWith({ phone: '244123456' }));
  },
};

/** The server rejects six fields: each shows its message, which is removed when the field is edited. */
export const FieldErrors: Story = {
  tags: ['visual'],
  args: { send: fakeSend.fieldErrors(LABELS) },
  play: plays.fieldErrors,
};

/** The server rejects the profile: its message has focus, the fields keep their values, and it can be sent again. */
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

/** Saved: all six values are sent, and no draft is left. */
export const Done: Story = {
  play: async (context) => {
    await expect(await plays.done(context)).toEqual(SENT);
    await waitFor(() => expect(context.args.onSaved).toHaveBeenCalledOnce());
    await expect(localStorage.getItem('efie-drafts')).toBeNull();
  },
};

/** Only changed fields are sent. A change of region cleared the district. */
export const SomeChanged: Story = {
  args: { agent: SAVED_AGENT },
  play: async ({ args }) => {
    await replaceText('Bio', '');
    await userEvent.selectOptions(formControl('Region'), 'Volta');
    await expect(formControl('District')).toHaveValue('');
    await fillField('District', 'Keta');
    await save();
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith({ region: 'Volta', district: 'Keta', bio: '' }),
    );
  },
};

/** A change that was undone: `onUnchanged` is called, and nothing is sent. */
export const Unchanged: Story = {
  args: { agent: SAVED_AGENT },
  play: async ({ args }) => {
    await userEvent.type(formControl('Phone'), '9{Backspace}');
    await save();
    await waitFor(() => expect(args.onUnchanged).toHaveBeenCalledOnce());
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** A region and a district that are not in our lists: shown, and not sent unless edited. */
export const UnknownPlace: Story = {
  args: { agent: { ...SAVED_AGENT, region: 'Lagos State', district: 'Ikeja' } },
  play: async ({ args }) => {
    await expectFieldValues({ Region: 'Lagos State', District: 'Ikeja' });
    await replaceText('Bio', 'New words');
    await save();
    await waitFor(() => expect(args.send).toHaveBeenCalledWith({ bio: 'New words' }));
  },
};

/** Cancel discards the draft, and nothing is sent. */
export const Canceled: Story = {
  beforeEach: storeDraft,
  play: async ({ args }) => {
    await plays.draftRestored();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.send).not.toHaveBeenCalled();
    await expect(localStorage.getItem('efie-drafts')).toBeNull();
  },
};

/** The draft of an earlier visit is restored; its email address is ignored. */
export const DraftRestored: Story = {
  beforeEach: storeDraft,
  play: async () => {
    await plays.draftRestored();
    await expectFieldValues({ Email: NEW_AGENT.email });
  },
};

/** The restored draft is discarded: the saved values are back, and focus is on the first field. */
export const DraftDiscarded: Story = { beforeEach: storeDraft, play: plays.draftDiscarded };

/** Very long values and messages of the server wrap. */
export const LongText: Story = {
  tags: ['slow'],
  args: {
    agent: { ...SAVED_AGENT, id: 'AG-'.repeat(60), email: `${'ama'.repeat(40)}@example.com` },
    send: fakeSend.withLongMessage(),
  },
  play: plays.longText,
};

/** Right to left, with a message above the fields. */
export const RightToLeft: Story = {
  tags: ['slow'],
  globals: { direction: 'rtl' },
  args: { send: fakeSend.refused() },
  play: plays.rightToLeft,
};
