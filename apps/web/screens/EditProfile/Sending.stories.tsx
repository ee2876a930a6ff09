import { readDraft, writeDraft } from '@efie/api';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { outcomes, respondTo, serverCrash } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import { currentUrl, goTo, pressBack } from '../../../../testing/history';
import { formControl, expectFieldValues, fillField } from '../common/stories/storyForm';
import { showSlowNoticeImmediately } from '../common/stories/storySlowNotice';
import { expectAccountInHeader } from '../common/stories/storyHeader';
import { expectToast, heading, main } from '../common/stories/storyScreen';
import { EditProfileScreen } from './EditProfile';
import {
  changeOnServer,
  expectSaveFailure,
  resetProfile,
  SAVED_VALUES,
  expectForm,
  replaceText,
  saveButton,
  onSave,
  onProfileUpdated,
  withProfileHandlers,
  neverRespond,
  expectDashboard,
} from './storyProfile';

const meta = {
  title: 'Screens/EditProfile/Sending',
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

/** Saved: only changed fields are sent, the event is dispatched, and header and dashboard show the new name. */
export const Saved: Story = {
  play: async () => {
    await expectForm();
    await replaceText('Full name', 'Ama Owusu');
    await replaceText('Bio', '');
    await userEvent.selectOptions(formControl('Region'), 'Volta');
    await expect(formControl('District')).toHaveValue('');
    await fillField('District', 'Keta');
    await userEvent.click(saveButton());
    await expectToast('Profile Updated!');
    await expectToast('Your profile has been successfully updated.');
    await expectDashboard();
    await expect(onSave.mock.calls).toEqual([
      [{ fullName: 'Ama Owusu', region: 'Volta', district: 'Keta', bio: '' }],
    ]);
    await expect(onProfileUpdated).toHaveBeenCalledOnce();
    await expectAccountInHeader('Ama Owusu');
    await heading(/Ama Owusu$/);
    await expect(localStorage.getItem('efie-drafts')).toBeNull();
  },
};

/** The server rejects two fields: each shows its message, the first has focus, and the input stays. */
export const RefusedFields: Story = {
  tags: ['slow'],
  parameters: withProfileHandlers({
    updateAgentProfile: outcomes.updateAgentProfileError(422, {
      errors: { business_name: ['This name is taken.', 'More.'], phone: ['This number is not in Ghana.'] },
    }),
  }),
  play: async () => {
    await expectForm();
    await replaceText('Business name', 'Efie');
    await replaceText('Phone', '+44 20 7946 0000');
    await userEvent.click(saveButton());
    await waitFor(() => expect(formControl('Business name')).toHaveFocus());
    await expectSaveFailure('The given data was invalid.', {
      ...SAVED_VALUES,
      'Business name': 'Efie',
      Phone: '+44 20 7946 0000',
    });
    await expect(formControl('Business name')).toHaveAccessibleDescription('This name is taken.');
    await expect(formControl('Phone')).toHaveAccessibleDescription('This number is not in Ghana.');
    await userEvent.type(formControl('Phone'), '1');
    await expect(formControl('Phone')).not.toBeInvalid();
    await expect(formControl('Business name')).toBeInvalid();
  },
};

/** A server error: the specified message, never the server's HTML; the form keeps its values. */
export const ServerFault: Story = {
  parameters: withProfileHandlers({
    updateAgentProfile: serverCrash('updateAgentProfile'),
  }),
  play: async () => {
    await expectForm();
    await replaceText('Bio', 'New words');
    await userEvent.click(saveButton());
    await expectSaveFailure('Failed to update profile. Please try again.', {
      ...SAVED_VALUES,
      Bio: 'New words',
    });
    await expect(screen.queryByText(/Trace/)).toBeNull();
  },
};

/** Offline while saving: the failure mentions the connection, and the form keeps its values. */
export const Offline: Story = {
  tags: ['slow'],
  parameters: withProfileHandlers({
    updateAgentProfile: respondTo('updateAgentProfile', () => outcomes.updateAgentProfileOffline(), {
      once: true,
    }),
  }),
  play: async () => {
    await expectForm();
    await replaceText('Bio', 'New words');
    await userEvent.click(saveButton());
    await expectSaveFailure('Failed to update profile. Please try again. Check your connection.', {
      ...SAVED_VALUES,
      Bio: 'New words',
    });
    await expect(currentUrl()).toBe('/agent/edit-profile');
  },
};

/** A slow save: repeated presses send one request; after ten seconds it can be canceled, and the input stays. */
export const Submitting: Story = {
  tags: ['slow'],
  parameters: withProfileHandlers({
    updateAgentProfile: respondTo('updateAgentProfile', ({ body }) => {
      onSave(body);
      return neverRespond();
    }),
  }),
  beforeEach: showSlowNoticeImmediately,
  play: async () => {
    await expectForm();
    await replaceText('Bio', 'New words');
    const width = saveButton().offsetWidth;
    await userEvent.dblClick(saveButton());
    await waitFor(() => expect(saveButton()).toHaveAttribute('aria-busy', 'true'));
    await expect(saveButton().offsetWidth).toBe(width);
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    const notice = (await main().findByText('This is taking longer than usual.')).closest('[role="status"]');
    await userEvent.click(within(notice as HTMLElement).getByRole('button', { name: 'Cancel' }));
    await expect(await main().findByText('Saving cancelled.')).toBeVisible();
    await expectFieldValues({ ...SAVED_VALUES, Bio: 'New words' });
  },
};

/** Cancel opens the dashboard, sends nothing and clears the draft. */
export const Cancelled: Story = {
  play: async () => {
    await expectForm();
    await replaceText('Bio', 'Not wanted');
    await userEvent.click(main().getByRole('button', { name: 'Cancel' }));
    await expectDashboard();
    await expect(onSave).not.toHaveBeenCalled();
    await goTo('/agent/edit-profile');
    await expectForm();
    await expect(main().queryByText(/^Your draft is back/)).toBeNull();
    await expect(readDraft('edit-profile')).toBeNull();
  },
};

/** The screen was left and opened again: edited fields come from the draft, the others from the server. */
export const DraftRestored: Story = {
  tags: ['slow'],
  play: async () => {
    await expectForm();
    await replaceText('Bio', 'Kept words');
    await goTo('/about');
    await heading(/^A fair way/);
    changeOnServer({ fullName: 'Ama Owusu', phone: '0245550142' });
    await pressBack();
    await heading('Edit Profile');
    await expect(await main().findByText('Your draft is back.')).toBeVisible();
    await expectFieldValues({ Bio: 'Kept words' });
    await userEvent.click(saveButton());
    await expectDashboard();
    await expect(onSave.mock.calls).toEqual([[{ bio: 'Kept words' }]]);
  },
};

/** A draft of an earlier visit; Discard restores the saved values. */
export const DraftDiscarded: Story = {
  beforeEach: () => {
    writeDraft('edit-profile', { bio: 'Of another day', email: 'smuggled@example.com' });
  },
  play: async () => {
    await expectForm({ ...SAVED_VALUES, Bio: 'Of another day', Email: 'agent.premium@example.com' });
    await userEvent.click(main().getByRole('button', { name: 'Discard' }));
    await expectFieldValues(SAVED_VALUES);
    await waitFor(() => expect(formControl('Full name')).toHaveFocus());
    await userEvent.click(saveButton());
    await expectToast('No Changes');
  },
};

/** The token has expired: redirect to the login, with the draft stored. */
export const SessionExpired: Story = {
  parameters: withProfileHandlers({ updateAgentProfile: outcomes.updateAgentProfileError(401) }),
  play: async () => {
    await expectForm();
    await replaceText('Bio', 'Kept words');
    await userEvent.click(saveButton());
    await heading('Agent Login');
    await expectToast('Session expired');
    await expect(localStorage.getItem('efie-drafts')).toContain('Kept words');
    await expect(screen.queryByText('Update Failed')).toBeNull();
  },
};
