import type { Meta, StoryObj } from '@storybook/react-vite';
import { useFormikContext } from 'formik';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import { createStoredPhotos, createPhotoFile, createNewPhotos } from '../storyPhotos';
import { PhotoQueueField } from './PhotoQueueField';
import { FormWithPhotos, choose, waitForPhotos, textFile } from './storyPhotoQueue';

const meta = {
  title: 'Fields/PhotoQueueField/Edit',
  component: PhotoQueueField,
  parameters: { design: designs('file-drop-zone') },
  args: { name: 'photos', form: 'new' },
  render: (args, { loaded }) => (
    <FormWithPhotos photos={loaded['photos'] ?? []}>
      <PhotoQueueField {...args} />
    </FormWithPhotos>
  ),
} satisfies Meta<typeof PhotoQueueField>;
export default meta;

type Story = StoryObj<typeof meta>;

const editedPhotos = async () => ({
  photos: [...(await createStoredPhotos(4)), ...(await createNewPhotos(1, 4))],
});

/** The edit form: current images and pending uploads. */
export const Edit: Story = {
  args: { form: 'edit' },
  loaders: [editedPhotos],
  play: async ({ canvas }) => {
    await waitForPhotos(canvas, 5);
    const current = canvas.getByRole('list', { name: 'Current images' });
    await expect(
      within(current).getAllByRole('button', { name: /^Mark photo \d for deletion$/ }),
    ).toHaveLength(4);
    await expect(canvas.getByText('Total images after update: 5/3 minimum')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Pending uploads' })).toHaveTextContent('New');
  },
};

/** An image is marked for deletion and unmarked; nothing is sent. */
export const MarkedAndUndone: Story = {
  args: { form: 'edit', onNotice: fn() },
  loaders: [editedPhotos],
  play: async ({ canvas, args }) => {
    await waitForPhotos(canvas, 5);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark photo 1 for deletion' }));
    await expect(args.onNotice).toHaveBeenLastCalledWith({
      kind: 'info',
      text: 'Image marked for deletion...',
    });
    await expect(canvas.getByText('Marked for deletion')).toBeVisible();
    await expect(canvas.getByText('Total images after update: 4/3 minimum')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Cover');
    const undo = canvas.getByRole('button', { name: 'Undo deletion of photo 1' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onNotice).toHaveBeenLastCalledWith({ kind: 'info', text: 'Image deletion cancelled' });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Mark photo 1 for deletion' })).toHaveFocus(),
    );
    await expect(canvas.getByText('Total images after update: 5/3 minimum')).toBeVisible();
  },
};

/** The tile of an image marked for deletion. */
export const Marked: Story = {
  args: { form: 'edit' },
  loaders: [
    async () => ({
      photos: [
        ...(await createStoredPhotos(4)).map((photo, index) => ({
          ...photo,
          isMarkedForDeletion: index === 1,
        })),
        ...(await createNewPhotos(1, 4)),
      ],
    }),
  ],
};

/** Two of five photos have no id from the server: they cannot be deleted, and a note says what to do. */
export const NoImageId: Story = {
  args: { form: 'edit' },
  loaders: [
    async () => ({
      photos: (await createStoredPhotos(5)).map((photo, index) =>
        index < 2 ? { ...photo, photoId: null } : photo,
      ),
    }),
  ],
  play: async ({ canvas }) => {
    await waitForPhotos(canvas, 5);
    const tiles = within(canvas.getByRole('list', { name: 'Current images' })).getAllByRole('listitem');
    for (const tile of tiles.slice(0, 2)) {
      await expect(within(tile).getByText('Cannot be deleted')).toBeVisible();
      await expect(within(tile).queryByRole('button')).toBeNull();
    }
    for (const tile of tiles.slice(2)) {
      await expect(within(tile).queryByText('Cannot be deleted')).toBeNull();
      await expect(within(tile).getByRole('button', { name: /^Mark photo \d for deletion$/ })).toBeVisible();
    }
    await expect(
      canvas.getByText('Some photos cannot be deleted here. Contact support to remove them.'),
    ).toBeVisible();
  },
};

/** Marking is rejected if fewer than three images would be left. */
export const MarkRefused: Story = {
  args: { form: 'edit' },
  loaders: [async () => ({ photos: await createStoredPhotos(3) })],
  play: async ({ canvas }) => {
    await waitForPhotos(canvas, 3);
    const markButton = canvas.getByRole('button', { name: 'Mark photo 2 for deletion' });
    await userEvent.click(markButton);
    const message = 'You must have at least 3 images. Please upload more images before deleting this one.';
    await expect((await canvas.findAllByText(message))[0]).toBeVisible();
    await expect(canvas.queryByText('Marked for deletion')).not.toBeInTheDocument();
    await expect(markButton).toHaveFocus();
  },
};

/** A listing that already has too few photos. */
export const BelowMinimum: Story = {
  args: { form: 'edit' },
  loaders: [async () => ({ photos: await createStoredPhotos(2) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Total images after update: 2/3 minimum')).toBeVisible();
    await expect(canvas.getByText(/^You must have at least 3 images\./)).toBeVisible();
  },
};

/** In the edit form, rejected files are named and the others are added, with a toast for each. */
export const EditMixedSelection: Story = {
  args: { form: 'edit', onNotice: fn() },
  loaders: [async () => ({ photos: await createStoredPhotos(3) })],
  play: async ({ canvas, canvasElement, args }) => {
    await waitForPhotos(canvas, 3);
    const photo = await createPhotoFile(4);
    await choose(canvasElement, [
      photo,
      textFile('%PDF-1.7', 'plan.pdf', 'application/pdf'),
      new File([photo, new Uint8Array(5 * 1024 * 1024)], 'big.jpg', { type: 'image/jpeg' }),
    ]);
    await waitForPhotos(canvas, 4);
    await expect(args.onNotice).toHaveBeenCalledWith({
      kind: 'success',
      text: '1 image(s) added to upload queue',
    });
    await expect(args.onNotice).toHaveBeenLastCalledWith({
      kind: 'error',
      text: 'Invalid file type. Only JPEG, PNG, JPG, GIF allowed. plan.pdf File too large. Maximum size is 5MB. big.jpg',
    });
    await expect(canvas.getByText('Total images after update: 4/3 minimum')).toBeVisible();
  },
};

function EmptyButton() {
  const { setFieldValue } = useFormikContext();
  return (
    <button type="button" onClick={() => void setFieldValue('photos', [])}>
      Empty the form
    </button>
  );
}

/** When the form value is emptied, all object URLs of the previews are revoked. */
export const Emptied: Story = {
  loaders: [async () => ({ photos: await createNewPhotos(3) })],
  render: (args, { loaded }) => (
    <FormWithPhotos photos={loaded['photos']}>
      <PhotoQueueField {...args} />
      <EmptyButton />
    </FormWithPhotos>
  ),
  play: async ({ canvas }) => {
    await waitForPhotos(canvas, 3);
    const urls = canvas.getAllByRole('img').map((image) => image.getAttribute('src') ?? '');
    await userEvent.click(canvas.getByRole('button', { name: 'Empty the form' }));
    await waitForPhotos(canvas, 0);
    const responses = await Promise.allSettled(urls.map((url) => fetch(url)));
    await expect(responses.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  },
};
