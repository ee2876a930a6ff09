import { PROFILE_IMAGE_REJECTIONS, type ImageRejection } from '@efie/domain/photos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { createPhotoFile, portraitUrl } from '../storyPhotos';
import { ProfileImageField } from './ProfileImageField';
import type { ImageUpload } from './useProfileImage';

const meta = {
  title: 'Fields/ProfileImageField',
  component: ProfileImageField,
  args: {
    initials: 'AO',
    src: portraitUrl('Ama Owusu-Mensah'),
    prepare: (file): Promise<File | ImageRejection> => Promise.resolve(file),
    onUpload: (_file: File, _upload: ImageUpload): Promise<unknown> => Promise.resolve(),
    onRejected: fn(),
  },
  parameters: {
    design: designs('edit-profile'),
    guide: {
      use: 'The profile image of an agent in the profile form: it is uploaded as soon as it is chosen.',
      avoid: 'Photos of a listing: PhotoQueueField. Read-only profile images: Avatar.',
      do: 'Show the initials where there is no image.',
      dont: 'Do not ask users to crop the image themselves.',
      anatomy: ['image or initials', 'buttons to choose and remove', 'hint, progress or error'],
      accessibility: [
        'Native buttons; an upload, its failure and its cancellation are announced. The error is the description of the field.',
      ],
      related: ['Avatar', 'EditProfileForm', 'PhotoQueueField'],
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileImageField>;
export default meta;

type Story = StoryObj<typeof meta>;

function choose(element: HTMLElement, file: File) {
  const input = element.querySelector('input');
  if (!input) throw new Error('The field has no file input.');
  const transfer = new DataTransfer();
  transfer.items.add(file);
  Object.defineProperty(input, 'files', { configurable: true, writable: true, value: transfer.files });
  // Unlike a real input, this one does not clear `files` when its value is cleared.
  return fireEvent.change(input);
}

const PREPARED = new File(['prepared'], 'me.jpg', { type: 'image/jpeg' });

const shownImage = (element: HTMLElement) => element.querySelector('img');

/** The saved image; Remove hides it and moves focus to Change Photo. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await expect(shownImage(canvasElement)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByRole('img', { name: 'No profile photo' })).toHaveTextContent('AO');
    await expect(canvas.getByRole('button', { name: 'Change Photo' })).toHaveFocus();
    await expect(canvas.getByText('Your saved photo stays until you choose another one.')).toBeVisible();
  },
};

/** No image: initials, and no Remove button. */
export const Empty: Story = { tags: ['visual'], args: { src: undefined } };

/** Uploading a chosen image: a spinner over its preview. */
export const Uploading: Story = {
  tags: ['visual'],
  args: { onUpload: () => new Promise<never>(() => undefined) },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, await createPhotoFile(0, { name: 'me.jpg' }));
    await expect((await canvas.findAllByText('Uploading...'))[0]).toBeVisible();
    await waitFor(() => expect(shownImage(canvasElement)?.getAttribute('src')).toMatch(/^blob:/));
    await expect(canvas.getByRole('button', { name: 'Change Photo' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The browser reports how much has been sent. */
export const PartlySent: Story = {
  tags: ['visual'],
  args: {
    onUpload: (_file, { onProgress }) => {
      onProgress({ sent: 45_000, total: 100_000 });
      return new Promise<never>(() => undefined);
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, await createPhotoFile(0, { name: 'me.jpg' }));
    await expect(await canvas.findByText('Uploading... 45%')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull();
  },
};

/** Canceled: the upload is aborted, the saved image is shown again, and focus is on Change Photo. */
export const Canceled: Story = {
  args: { onUpload: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, await createPhotoFile(0, { name: 'me.jpg' }));
    await waitFor(() => expect(shownImage(canvasElement)?.getAttribute('src')).toMatch(/^blob:/));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    const upload = mocked(args.onUpload).mock.lastCall?.[1];
    await expect(upload?.signal.aborted).toBe(true);
    // What is reported later changes nothing.
    upload?.onProgress({ sent: 1, total: 1 });
    await waitFor(() => expect(shownImage(canvasElement)?.getAttribute('src')).toMatch(/portraits/));
    await expect(canvas.getByRole('group', { name: 'Profile photo' })).toHaveAccessibleDescription(
      'Upload cancelled.',
    );
    await expect(canvas.getByRole('button', { name: 'Change Photo' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeVisible();
  },
};

let finishPreparing: (file: File) => void = () => undefined;

/** Canceled while the image is being prepared: it is not uploaded. */
export const CanceledEarly: Story = {
  args: {
    prepare: () =>
      new Promise((resolve) => {
        finishPreparing = resolve;
      }),
    onUpload: fn(async () => undefined),
  },
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, await createPhotoFile(0, { name: 'me.jpg' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel upload' }));
    finishPreparing(PREPARED);
    await expect(await canvas.findByRole('button', { name: 'Remove' })).toBeVisible();
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

/** While the chosen image is being prepared: a spinner, and no preview yet. */
export const Preparing: Story = {
  args: { prepare: () => new Promise<never>(() => undefined), onUpload: fn(async () => undefined) },
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, await createPhotoFile(0, { name: 'me.jpg' }));
    await expect((await canvas.findAllByText('Uploading...'))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change Photo' })).toHaveAttribute('aria-busy', 'true');
    await expect(shownImage(canvasElement)?.getAttribute('src')).toMatch(/portraits/);
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

/** Uploaded: the preview stays and can be removed. */
export const Uploaded: Story = {
  args: { prepare: async () => PREPARED, onUpload: fn(async () => undefined) },
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, await createPhotoFile(0, { name: 'chosen.jpg' }));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledWith(PREPARED, expect.anything()));
    await waitFor(() => expect(shownImage(canvasElement)?.getAttribute('src')).toMatch(/^blob:/));
    await expect(await canvas.findByRole('button', { name: 'Remove' })).toBeVisible();
  },
};

/** The upload failed: the saved image is shown again, with an error message. */
export const UploadFailed: Story = {
  args: {
    onUpload: async () => {
      throw new Error('offline');
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, await createPhotoFile(0, { name: 'me.jpg' }));
    await expect(await canvas.findByText('Failed to upload image. Please try again.')).toBeVisible();
    await waitFor(() => expect(shownImage(canvasElement)?.getAttribute('src')).toMatch(/portraits/));
  },
};

/** A file that is not an image, despite its name and type. */
export const WrongType: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, new File(['%PDF-1.7'], 'me.jpg', { type: 'image/jpeg' }));
    await expect(await canvas.findByText('Please select an image file (JPG, PNG, etc.)')).toBeVisible();
    await expect(args.onRejected).toHaveBeenCalledWith({
      title: 'Invalid File Type',
      text: 'Please select an image file (JPG, PNG, etc.)',
    });
  },
};

const rejectedWith = (rejection: ImageRejection): Pick<Story, 'args' | 'play'> => ({
  args: { prepare: async () => rejection, onUpload: fn(async () => undefined) },
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, await createPhotoFile(0, { name: 'me.jpg' }));
    await expect(await canvas.findByText(rejection.text)).toBeVisible();
    await expect(args.onRejected).toHaveBeenCalledWith(rejection);
    await expect(args.onUpload).not.toHaveBeenCalled();
    await expect(shownImage(canvasElement)?.getAttribute('src')).toMatch(/portraits/);
    await expect(canvas.getByRole('button', { name: 'Change Photo' })).not.toHaveAttribute('aria-busy');
  },
});

/** An image type that this browser cannot decode, such as HEIC: the message names types that work. */
export const Undecodable: Story = rejectedWith(PROFILE_IMAGE_REJECTIONS.undecodable);

/** A truncated image file. */
export const Damaged: Story = rejectedWith(PROFILE_IMAGE_REJECTIONS.damaged);

/** Over 65 megapixels. */
export const TooManyPixels: Story = rejectedWith(PROFILE_IMAGE_REJECTIONS.tooManyPixels);

/** Over 5 MB. */
export const TooLarge: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const photo = await createPhotoFile(0);
    await choose(
      canvasElement,
      new File([photo, new Uint8Array(5 * 1024 * 1024)], 'me.jpg', { type: 'image/jpeg' }),
    );
    await expect(await canvas.findByText('Please select an image smaller than 5MB')).toBeVisible();
    await expect(args.onRejected).toHaveBeenCalledWith({
      title: 'File Too Large',
      text: 'Please select an image smaller than 5MB',
    });
  },
};
