import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { outcomes, respondTo, serverCrash } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import { currentUrl } from '../../../../testing/history';
import { formControl } from '../common/stories/storyForm';
import { showSlowNoticeImmediately } from '../common/stories/storySlowNotice';
import { expectToast, heading, main } from '../common/stories/storyScreen';
import { EditProfileScreen } from './EditProfile';
import {
  expectSavedImage,
  resetProfile,
  SAVED_VALUES,
  expectForm,
  findPreview,
  replaceText,
  saveButton,
  onSave,
  withProfileHandlers,
  expectDashboard,
} from './storyProfile';

const meta = {
  title: 'Screens/EditProfile',
  component: EditProfileScreen,
  decorators: [wholeApp],
  parameters: {
    design: designs('edit-profile'),
    kind: 'screen',
    route: '/agent/edit-profile',
    session: 'agent-premium',
    ...withProfileHandlers(),
  },
  beforeEach: () => resetProfile(),
} satisfies Meta<typeof EditProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const phone = { viewport: { value: 'phone', isRotated: false } };

/** The form with the saved profile; read-only fields say why. */
export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    await expectForm();
    await expect(document.title).toBe('Edit Profile | Efie');
    for (const label of ['Full name', 'Business name', 'Phone', 'Region', 'District']) {
      await expect(formControl(label)).toBeRequired();
    }
    await expect(formControl('Bio')).not.toBeRequired();
    const email = formControl('Email');
    await expect(email).toHaveValue('agent.premium@example.com');
    await expect(email).toHaveAttribute('readonly');
    await expect(email).toHaveAccessibleDescription('Email address cannot be changed for security reasons');
    await expect(main().getByText('Verified')).toBeVisible();
    await expect(main().getByText('Agent ID').closest('dt')?.nextSibling).toHaveTextContent('101');
    await expect(main().getByText('Account status').closest('dt')?.nextSibling).toHaveTextContent('Active');
    await expectSavedImage();
  },
};

/** On a phone. */
export const Phone: Story = { globals: phone, play: () => expectForm() };

/** The profile is loading: section titles and field skeletons; after ten seconds, a notice with Cancel. */
export const Loading: Story = {
  tags: ['visual'],
  parameters: withProfileHandlers({ getOwnAgentProfile: outcomes.getOwnAgentProfileForever() }),
  beforeEach: showSlowNoticeImmediately,
  play: async () => {
    await heading('Edit Profile');
    await expect(await screen.findByText('Loading your profile')).toBeInTheDocument();
    await expect(main().queryByRole('form')).toBeNull();
    await expect(await main().findByText('This is taking longer than usual.')).toBeVisible();
    await expect(main().getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

let isServerUp = false;

/** A server error: a toast and an error state; Try again loads the form, and focus moves to the heading. */
export const LoadFailed: Story = {
  parameters: withProfileHandlers({
    getOwnAgentProfile: respondTo('getOwnAgentProfile', () =>
      isServerUp ? undefined : serverCrash('getOwnAgentProfile'),
    ),
  }),
  beforeEach: () => {
    isServerUp = false;
  },
  play: async () => {
    await heading('Edit Profile');
    await expectToast('Error');
    await expectToast('Failed to load profile data. Please try again.');
    await expect(main().getByRole('heading', { name: 'Your profile could not be loaded' })).toBeVisible();
    await expect(screen.queryByText(/Stack trace/)).toBeNull();
    isServerUp = true;
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    await main().findByRole('form', { name: 'Edit profile' });
    await findPreview();
    await waitFor(async () => expect(await heading('Edit Profile')).toHaveFocus());
  },
};

/** A name of one letter: the field has focus and shows its error. */
export const NameTooShort: Story = {
  tags: ['slow'],
  play: async () => {
    await expectForm();
    for (const name of ['A', '  A  ']) {
      await replaceText('Full name', name);
      await userEvent.click(saveButton());
      await expectToast('Validation Error');
      await expectToast('Please fix the errors in the form');
      await waitFor(() => expect(formControl('Full name')).toHaveFocus());
      await expect(formControl('Full name')).toHaveAccessibleDescription(
        'Full name must be at least 2 characters',
      );
      await expect(main().queryByText('Please fix the errors in the form')).toBeNull();
    }
    await expect(onSave).not.toHaveBeenCalled();
  },
};

/** Saved without changes, or with a change that was undone: a toast says so, and nothing is sent. */
export const NoChanges: Story = {
  play: async () => {
    await expectForm();
    await userEvent.type(formControl('Phone'), '9{Backspace}');
    await userEvent.click(saveButton());
    await expectToast('No Changes');
    await expectToast('No changes were made to the profile.');
    await expect(onSave).not.toHaveBeenCalled();
    await expect(currentUrl()).toBe('/agent/edit-profile');
  },
};

/** An agent without business name, image or verified email: the business name has a hint, and no badge is shown. */
export const NothingMore: Story = {
  tags: ['slow'],
  beforeEach: () =>
    resetProfile({
      businessName: '',
      bio: null,
      profileImage: null,
      emailVerified: false,
      district: 'Accra Metropolitan',
    }),
  play: async () => {
    await expectForm({ ...SAVED_VALUES, 'Business name': '', Bio: '' });
    await expect(formControl('Business name')).toHaveAccessibleDescription(
      'It was optional at signup, but a profile needs one. You can use your own name.',
    );
    await expect(main().queryByText('Verified')).toBeNull();
    await expect(main().getByRole('img', { name: 'No profile photo' })).toHaveTextContent('AO');
    await replaceText('Business name', 'Adom Keys');
    await userEvent.click(saveButton());
    await expectDashboard();
    await expect(onSave.mock.calls).toEqual([[{ businessName: 'Adom Keys' }]]);
  },
};

/** Extremely long name, bio and email: all wrap or scroll without overflow. */
export const LongText: Story = {
  globals: phone,
  beforeEach: () =>
    resetProfile({
      id: 'AG-'.repeat(60),
      email: `${'ama'.repeat(40)}@example.com`,
      fullName: 'Nana'.repeat(80),
      bio: 'I answer every message the same day. '.repeat(30),
      district: 'Nkɔsoɔnefahodiɛ'.repeat(10),
    }),
  play: async () => {
    await heading('Edit Profile');
    await main().findByRole('form');
    await findPreview();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
