import { readDraft, writeDraft } from '@efie/api';
import { PROFILE_IMAGE_REFUSALS } from '@efie/domain';
import { heifBytes, pngBytes } from '@efie/domain/testBytes';
import { outcomes } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { addressNow, goTo, pressBack } from '../../../../testing/history';
import { control, expectHeld, write } from '../shared/storyForm';
import { hasteSlowNotice } from '../shared/storyHaste';
import { expectAccount } from '../shared/storyHeader';
import { expectToast, heading, main } from '../shared/storyLogin';
import { Screen } from './EditProfile';
import {
  changeThere,
  choosePicture,
  expectRefusal,
  expectSavedPicture,
  freshProfile,
  HELD,
  opened,
  pictureFile,
  pictures,
  retype,
  save,
  sent,
  shownPicture,
  updated,
  withServer,
} from './storyProfile';

const meta = {
  title: 'Screens/EditProfile',
  component: Screen,
  parameters: { route: '/agent/edit-profile', session: 'agent-premium', ...withServer() },
  beforeEach: () => freshProfile(),
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const MB = 1024 * 1024;
const { undecodable, damaged, tooManyPixels } = PROFILE_IMAGE_REFUSALS;
const phone = { viewport: { value: 'phone', isRotated: false } };
const hang = () => delay('infinite').then(() => HttpResponse.json({}));
const dashboard = () => waitFor(() => expect(addressNow()).toBe('/agent/dashboard'));

/** An agent comes to change their profile: everything stands there, what cannot be changed says why. */
export const Default: Story = {
  tags: ['visual'],
  parameters: { proves: ['C12', 'C440', 'C442', 'C444', 'C445', 'C446'] },
  play: async () => {
    await opened();
    await expect(document.title).toBe('Edit Profile | Efie');
    for (const label of ['Full name', 'Business name', 'Phone', 'Region', 'District']) {
      await expect(control(label)).toBeRequired();
    }
    await expect(control('Bio')).not.toBeRequired();
    const email = control('Email');
    await expect(email).toHaveValue('agent.premium@example.com');
    await expect(email).toHaveAttribute('readonly');
    await expect(email).toHaveAccessibleDescription('Email address cannot be changed for security reasons');
    await expect(main().getByText('Verified')).toBeVisible();
    await expect(main().getByText('Agent ID').nextSibling).toHaveTextContent('101');
    await expect(main().getByText('Account status').nextSibling).toHaveTextContent('Active');
    await expectSavedPicture();
  },
};

/** The same on a phone. */
export const Phone: Story = { globals: phone, play: () => opened() };

/** The profile is on its way: its parts by name, a box for each field; after ten seconds one can turn back. */
export const Loading: Story = {
  tags: ['visual'],
  parameters: {
    proves: ['C440'],
    ...withServer({ getOwnAgentProfile: outcomes.getOwnAgentProfileForever() }),
  },
  beforeEach: hasteSlowNotice,
  play: async () => {
    await heading('Edit Profile');
    await expect(await screen.findByText('Loading your profile')).toBeInTheDocument();
    await expect(main().queryByRole('form')).toBeNull();
    await expect(await main().findByText('This is taking long.')).toBeVisible();
    await expect(main().getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

let isBack = false;

/** The server stumbles: told in a toast and on the page; tried again, the focus goes to the heading. */
export const LoadFailed: Story = {
  parameters: {
    proves: ['C441', 'F19'],
    ...withServer({
      getOwnAgentProfile: http.get('*/api/agent/profile', () =>
        isBack ? undefined : new HttpResponse('<h1>Stack trace</h1>', { status: 500 }),
      ),
    }),
  },
  beforeEach: () => {
    isBack = false;
  },
  play: async () => {
    await heading('Edit Profile');
    await expectToast('Error');
    await expectToast('Failed to load profile data. Please try again.');
    await expect(main().getByRole('heading', { name: 'Your profile could not be loaded' })).toBeVisible();
    await expect(screen.queryByText(/Stack trace/)).toBeNull();
    isBack = true;
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    await main().findByRole('form', { name: 'Edit profile' });
    await waitFor(async () => expect(await heading('Edit Profile')).toHaveFocus());
  },
};

/** One letter for a name, as the design draws it: the field says it, has the focus, and leaves its message on edit. */
export const NameTooShort: Story = {
  parameters: { proves: ['C449', 'C457'] },
  play: async () => {
    await opened();
    for (const name of ['A', '  A  ']) {
      await retype('Full name', name);
      await userEvent.click(save());
      await expectToast('Validation Error');
      await expectToast('Please fix the errors in the form');
      await waitFor(() => expect(control('Full name')).toHaveFocus());
      await expect(control('Full name')).toHaveAccessibleDescription(
        'Full name must be at least 2 characters',
      );
      await expect(main().queryByText('Please fix the errors in the form')).toBeNull();
    }
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Everything is emptied: each required field says so, the first has the focus, nothing goes out. */
export const EverythingEmpty: Story = {
  parameters: { proves: ['C443', 'C448', 'C450', 'C451', 'C454', 'C455', 'C456', 'C457'] },
  play: async () => {
    await opened();
    for (const label of ['Full name', 'Business name', 'Phone', 'Bio']) await retype(label, '');
    await userEvent.selectOptions(control('Region'), '');
    await expect(control('District')).toHaveValue('');
    await userEvent.click(save());
    await expectToast('Validation Error');
    await waitFor(() => expect(control('Full name')).toHaveFocus());
    await expect(main().getByText('Please fix the errors in the form')).toBeVisible();
    for (const [label, said] of Object.entries({
      'Full name': 'Full name is required',
      'Business name': 'Business name is required',
      Phone: 'Phone number is required',
      Region: 'Region is required',
    })) {
      await expect(control(label)).toBeInvalid();
      await expect(main().getByText(said)).toBeVisible();
    }
    await expect(main().getByText('District is required')).toBeVisible();
    await expect(control('Bio')).not.toBeInvalid();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** A number with letters is refused; plus, digits, spaces, hyphens and parentheses go out as they were typed. */
export const PhoneNumbers: Story = {
  parameters: { proves: ['C452', 'C453'] },
  play: async () => {
    await opened();
    await retype('Phone', '024 CALL ME');
    await userEvent.click(save());
    await waitFor(() => expect(control('Phone')).toHaveFocus());
    await expect(control('Phone')).toHaveAccessibleDescription('Please enter a valid phone number');
    await expect(sent).not.toHaveBeenCalled();
    await retype('Phone', '+233 (24) 555-0142');
    await userEvent.click(save());
    await dashboard();
    await expect(sent.mock.calls).toEqual([[{ phone: '+233 (24) 555-0142' }]]);
  },
};

/** Saved as it is: said, and nothing goes out; changed and changed back is no change either. */
export const NoChanges: Story = {
  parameters: { proves: ['C458'] },
  play: async () => {
    await opened();
    await userEvent.type(control('Phone'), '9{Backspace}');
    await userEvent.click(save());
    await expectToast('No Changes');
    await expectToast('No changes were made to the profile.');
    await expect(sent).not.toHaveBeenCalled();
    await expect(addressNow()).toBe('/agent/edit-profile');
  },
};

/** Saved: only what differs goes out, the event is raised, header and dashboard have the new name at once. */
export const Saved: Story = {
  parameters: { proves: ['C459', 'C460', 'C470'] },
  play: async () => {
    await opened();
    await retype('Full name', 'Ama Owusu');
    await retype('Bio', '');
    await userEvent.selectOptions(control('Region'), 'Volta');
    await expect(control('District')).toHaveValue('');
    await write('District', 'Keta');
    await userEvent.click(save());
    await expectToast('Profile Updated!');
    await expectToast('Your profile has been successfully updated.');
    await dashboard();
    await expect(sent.mock.calls).toEqual([
      [{ fullName: 'Ama Owusu', region: 'Volta', district: 'Keta', bio: '' }],
    ]);
    await expect(updated).toHaveBeenCalledOnce();
    await expectAccount('Ama Owusu');
    await heading(/Ama Owusu$/);
    await expect(localStorage.getItem('efie-drafts')).toBeNull();
  },
};

/** The server refuses two fields: each says why, the first has the focus, everything typed stays. */
export const RefusedFields: Story = {
  parameters: {
    proves: ['C461', 'F126'],
    ...withServer({
      updateAgentProfile: outcomes.updateAgentProfileError(422, {
        errors: { business_name: ['This name is taken.', 'More.'], phone: ['This number is not in Ghana.'] },
      }),
    }),
  },
  play: async () => {
    await opened();
    await retype('Business name', 'Efie');
    await retype('Phone', '+44 20 7946 0000');
    await userEvent.click(save());
    await waitFor(() => expect(control('Business name')).toHaveFocus());
    await expectRefusal('The given data was invalid.', {
      ...HELD,
      'Business name': 'Efie',
      Phone: '+44 20 7946 0000',
    });
    await expect(control('Business name')).toHaveAccessibleDescription('This name is taken.');
    await expect(control('Phone')).toHaveAccessibleDescription('This number is not in Ghana.');
    await userEvent.type(control('Phone'), '1');
    await expect(control('Phone')).not.toBeInvalid();
    await expect(control('Business name')).toBeInvalid();
  },
};

/** The server broke down: the specification’s words, never its page; the form stays as it is. */
export const ServerFault: Story = {
  parameters: {
    proves: ['C461', 'F126'],
    ...withServer({
      updateAgentProfile: http.put(
        '*/api/agent/profile',
        () => new HttpResponse('<h1>Trace</h1>', { status: 500 }),
      ),
    }),
  },
  play: async () => {
    await opened();
    await retype('Bio', 'New words');
    await userEvent.click(save());
    await expectRefusal('Failed to update profile. Please try again.', { ...HELD, Bio: 'New words' });
    await expect(screen.queryByText(/Trace/)).toBeNull();
  },
};

/** No connection while saving: said, nothing typed is lost, and sent again it is taken. */
export const Offline: Story = {
  parameters: {
    proves: ['C461', 'F126'],
    ...withServer({
      updateAgentProfile: http.put('*/api/agent/profile', () => HttpResponse.error(), { once: true }),
    }),
  },
  play: async () => {
    await opened();
    await retype('Bio', 'New words');
    await userEvent.click(save());
    await expectRefusal('Failed to update profile. Please try again. Check your connection.', {
      ...HELD,
      Bio: 'New words',
    });
    await expect(addressNow()).toBe('/agent/edit-profile');
  },
};

/** On its way: one call, however often it is pressed; after ten seconds it can be given up, and the words stay. */
export const Submitting: Story = {
  parameters: withServer({
    updateAgentProfile: http.put('*/api/agent/profile', async ({ request }) => {
      sent(await request.json());
      return hang();
    }),
  }),
  beforeEach: hasteSlowNotice,
  play: async () => {
    await opened();
    await retype('Bio', 'New words');
    const width = save().offsetWidth;
    await userEvent.dblClick(save());
    await waitFor(() => expect(save()).toHaveAttribute('aria-busy', 'true'));
    await expect(save().offsetWidth).toBe(width);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    const notice = await main().findByText('This is taking long.');
    await userEvent.click(within(notice).getByRole('button', { name: 'Cancel' }));
    await expect(await main().findByText('Saving cancelled.')).toBeVisible();
    await expectHeld({ ...HELD, Bio: 'New words' });
  },
};

/** Cancel leads back to the dashboard and sends nothing; what was typed is not wanted any more. */
export const Cancelled: Story = {
  parameters: { proves: ['C447'] },
  play: async () => {
    await opened();
    await retype('Bio', 'Not wanted');
    await userEvent.click(main().getByRole('button', { name: 'Cancel' }));
    await dashboard();
    await expect(sent).not.toHaveBeenCalled();
    await goTo('/agent/edit-profile');
    await opened();
    await expect(main().queryByText(/^Your draft from/)).toBeNull();
    await expect(readDraft('edit-profile')).toBeNull();
  },
};

/** Left by Back and come again: what was typed stands there, and the server’s newer words where nothing was typed. */
export const DraftRestored: Story = {
  parameters: { proves: ['C459'] },
  play: async () => {
    await opened();
    await retype('Bio', 'Kept words');
    await goTo('/about');
    await heading(/^A fair way/);
    changeThere({ fullName: 'Ama Owusu', phone: '0245550142' });
    await pressBack();
    await heading('Edit Profile');
    await expect(await main().findByText('Your draft from 21 November 2026 is back.')).toBeVisible();
    await expectHeld({ Bio: 'Kept words' });
    await userEvent.click(save());
    await dashboard();
    await expect(sent.mock.calls).toEqual([[{ bio: 'Kept words' }]]);
  },
};

/** A draft of another day: discarded, the server’s words stand there again. */
export const DraftDiscarded: Story = {
  beforeEach: () => {
    writeDraft('edit-profile', { bio: 'Of another day', email: 'smuggled@example.com' });
  },
  play: async () => {
    await opened({ ...HELD, Bio: 'Of another day', Email: 'agent.premium@example.com' });
    await userEvent.click(main().getByRole('button', { name: 'Discard' }));
    await expectHeld(HELD);
    await waitFor(() => expect(control('Full name')).toHaveFocus());
    await userEvent.click(save());
    await expectToast('No Changes');
  },
};

/** The token ran out while it was edited: to the login, with the words kept for who logs in again. */
export const SessionExpired: Story = {
  parameters: {
    proves: ['F11', 'F126'],
    ...withServer({ updateAgentProfile: outcomes.updateAgentProfileError(401) }),
  },
  play: async () => {
    await opened();
    await retype('Bio', 'Kept words');
    await userEvent.click(save());
    await heading('Agent Login');
    await expectToast('Session expired');
    await expect(localStorage.getItem('efie-drafts')).toContain('Kept words');
    await expect(screen.queryByText('Update Failed')).toBeNull();
  },
};

/** A region and a district of no list of ours: shown, and never changed by themselves. */
export const UnknownPlace: Story = {
  beforeEach: () => freshProfile({ region: 'Lagos State', district: 'Ikeja' }),
  play: async () => {
    await opened({ ...HELD, Region: 'Lagos State', District: 'Ikeja' });
    await retype('Bio', 'New words');
    await userEvent.click(save());
    await dashboard();
    await expect(sent.mock.calls).toEqual([[{ bio: 'New words' }]]);
  },
};

/** Signed up without a business name and not yet verified: the page explains the one, and claims nothing of the other. */
export const NothingMore: Story = {
  beforeEach: () =>
    freshProfile({
      businessName: '',
      bio: null,
      profileImage: null,
      emailVerified: false,
      district: 'Accra Metropolitan',
    }),
  play: async () => {
    await opened({ ...HELD, 'Business name': '', Bio: '' });
    await expect(control('Business name')).toHaveAccessibleDescription(
      'You could leave it out when you signed up. A profile needs it: your own name will do.',
    );
    await expect(main().queryByText('Verified')).toBeNull();
    await expect(main().getByRole('img', { name: 'No profile photo' })).toHaveTextContent('AO');
    await retype('Business name', 'Adom Keys');
    await userEvent.click(save());
    await dashboard();
    await expect(sent.mock.calls).toEqual([[{ businessName: 'Adom Keys' }]]);
  },
};

/** A picture of exactly 5 MB: its preview shows at once, it goes out without the place it was taken at. */
export const ImageUpdated: Story = {
  parameters: { proves: ['C464', 'C466', 'C467', 'C468', 'C471', 'F112'] },
  play: async () => {
    await opened();
    await retype('Bio', 'Not saved yet');
    const photo = new Uint8Array(await (await pictureFile()).arrayBuffer());
    const place = new TextEncoder().encode('\u0000\u0000Exif\u0000\u0000GPS 5.60,-0.18');
    const note = new Uint8Array([0xff, 0xe1, ...place]);
    note[3] = place.length;
    const noted = new Uint8Array([...photo.subarray(0, 2), ...note, ...photo.subarray(2)]);
    const filler = new Uint8Array(5 * MB - noted.length);
    const file = new File([noted, filler], 'me.jpg', { type: 'image/jpeg' });
    await expect(file.size).toBe(5 * MB);
    await choosePicture(file);
    await waitFor(() => expect(shownPicture()).toMatch(/^blob:/));
    await expectToast('Image Updated!');
    await expectToast('Your profile image has been successfully updated.');
    await expect(pictures).toHaveBeenCalledOnce();
    const [sending] = pictures.mock.lastCall ?? [];
    await expect(sending).toMatchObject({ boundary: true, fields: ['profileImage'], type: 'image/jpeg' });
    await expect(new TextDecoder('latin1').decode(sending?.bytes)).not.toContain('GPS');
    await expect(updated).toHaveBeenCalledOnce();
    await expect(sent).not.toHaveBeenCalled();
    await expectHeld({ ...HELD, Bio: 'Not saved yet' });
    await userEvent.click(main().getByRole('button', { name: 'Remove' }));
    await expect(shownPicture()).toBeNull();
    await expect(main().getByText('Your saved photo stays until you choose another one.')).toBeVisible();
    await expect(pictures).toHaveBeenCalledOnce();
  },
};

/** Any image type that the browser decodes is taken, WEBP included; it goes out as a JPEG with a plain name. */
export const AnyImage: Story = {
  parameters: { proves: ['C465'] },
  play: async () => {
    await opened();
    const webp = await pictureFile('image/webp');
    await expect(webp.type).toBe('image/webp');
    await choosePicture(new File([webp], '../me & "you" (1).webp', webp));
    await expectToast('Image Updated!');
    const [sending] = pictures.mock.lastCall ?? [];
    await expect(sending).toMatchObject({ type: 'image/jpeg', name: 'me-you-1.jpg' });
    await expect(sending?.bytes.slice(0, 3)).toEqual(Uint8Array.of(0xff, 0xd8, 0xff));
  },
};

/** Files that are no image, whatever their names say: refused with types that work, the saved picture stays. */
export const ImageUndecodable: Story = {
  parameters: { proves: ['F113', 'F114'] },
  play: async () => {
    await opened();
    const photo = await pictureFile();
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
      await choosePicture(file);
      await expectToast(title);
      await expect(await main().findByText(text)).toBeVisible();
      await expectSavedPicture();
    }
    await expect(pictures).not.toHaveBeenCalled();
  },
};

/** No image, an empty file, one byte too many: refused with the reason, nothing goes out, the saved picture stays. */
export const ImageRefused: Story = {
  parameters: { proves: ['C462', 'C463', 'F112'] },
  play: async () => {
    await opened();
    const wrong = ['Invalid File Type', 'Please select an image file (JPG, PNG, etc.)'] as const;
    const large = ['File Too Large', 'Please select an image smaller than 5MB'] as const;
    const photo = await pictureFile();
    for (const [file, [title, text]] of [
      [new File([photo, new Uint8Array(5 * MB + 1 - photo.size)], 'me.jpg', { type: 'image/jpeg' }), large],
      [new File(['%PDF-1.7'], 'me.pdf', { type: 'application/pdf' }), wrong],
      [new File([], 'me.jpg', { type: 'image/jpeg' }), wrong],
    ] as const) {
      await choosePicture(file);
      await expectToast(title);
      await expect(await main().findByText(text)).toBeVisible();
      await expectSavedPicture();
    }
    await expect(pictures).not.toHaveBeenCalled();
  },
};

/** The picture is on its way: the ring turns over its preview. */
export const ImageOnItsWay: Story = {
  parameters: withServer({ uploadAgentProfileImage: http.post('*/api/agent/profile/image', hang) }),
  play: async () => {
    await opened();
    await choosePicture(await pictureFile());
    await expect((await main().findAllByText('Uploading...'))[0]).toBeVisible();
    await expect(main().getByRole('button', { name: 'Change Photo' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The server does not take it, then a file is gone before it is sent: said, the preview is cleared, the fields stay. */
export const ImageFailed: Story = {
  parameters: {
    proves: ['C469', 'F126', 'F117'],
    ...withServer({
      uploadAgentProfileImage: http.post(
        '*/api/agent/profile/image',
        () => new HttpResponse('<h1>Trace</h1>', { status: 500 }),
      ),
    }),
  },
  play: async () => {
    await opened();
    await retype('Bio', 'Not saved yet');
    await choosePicture(await pictureFile());
    await expectToast('Upload Failed');
    await expectToast('Failed to upload image. Please try again.');
    // The button is busy until the upload has failed; the toast of an earlier story may have the same text.
    await within(screen.getByRole('main')).findByText('Failed to upload image. Please try again.');
    await expectSavedPicture();
    await expectHeld({ ...HELD, Bio: 'Not saved yet' });
    await expect(updated).not.toHaveBeenCalled();
    const gone = await pictureFile();
    const fail = () => Promise.reject(new DOMException('It is gone.', 'NotReadableError'));
    Object.defineProperty(gone, 'arrayBuffer', { value: fail });
    await choosePicture(gone);
    await expectToast('me.jpg cannot be read. Choose it again.');
    await expectSavedPicture();
  },
};

let answerUpload: () => void = () => undefined;

/** The fields are saved while the picture is still on its way, and then it fails: told on the dashboard, the fields stay saved. */
export const ImageFailedAfterSaved: Story = {
  parameters: {
    proves: ['F126'],
    ...withServer({
      uploadAgentProfileImage: http.post('*/api/agent/profile/image', async () => {
        await new Promise<void>((resolve) => {
          answerUpload = resolve;
        });
        return HttpResponse.json({ message: 'The picture store is full.' }, { status: 507 });
      }),
    }),
  },
  play: async () => {
    await opened();
    await choosePicture(await pictureFile());
    await waitFor(() => expect(shownPicture()).toMatch(/^blob:/));
    await retype('Full name', 'Ama Owusu');
    await userEvent.click(save());
    await expectToast('Profile Updated!');
    await dashboard();
    answerUpload();
    await expectToast('Upload Failed');
    await expectToast('The picture store is full.');
    await expect(updated).toHaveBeenCalledOnce();
    await expectAccount('Ama Owusu');
    await heading(/Ama Owusu$/);
  },
};

/** Names, a bio and an address without end: all wrap or scroll in their boxes, nothing is pushed out. */
export const LongText: Story = {
  globals: phone,
  beforeEach: () =>
    freshProfile({
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
