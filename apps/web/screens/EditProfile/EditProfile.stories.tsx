import { readDraft, writeDraft } from '@efie/api';
import { PROFILE_IMAGE_REJECTIONS } from '@efie/domain';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { heifBytes, pngBytes } from '../../../../testing/photoBytes';
import { outcomes } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { currentUrl, goTo, pressBack } from '../../../../testing/history';
import { formControl, expectFieldValues, fillField } from '../common/stories/storyForm';
import { showSlowNoticeImmediately } from '../common/stories/storySlowNotice';
import { expectAccountInHeader } from '../common/stories/storyHeader';
import { expectToast, heading, main } from '../common/stories/storyScreen';
import { EditProfileScreen } from './EditProfile';
import {
  changeOnServer,
  chooseProfileImage,
  expectSaveFailure,
  expectSavedImage,
  resetProfile,
  SAVED_VALUES,
  expectForm,
  createImageFile,
  onImageUpload,
  replaceText,
  saveButton,
  onSave,
  displayedImageUrl,
  onProfileUpdated,
  withProfileHandlers,
} from './storyProfile';

const meta = {
  title: 'Screens/EditProfile',
  component: EditProfileScreen,
  decorators: [wholeApp],
  parameters: { route: '/agent/edit-profile', session: 'agent-premium', ...withProfileHandlers() },
  beforeEach: () => resetProfile(),
} satisfies Meta<typeof EditProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const MB = 1024 * 1024;
const { undecodable, damaged, tooManyPixels } = PROFILE_IMAGE_REJECTIONS;
const phone = { viewport: { value: 'phone', isRotated: false } };
const neverRespond = () => delay('infinite').then(() => HttpResponse.json({}));
const expectDashboard = () => waitFor(() => expect(currentUrl()).toBe('/agent/dashboard'));

/** The form with the saved profile; read-only fields say why. */
export const Default: Story = {
  tags: ['visual'],
  parameters: { proves: ['C12', 'C440', 'C442', 'C444', 'C445', 'C446'] },
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
    await expect(main().getByText('Agent ID').nextSibling).toHaveTextContent('101');
    await expect(main().getByText('Account status').nextSibling).toHaveTextContent('Active');
    await expectSavedImage();
  },
};

/** On a phone. */
export const Phone: Story = { globals: phone, play: () => expectForm() };

/** The profile is loading: section titles and field skeletons; after ten seconds, a notice with Cancel. */
export const Loading: Story = {
  tags: ['visual'],
  parameters: {
    proves: ['C440'],
    ...withProfileHandlers({ getOwnAgentProfile: outcomes.getOwnAgentProfileForever() }),
  },
  beforeEach: showSlowNoticeImmediately,
  play: async () => {
    await heading('Edit Profile');
    await expect(await screen.findByText('Loading your profile')).toBeInTheDocument();
    await expect(main().queryByRole('form')).toBeNull();
    await expect(await main().findByText('This is taking long.')).toBeVisible();
    await expect(main().getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

let isServerUp = false;

/** A server error: a toast and an error state; Try again loads the form, and focus moves to the heading. */
export const LoadFailed: Story = {
  parameters: {
    proves: ['C441', 'F19'],
    ...withProfileHandlers({
      getOwnAgentProfile: http.get('*/api/agent/profile', () =>
        isServerUp ? undefined : new HttpResponse('<h1>Stack trace</h1>', { status: 500 }),
      ),
    }),
  },
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
    await waitFor(async () => expect(await heading('Edit Profile')).toHaveFocus());
  },
};

/** A name of one letter: the field has focus and shows its error. */
export const NameTooShort: Story = {
  parameters: { proves: ['C449', 'C457'] },
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

/** Every field is empty: each required one shows its error, the first has focus, and nothing is sent. */
export const EverythingEmpty: Story = {
  parameters: { proves: ['C443', 'C448', 'C450', 'C451', 'C454', 'C455', 'C456', 'C457'] },
  play: async () => {
    await expectForm();
    for (const label of ['Full name', 'Business name', 'Phone', 'Bio']) await replaceText(label, '');
    await userEvent.selectOptions(formControl('Region'), '');
    await expect(formControl('District')).toHaveValue('');
    await userEvent.click(saveButton());
    await expectToast('Validation Error');
    await waitFor(() => expect(formControl('Full name')).toHaveFocus());
    await expect(main().getByText('Please fix the errors in the form')).toBeVisible();
    for (const [label, message] of Object.entries({
      'Full name': 'Full name is required',
      'Business name': 'Business name is required',
      Phone: 'Phone number is required',
      Region: 'Region is required',
    })) {
      await expect(formControl(label)).toBeInvalid();
      await expect(main().getByText(message)).toBeVisible();
    }
    await expect(main().getByText('District is required')).toBeVisible();
    await expect(formControl('Bio')).not.toBeInvalid();
    await expect(onSave).not.toHaveBeenCalled();
  },
};

/** A phone number with letters is invalid; plus, digits, spaces, hyphens and parentheses are sent as typed. */
export const PhoneNumbers: Story = {
  parameters: { proves: ['C452', 'C453'] },
  play: async () => {
    await expectForm();
    await replaceText('Phone', '024 CALL ME');
    await userEvent.click(saveButton());
    await waitFor(() => expect(formControl('Phone')).toHaveFocus());
    await expect(formControl('Phone')).toHaveAccessibleDescription('Please enter a valid phone number');
    await expect(onSave).not.toHaveBeenCalled();
    await replaceText('Phone', '+233 (24) 555-0142');
    await userEvent.click(saveButton());
    await expectDashboard();
    await expect(onSave.mock.calls).toEqual([[{ phone: '+233 (24) 555-0142' }]]);
  },
};

/** Saved without changes, or with a change that was undone: a toast says so, and nothing is sent. */
export const NoChanges: Story = {
  parameters: { proves: ['C458'] },
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

/** Saved: only changed fields are sent, the event is dispatched, and header and dashboard show the new name. */
export const Saved: Story = {
  parameters: { proves: ['C459', 'C460', 'C470'] },
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
  parameters: {
    proves: ['C461', 'F126'],
    ...withProfileHandlers({
      updateAgentProfile: outcomes.updateAgentProfileError(422, {
        errors: { business_name: ['This name is taken.', 'More.'], phone: ['This number is not in Ghana.'] },
      }),
    }),
  },
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
  parameters: {
    proves: ['C461', 'F126'],
    ...withProfileHandlers({
      updateAgentProfile: http.put(
        '*/api/agent/profile',
        () => new HttpResponse('<h1>Trace</h1>', { status: 500 }),
      ),
    }),
  },
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
  parameters: {
    proves: ['C461', 'F126'],
    ...withProfileHandlers({
      updateAgentProfile: http.put('*/api/agent/profile', () => HttpResponse.error(), { once: true }),
    }),
  },
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
  parameters: withProfileHandlers({
    updateAgentProfile: http.put('*/api/agent/profile', async ({ request }) => {
      onSave(await request.json());
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
    const notice = await main().findByText('This is taking long.');
    await userEvent.click(within(notice).getByRole('button', { name: 'Cancel' }));
    await expect(await main().findByText('Saving cancelled.')).toBeVisible();
    await expectFieldValues({ ...SAVED_VALUES, Bio: 'New words' });
  },
};

/** Cancel opens the dashboard, sends nothing and clears the draft. */
export const Cancelled: Story = {
  parameters: { proves: ['C447'] },
  play: async () => {
    await expectForm();
    await replaceText('Bio', 'Not wanted');
    await userEvent.click(main().getByRole('button', { name: 'Cancel' }));
    await expectDashboard();
    await expect(onSave).not.toHaveBeenCalled();
    await goTo('/agent/edit-profile');
    await expectForm();
    await expect(main().queryByText(/^Your draft from/)).toBeNull();
    await expect(readDraft('edit-profile')).toBeNull();
  },
};

/** The screen was left and opened again: edited fields come from the draft, the others from the server. */
export const DraftRestored: Story = {
  parameters: { proves: ['C459'] },
  play: async () => {
    await expectForm();
    await replaceText('Bio', 'Kept words');
    await goTo('/about');
    await heading(/^A fair way/);
    changeOnServer({ fullName: 'Ama Owusu', phone: '0245550142' });
    await pressBack();
    await heading('Edit Profile');
    await expect(await main().findByText('Your draft from 21 November 2026 is back.')).toBeVisible();
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
  parameters: {
    proves: ['F11', 'F126'],
    ...withProfileHandlers({ updateAgentProfile: outcomes.updateAgentProfileError(401) }),
  },
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

/** A region and a district that are not in our lists: shown, and not sent unless edited. */
export const UnknownPlace: Story = {
  beforeEach: () => resetProfile({ region: 'Lagos State', district: 'Ikeja' }),
  play: async () => {
    await expectForm({ ...SAVED_VALUES, Region: 'Lagos State', District: 'Ikeja' });
    await replaceText('Bio', 'New words');
    await userEvent.click(saveButton());
    await expectDashboard();
    await expect(onSave.mock.calls).toEqual([[{ bio: 'New words' }]]);
  },
};

/** An agent without business name, image or verified email: the business name has a hint, and no badge is shown. */
export const NothingMore: Story = {
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

/** An image of exactly 5 MB: previewed at once, and uploaded without its GPS location. */
export const ImageUpdated: Story = {
  parameters: { proves: ['C464', 'C466', 'C467', 'C468', 'C471', 'F112'] },
  play: async () => {
    await expectForm();
    await replaceText('Bio', 'Not saved yet');
    const photo = new Uint8Array(await (await createImageFile()).arrayBuffer());
    const exif = new TextEncoder().encode('\u0000\u0000Exif\u0000\u0000GPS 5.60,-0.18');
    const segment = new Uint8Array([0xff, 0xe1, ...exif]);
    segment[3] = exif.length;
    const withLocation = new Uint8Array([...photo.subarray(0, 2), ...segment, ...photo.subarray(2)]);
    const filler = new Uint8Array(5 * MB - withLocation.length);
    const file = new File([withLocation, filler], 'me.jpg', { type: 'image/jpeg' });
    await expect(file.size).toBe(5 * MB);
    await chooseProfileImage(file);
    await waitFor(() => expect(displayedImageUrl()).toMatch(/^blob:/));
    await expectToast('Image Updated!');
    await expectToast('Your profile image has been successfully updated.');
    await expect(onImageUpload).toHaveBeenCalledOnce();
    const [upload] = onImageUpload.mock.lastCall ?? [];
    await expect(upload).toMatchObject({ boundary: true, fields: ['profileImage'], type: 'image/jpeg' });
    await expect(new TextDecoder('latin1').decode(upload?.bytes)).not.toContain('GPS');
    await expect(onProfileUpdated).toHaveBeenCalledOnce();
    await expect(onSave).not.toHaveBeenCalled();
    await expectFieldValues({ ...SAVED_VALUES, Bio: 'Not saved yet' });
    await userEvent.click(main().getByRole('button', { name: 'Remove' }));
    await expect(displayedImageUrl()).toBeNull();
    await expect(main().getByText('Your saved photo stays until you choose another one.')).toBeVisible();
    await expect(onImageUpload).toHaveBeenCalledOnce();
  },
};

/** Any type that the browser decodes is accepted, such as WebP; it is uploaded as a JPEG with a sanitized name. */
export const AnyImage: Story = {
  parameters: { proves: ['C465'] },
  play: async () => {
    await expectForm();
    const webp = await createImageFile('image/webp');
    await expect(webp.type).toBe('image/webp');
    await chooseProfileImage(new File([webp], '../me & "you" (1).webp', webp));
    await expectToast('Image Updated!');
    const [upload] = onImageUpload.mock.lastCall ?? [];
    await expect(upload).toMatchObject({ type: 'image/jpeg', name: 'me-you-1.jpg' });
    await expect(upload?.bytes.slice(0, 3)).toEqual(Uint8Array.of(0xff, 0xd8, 0xff));
  },
};

/** Files that cannot be decoded as an image are rejected with the reason, regardless of their names; the saved image stays. */
export const ImageUndecodable: Story = {
  parameters: { proves: ['F113', 'F114'] },
  play: async () => {
    await expectForm();
    const photo = await createImageFile();
    for (const [file, { title, text }] of [
      [new File(['<html><script>1</script></html>'], 'me.png', { type: 'image/png' }), undecodable],
      [new File([photo.slice(0, photo.size / 2)], 'me.jpg', photo), damaged],
      [new File(['alert(1)'], 'me.jpg', { type: 'image/jpeg' }), undecodable],
      [
        new File([pngBytes({ width: 20_000, height: 20_000 })], 'me.png', { type: 'image/png' }),
        tooManyPixels,
      ],
      [new File([heifBytes('heic', [])], 'me.heic', { type: 'image/heic' }), undecodable],
    ] as const) {
      await chooseProfileImage(file);
      await expectToast(title);
      await expect(await main().findByText(text)).toBeVisible();
      await expectSavedImage();
    }
    await expect(onImageUpload).not.toHaveBeenCalled();
  },
};

/** A PDF, an empty file, one byte too many: rejected with the reason, nothing is sent, and the saved image stays. */
export const ImageRefused: Story = {
  parameters: { proves: ['C462', 'C463', 'F112'] },
  play: async () => {
    await expectForm();
    const wrongType = ['Invalid File Type', 'Please select an image file (JPG, PNG, etc.)'] as const;
    const tooLarge = ['File Too Large', 'Please select an image smaller than 5MB'] as const;
    const photo = await createImageFile();
    for (const [file, [title, text]] of [
      [
        new File([photo, new Uint8Array(5 * MB + 1 - photo.size)], 'me.jpg', { type: 'image/jpeg' }),
        tooLarge,
      ],
      [new File(['%PDF-1.7'], 'me.pdf', { type: 'application/pdf' }), wrongType],
      [new File([], 'me.jpg', { type: 'image/jpeg' }), wrongType],
    ] as const) {
      await chooseProfileImage(file);
      await expectToast(title);
      await expect(await main().findByText(text)).toBeVisible();
      await expectSavedImage();
    }
    await expect(onImageUpload).not.toHaveBeenCalled();
  },
};

/** The upload is in flight: a spinner over the preview. */
export const ImageOnItsWay: Story = {
  parameters: withProfileHandlers({
    uploadAgentProfileImage: http.post('*/api/agent/profile/image', neverRespond),
  }),
  play: async () => {
    await expectForm();
    await chooseProfileImage(await createImageFile());
    await expect((await main().findAllByText('Uploading...'))[0]).toBeVisible();
    await expect(main().getByRole('button', { name: 'Change Photo' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The upload fails, then a file cannot be read: a toast each time, the saved image is back, and the fields stay. */
export const ImageFailed: Story = {
  parameters: {
    proves: ['C469', 'F126', 'F117'],
    ...withProfileHandlers({
      uploadAgentProfileImage: http.post(
        '*/api/agent/profile/image',
        () => new HttpResponse('<h1>Trace</h1>', { status: 500 }),
      ),
    }),
  },
  play: async () => {
    await expectForm();
    await replaceText('Bio', 'Not saved yet');
    await chooseProfileImage(await createImageFile());
    await expectToast('Upload Failed');
    await expectToast('Failed to upload image. Please try again.');
    // The button is busy until the upload has failed; the toast of an earlier story may have the same text.
    await within(screen.getByRole('main')).findByText('Failed to upload image. Please try again.');
    await expectSavedImage();
    await expectFieldValues({ ...SAVED_VALUES, Bio: 'Not saved yet' });
    await expect(onProfileUpdated).not.toHaveBeenCalled();
    const deletedFile = await createImageFile();
    const fail = () => Promise.reject(new DOMException('The file was deleted.', 'NotReadableError'));
    Object.defineProperty(deletedFile, 'arrayBuffer', { value: fail });
    await chooseProfileImage(deletedFile);
    await expectToast('me.jpg cannot be read. Choose it again.');
    await expectSavedImage();
  },
};

let respondToUpload: () => void = () => undefined;

/** The fields are saved while the upload is in flight, which then fails: a toast on the dashboard, the fields stay saved. */
export const ImageFailedAfterSaved: Story = {
  parameters: {
    proves: ['F126'],
    ...withProfileHandlers({
      uploadAgentProfileImage: http.post('*/api/agent/profile/image', async () => {
        await new Promise<void>((resolve) => {
          respondToUpload = resolve;
        });
        return HttpResponse.json({ message: 'The image storage is full.' }, { status: 507 });
      }),
    }),
  },
  play: async () => {
    await expectForm();
    await chooseProfileImage(await createImageFile());
    await waitFor(() => expect(displayedImageUrl()).toMatch(/^blob:/));
    await replaceText('Full name', 'Ama Owusu');
    await userEvent.click(saveButton());
    await expectToast('Profile Updated!');
    await expectDashboard();
    respondToUpload();
    await expectToast('Upload Failed');
    await expectToast('The image storage is full.');
    await expect(onProfileUpdated).toHaveBeenCalledOnce();
    await expectAccountInHeader('Ama Owusu');
    await heading(/Ama Owusu$/);
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
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
