import { offContract, serverCrash } from '@efie/mocks';
import { PROFILE_IMAGE_REJECTIONS } from '@efie/domain/photos';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { heifBytes, pngBytes } from '../../../../testing/photoBytes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import { expectFieldValues } from '../common/stories/storyForm';
import { expectAccountInHeader } from '../common/stories/storyHeader';
import { expectToast, heading, main } from '../common/stories/storyScreen';
import { EditProfileScreen } from './EditProfile';
import {
  changeOnServer,
  chooseProfileImage,
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
  expectDashboard,
} from './storyProfile';

const meta = {
  title: 'Screens/EditProfile/Picture',
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

const MB = 1024 * 1024;
const { undecodable, damaged, tooManyPixels } = PROFILE_IMAGE_REJECTIONS;

/** An image of exactly 5 MB: previewed at once, and uploaded without its GPS location. */
export const ImageUpdated: Story = {
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
  tags: ['slow'],
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

const uploadStarted = fn();

/** The upload is in flight: a spinner over the preview. Canceled, it is aborted, and the saved image is back. */
export const ImageOnItsWay: Story = {
  tags: ['slow'],
  parameters: withProfileHandlers({
    uploadAgentProfileImage: offContract('uploadAgentProfileImage', () => {
      uploadStarted();
      return new Promise<never>(() => undefined);
    }),
  }),
  play: async () => {
    uploadStarted.mockClear();
    await expectForm();
    await replaceText('Bio', 'Not saved yet');
    await chooseProfileImage(await createImageFile());
    await expect((await main().findAllByText('Uploading...'))[0]).toBeVisible();
    await expect(main().getByRole('button', { name: 'Change Photo' })).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(uploadStarted).toHaveBeenCalled());
    await userEvent.click(main().getByRole('button', { name: 'Cancel upload' }));
    await expectSavedImage();
    await expect(main().getByRole('button', { name: 'Change Photo' })).not.toHaveAttribute('aria-busy');
    await expect(screen.queryByText('Upload Failed')).toBeNull();
    await expectFieldValues({ ...SAVED_VALUES, Bio: 'Not saved yet' });
    await expect(onProfileUpdated).not.toHaveBeenCalled();
  },
};

/** The upload fails, then a file cannot be read: a toast each time, the saved image is back, and the fields stay. */
export const ImageFailed: Story = {
  tags: ['slow'],
  parameters: withProfileHandlers({
    uploadAgentProfileImage: serverCrash('uploadAgentProfileImage'),
  }),
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

/** Stored, but the response is empty: the profile shows another image, so it counts as uploaded. */
export const ImageUnconfirmed: Story = {
  tags: ['slow'],
  parameters: withProfileHandlers({
    uploadAgentProfileImage: offContract('uploadAgentProfileImage', () => {
      changeOnServer({ profileImage: 'portraits/new.svg' });
      return new HttpResponse(null, { status: 204 });
    }),
  }),
  play: async () => {
    await expectForm();
    await chooseProfileImage(await createImageFile());
    await expectToast('Image Updated!');
    await expect(onProfileUpdated).toHaveBeenCalledOnce();
  },
};

let respondToUpload: () => void = () => undefined;

/** The fields are saved while the upload is in flight, which then fails: a toast on the dashboard, the fields stay saved. */
export const ImageFailedAfterSaved: Story = {
  tags: ['slow'],
  parameters: withProfileHandlers({
    uploadAgentProfileImage: offContract('uploadAgentProfileImage', async () => {
      await new Promise<void>((resolve) => {
        respondToUpload = resolve;
      });
      return HttpResponse.json({ message: 'The image storage is full.' }, { status: 507 });
    }),
  }),
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
