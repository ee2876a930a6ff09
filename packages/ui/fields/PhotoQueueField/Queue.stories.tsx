import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { array, object } from 'yup';
import { designs } from '../../../../testing/designs';
import { dispatchDragEvent, createPhotoFile, createNewPhotos, createDataTransfer } from '../storyPhotos';
import { PhotoQueueField } from './PhotoQueueField';
import { FormWithPhotos, zoneOf, photoOrder, waitForDragging, waitForPhotos } from './storyPhotoQueue';

const meta = {
  title: 'Fields/PhotoQueueField/Queue',
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

/** Reordering with the move buttons by keyboard: the new position is announced and focus stays on the button. */
export const OrderByKeyboard: Story = {
  loaders: [async () => ({ photos: await createNewPhotos(5) })],
  play: async ({ canvas }) => {
    await waitForPhotos(canvas, 5);
    await waitForDragging(canvas);
    const button = canvas.getByRole('button', { name: 'Move photo 3, kitchen.jpg earlier' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(photoOrder(canvas).slice(0, 3)).toEqual(['front.jpg', 'kitchen.jpg', 'living.jpg']);
    await expect(canvas.getByText('kitchen.jpg, photo 2 of 5')).toBeInTheDocument();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(photoOrder(canvas)[0]).toBe('kitchen.jpg');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Cover');
    // The photo is the first now: the button is disabled but still focusable.
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(photoOrder(canvas)[0]).toBe('kitchen.jpg');
    await userEvent.click(canvas.getByRole('button', { name: 'Move photo 1, kitchen.jpg later' }));
    await expect(photoOrder(canvas)[1]).toBe('kitchen.jpg');
  },
};

function touch(type: string, target: Element, position: { clientX: number; clientY: number }) {
  const finger = new Touch({ identifier: 1, target, ...position });
  const touches = type === 'touchend' ? [] : [finger];
  target.dispatchEvent(
    new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [finger] }),
  );
}

/** Reordering by dragging: immediately with a mouse, after a short hold with a finger. */
export const OrderByDragging: Story = {
  loaders: [async () => ({ photos: await createNewPhotos(4) })],
  play: async ({ canvas }) => {
    await waitForPhotos(canvas, 4);
    await waitForDragging(canvas);
    const centerOf = (index: number) => {
      const box = canvas.getAllByRole('img')[index]?.getBoundingClientRect() ?? new DOMRect();
      return { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, button: 0, buttons: 1 };
    };
    const image = canvas.getByAltText('Photo 4 of 4, veranda.jpg');
    const [from, to] = [centerOf(3), centerOf(0)];
    await fireEvent.mouseDown(image, from);
    await fireEvent.mouseMove(document, { ...from, clientX: from.clientX - 20 });
    await waitFor(() => expect(image.closest('li')).toHaveAttribute('data-dragging', 'true'));
    await waitFor(async () => {
      await fireEvent.mouseMove(document, to);
      await expect(canvas.getAllByRole('listitem')[0]?.style.transform).not.toBe('');
    });
    await fireEvent.mouseUp(document, to);
    await waitFor(() => expect(photoOrder(canvas)[0]).toBe('veranda.jpg'));
    await expect(photoOrder(canvas)).toEqual(['veranda.jpg', 'front.jpg', 'living.jpg', 'kitchen.jpg']);
    await expect(canvas.getByText('veranda.jpg, photo 1 of 4')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]?.style.transform).toBe(''));
    const cover = canvas.getByAltText('Photo 1 of 4, veranda.jpg');
    const [near, far] = [centerOf(0), centerOf(3)];
    touch('touchstart', cover, near);
    await waitFor(() => expect(cover.closest('li')).toHaveAttribute('data-dragging', 'true'));
    await waitFor(async () => {
      touch('touchmove', cover, far);
      await expect(canvas.getAllByRole('listitem')[3]?.style.transform).toMatch(/\([^)]*[1-9]/);
    });
    touch('touchend', cover, far);
    await waitFor(() => expect(photoOrder(canvas)[3]).toBe('veranda.jpg'));
    await expect(photoOrder(canvas)).toEqual(['front.jpg', 'living.jpg', 'kitchen.jpg', 'veranda.jpg']);
    await expect(canvas.getByText('veranda.jpg, photo 4 of 4')).toBeInTheDocument();
  },
};

/** Removing a photo moves focus to the next one; below three photos the minimum is shown. */
export const Removed: Story = {
  loaders: [async () => ({ photos: await createNewPhotos(3) })],
  play: async ({ canvas }) => {
    await waitForPhotos(canvas, 3);
    await waitForDragging(canvas);
    canvas.getByRole('button', { name: 'Remove photo 1, front.jpg' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove photo 1, living.jpg' })).toHaveFocus(),
    );
    await expect(canvas.getByText('Please upload at least 3 images')).toBeVisible();
    await expect(canvas.getByText('Image removed from upload queue')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(zoneOf(canvas)).toHaveFocus());
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

const atLeastThree = object({ photos: array().min(3, 'Please upload at least 3 images') });

/** Submitting with two photos: nothing is sent and focus moves to the field. */
export const TooFew: Story = {
  loaders: [async () => ({ photos: await createNewPhotos(2) })],
  render: (args, { loaded }) => (
    <FormWithPhotos photos={loaded['photos']} schema={atLeastThree} onSubmit={onSubmit}>
      <PhotoQueueField {...args} />
    </FormWithPhotos>
  ),
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await waitForPhotos(canvas, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Please upload at least 3 images')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(zoneOf(canvas)).toHaveFocus());
    await expect(canvas.getByRole('group', { name: 'Photos' })).toHaveAccessibleDescription(
      'Please upload at least 3 images',
    );
  },
};
const onSubmit = fn();

const sendingPhotos = async () => {
  const [first, second, third, ...rest] = await createNewPhotos(5);
  return { photos: [first, { ...second, state: 'sending' }, { ...third, state: 'sending' }, ...rest] };
};

/** While photos are uploaded, nothing can be changed. */
export const Sending: Story = {
  loaders: [sendingPhotos],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('photo 3 of 5')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Remove|Move/ })).not.toBeInTheDocument();
    dispatchDragEvent(zoneOf(canvas), 'drop', createDataTransfer([await createPhotoFile(6)]));
    await expect(
      (await canvas.findAllByText('Wait until the photos are sent, then add more.'))[0],
    ).toBeVisible();
  },
};

const failedPhoto = async () => {
  const [first, second, third, fourth] = await createNewPhotos(4);
  const errorMessage = 'Failed to upload kitchen.jpg';
  return { photos: [first, second, { ...third, state: 'failed', errorMessage }, fourth] };
};

/** A failed photo is named and can be retried or removed. */
export const Failed: Story = {
  args: { onRetry: fn() },
  loaders: [failedPhoto],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Failed to upload kitchen.jpg')).toBeVisible();
    await waitForDragging(canvas);
    await expect(canvas.getByRole('button', { name: 'Remove photo 3, kitchen.jpg' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again, photo 3, kitchen.jpg' }));
    await expect(args.onRetry).toHaveBeenCalledWith('story-2');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove photo 3, kitchen.jpg' })).toHaveFocus(),
    );
    await expect(canvas.queryByText('Failed to upload kitchen.jpg')).not.toBeInTheDocument();
  },
};

/** The tile of a failed photo. */
export const FailedTile: Story = { loaders: [failedPhoto] };
