import type { QueuedPhoto } from '@efie/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useFormikContext } from 'formik';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { array, object } from 'yup';
import { StoryForm, type StoryFormProps } from '../storyForm';
import {
  dispatchDragEvent,
  createStoredPhotos,
  createPhotoFile,
  createPhotoFiles,
  createNewPhotos,
  createDataTransfer,
} from '../storyPhotos';
import { PhotoQueueField } from './PhotoQueueField';

type Canvas = ReturnType<typeof within>;

function FormWithPhotos({
  photos = [],
  ...form
}: { photos?: readonly QueuedPhoto[] } & Partial<StoryFormProps>) {
  return (
    <StoryForm isWide initialValues={{ images: photos }} {...form}>
      {form.children}
    </StoryForm>
  );
}

const meta = {
  title: 'Fields/PhotoQueueField',
  component: PhotoQueueField,
  args: { name: 'images', form: 'new' },
  parameters: {
    guide: {
      use: 'The photos of a listing: `new` for a new listing, where photos can be reordered, `edit` in the edit dialog, where current images can be marked for deletion.',
      avoid:
        'A profile image: ProfileImageField. A document: FileHintField. The field does not upload anything itself.',
    },
  },
  render: (args, { loaded }) => (
    <FormWithPhotos photos={loaded['photos'] ?? []}>
      <PhotoQueueField {...args} />
    </FormWithPhotos>
  ),
} satisfies Meta<typeof PhotoQueueField>;
export default meta;

type Story = StoryObj<typeof meta>;

const inputOf = (element: HTMLElement) => {
  const input = element.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('The field has no file input.');
  return input;
};

/** Sets files of any type on the input and fires its change event. */
const choose = (element: HTMLElement, files: readonly File[]) => {
  const input = inputOf(element);
  Object.defineProperty(input, 'files', { configurable: true, value: createDataTransfer(files).files });
  return fireEvent.change(input);
};

const zoneOf = (canvas: Canvas) => canvas.getByRole('button', { name: /^Add (?:photos|images)/ });

/** The file names of the photos, in order, from their alt texts. */
const photoOrder = (canvas: Canvas) =>
  canvas
    .queryAllByRole('img')
    .map((image: HTMLElement) => image.getAttribute('alt')?.replace(/^Photo \d+ of \d+,? ?/, '') ?? '');

const waitForPhotos = (canvas: Canvas, count: number) =>
  waitFor(() => expect(canvas.queryAllByRole('img')).toHaveLength(count));

const textFile = (content: string, name: string, type: string) => new File([content], name, { type });

/** Empty; Tab focuses the drop zone, Enter and Space open the file chooser. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    const opened = fn();
    inputOf(canvasElement).addEventListener('click', (event) => {
      event.preventDefault();
      opened();
    });
    await userEvent.tab();
    await expect(zoneOf(canvas)).toHaveFocus();
    await expect(zoneOf(canvas)).toHaveAccessibleName(
      expect.stringMatching(/^Add photos or drop them here JPEG, PNG, JPG or GIF, up to 5 MB each/),
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
    await expect(canvas.getByText('0 of 10 photos')).toBeVisible();
  },
};

/** With chosen photos; the first is the cover. */
export const Chosen: Story = {
  parameters: { proves: ['C489'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), await createPhotoFiles(4));
    await waitForPhotos(canvas, 4);
    await expect(photoOrder(canvas)).toEqual(['front.jpg', 'living.jpg', 'kitchen.jpg', 'veranda.jpg']);
    await expect(canvas.getByText('4 of 10 photos')).toBeVisible();
    await expect(canvas.getByText('4 image(s) added to upload queue')).toBeInTheDocument();
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Cover');
    await expect(canvas.getAllByText('Cover')).toHaveLength(1);
  },
};

/** Three files dragged over the drop zone. */
export const DraggedOver: Story = {
  loaders: [async () => ({ photos: await createNewPhotos(3) })],
  play: async ({ canvas }) => {
    await waitForPhotos(canvas, 3);
    const files = createDataTransfer([
      await createPhotoFile(4),
      await createPhotoFile(5),
      await createPhotoFile(6),
    ]);
    dispatchDragEvent(zoneOf(canvas), 'dragenter', files);
    await expect(await canvas.findByText('Drop to add 3 photos')).toBeVisible();
    await expect(canvas.getByText('3 of 10 used')).toBeVisible();
  },
};

/** Dropped photos are added after the existing ones. */
export const Dropped: Story = {
  ...DraggedOver,
  play: async (context) => {
    const { canvas } = context;
    await waitForPhotos(canvas, 3);
    dispatchDragEvent(
      zoneOf(canvas),
      'drop',
      createDataTransfer([await createPhotoFile(4), await createPhotoFile(5)]),
    );
    await waitForPhotos(canvas, 5);
    await expect(photoOrder(canvas).slice(3)).toEqual(['bedroom.jpg', 'bathroom.jpg']);
    await expect(canvas.queryByText(/^Drop to add/)).not.toBeInTheDocument();
  },
};

/** A PDF among five photos: none of the selection is added, the existing photos stay. */
export const WrongType: Story = {
  loaders: [async () => ({ photos: await createNewPhotos(2) })],
  parameters: { proves: ['C491', 'F111'] },
  play: async ({ canvas, canvasElement }) => {
    await waitForPhotos(canvas, 2);
    await choose(canvasElement, [
      ...(await createPhotoFiles(5)),
      textFile('%PDF-1.7', 'plan.pdf', 'application/pdf'),
    ]);
    const message = 'Invalid file type(s). Only JPEG, PNG, JPG, and GIF files are allowed.';
    await expect((await canvas.findAllByText(message, { exact: false }))[0]).toBeVisible();
    await expect(canvas.getByText('plan.pdf')).toBeVisible();
    await expect(zoneOf(canvas)).toHaveAccessibleDescription(expect.stringContaining(message));
    await expect(photoOrder(canvas)).toEqual(['front.jpg', 'living.jpg']);
  },
};

/** Files are checked by their bytes: fake photos are rejected, a PNG named .jpg is accepted as a PNG. */
export const ByContent: Story = {
  args: { form: 'edit' },
  parameters: { proves: ['C425', 'F113'] },
  play: async ({ canvas, canvasElement }) => {
    const whole = await createPhotoFile(1, { name: 'whole.jpg' });
    await choose(canvasElement, [
      textFile('not a photo', 'text.jpg', 'image/jpeg'),
      textFile('\0\0\0\u0018ftypheic\0\0\0\0', 'heic.jpg', 'image/jpeg'),
      textFile('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'script.png', 'image/png'),
      new File([whole.slice(0, whole.size / 2)], 'cut.jpg', { type: 'image/jpeg' }),
      await createPhotoFile(0, { name: 'png-inside.jpg', type: 'image/png' }),
    ]);
    await waitForPhotos(canvas, 1);
    await expect(photoOrder(canvas)).toEqual(['png-inside.jpg']);
    await expect(canvas.getByText('text.jpg, heic.jpg, script.png, cut.jpg')).toBeVisible();
    await expect(
      canvas.getAllByText('Invalid file type. Only JPEG, PNG, JPG, GIF allowed.', { exact: false })[0],
    ).toBeVisible();
  },
};

/** Files over 5 MB and empty ones are rejected; a photo of exactly 5 MB is accepted. */
export const TooLarge: Story = {
  parameters: { proves: ['C490', 'F112'] },
  play: async ({ canvas, canvasElement }) => {
    const photo = await createPhotoFile(0);
    const grow = (bytes: number, name: string) =>
      new File([photo, new Uint8Array(bytes - photo.size)], name, { type: 'image/jpeg' });
    const limit = 5 * 1024 * 1024;
    await choose(canvasElement, [
      grow(limit, 'exact.jpg'),
      grow(limit + 1, 'over.jpg'),
      new File([], 'empty.jpg', { type: 'image/jpeg' }),
    ]);
    await waitForPhotos(canvas, 1);
    await expect(photoOrder(canvas)).toEqual(['exact.jpg']);
    const [large, empty] = within(canvasElement.querySelector<HTMLElement>('.rejections') ?? canvasElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    await expect(large).toBe('File too large. Maximum size is 5MB.over.jpg');
    await expect(empty).toBe('This file is empty. Choose another one.empty.jpg');
  },
};

/** A tiny file that would decode to 900 megapixels is rejected by its header. */
export const PixelFlood: Story = {
  parameters: { proves: ['F114'] },
  play: async ({ canvas, canvasElement }) => {
    const bytes = new Uint8Array(await (await createPhotoFile(0, { type: 'image/png' })).arrayBuffer());
    const view = new DataView(bytes.buffer);
    view.setUint32(16, 30_000);
    view.setUint32(20, 30_000);
    await choose(canvasElement, [new File([bytes], 'flood.png', { type: 'image/png' })]);
    const message = 'This photo has over 50 megapixels. Choose a smaller one.';
    await expect((await canvas.findAllByText(message, { exact: false }))[0]).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** Eleven at once: ten are added, the last is rejected by name, and the drop zone is disabled. */
export const Full: Story = {
  parameters: { proves: ['C489', 'F110'] },
  play: async ({ canvas, canvasElement }) => {
    const eleven = [
      ...(await createPhotoFiles(10)),
      await createPhotoFile(0, { name: 'eleventh.png', type: 'image/png' }),
    ];
    await choose(canvasElement, eleven);
    await waitForPhotos(canvas, 10);
    await expect(canvas.getAllByText('You can upload up to 10 images', { exact: false })[0]).toBeVisible();
    await expect(canvas.getByText('eleventh.png')).toBeVisible();
    await expect(zoneOf(canvas)).toHaveAttribute('aria-disabled', 'true');
    await expect(zoneOf(canvas)).toHaveAccessibleName(
      expect.stringContaining('10 of 10 photos. Remove one to add another.'),
    );
  },
};

/** Hostile file names are shown as text; a duplicate photo is flagged. */
export const OddNames: Story = {
  parameters: { proves: ['F115'] },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, [
      await createPhotoFile(0, { name: `${'verylongname'.repeat(25)}.jpg` }),
      await createPhotoFile(1, { name: '../../x.jpg' }),
      await createPhotoFile(2, { name: '🏠🌴.jpg' }),
      await createPhotoFile(3, { name: '<img src=x onerror=alert(1)>' }),
      await createPhotoFile(1, { name: 'again.jpg' }),
    ]);
    await waitForPhotos(canvas, 5);
    const [long, , , , again] = canvas.getAllByRole('listitem');
    await expect(long).toHaveTextContent('Cover');
    await expect(photoOrder(canvas).slice(1)).toEqual([
      expect.stringMatching(/x\.jpg$/),
      '🏠🌴.jpg',
      '<img src=x onerror=alert(1)>',
      'again.jpg',
    ]);
    await expect(again).toHaveTextContent('Duplicate');
    await expect(canvas.getAllByText('Duplicate')).toHaveLength(1);
  },
};

/** Dropping a folder or text, or dropping beside the zone, shows a message and does not navigate. */
export const StrayDrops: Story = {
  parameters: { proves: ['F116'] },
  play: async ({ canvas, canvasElement }) => {
    const zone = zoneOf(canvas);
    const folder = { kind: 'file', webkitGetAsEntry: () => ({ isDirectory: true }), getAsFile: () => null };
    dispatchDragEvent(zone, 'drop', {
      types: ['Files'],
      items: [folder],
      files: [],
    } as unknown as DataTransfer);
    await expect(
      (await canvas.findAllByText('A folder cannot be added. Open it and choose the photos in it.'))[0],
    ).toBeVisible();
    const textTransfer = new DataTransfer();
    textTransfer.setData('text/plain', 'a message');
    await expect(dispatchDragEvent(zone, 'drop', textTransfer)).toBe(false);
    await expect((await canvas.findAllByText('Only photo files can be added here.'))[0]).toBeVisible();
    const isAllowed = dispatchDragEvent(
      canvasElement.ownerDocument.body,
      'drop',
      createDataTransfer([await createPhotoFile(0)]),
    );
    await expect(isAllowed).toBe(false);
    await expect((await canvas.findAllByText('Drop photos on the field to add them.'))[0]).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** A file that was deleted after it was chosen is rejected by name. */
export const Unreadable: Story = {
  loaders: [async () => ({ photos: await createNewPhotos(1) })],
  parameters: { proves: ['F117'] },
  play: async ({ canvas, canvasElement }) => {
    await waitForPhotos(canvas, 1);
    const gone = await createPhotoFile(3, { name: 'gone.jpg' });
    gone.arrayBuffer = () => Promise.reject(new DOMException('', 'NotFoundError'));
    const transfer = { types: ['Files'], items: [{ kind: 'file', getAsFile: () => gone }], files: [gone] };
    dispatchDragEvent(zoneOf(canvas), 'drop', transfer as unknown as DataTransfer);
    await expect(await canvas.findByText('gone.jpg')).toBeVisible();
    await expect(
      canvas.getAllByText('This file cannot be read. Choose it again.', { exact: false })[0],
    ).toBeVisible();
    await expect(photoOrder(canvas)).toEqual(['front.jpg']);
    await expect(canvasElement).toHaveTextContent('1 of 10 photos');
  },
};

/** While files are read, the drop zone says so. */
export const Checking: Story = {
  play: async ({ canvas }) => {
    const slow = await createPhotoFile(3);
    slow.arrayBuffer = () => new Promise<ArrayBuffer>(() => undefined);
    const transfer = { types: ['Files'], items: [{ kind: 'file', getAsFile: () => slow }], files: [slow] };
    dispatchDragEvent(zoneOf(canvas), 'drop', transfer as unknown as DataTransfer);
    await expect((await canvas.findAllByText('Checking...'))[0]).toBeVisible();
  },
};

/** Reordering with the move buttons by keyboard: the new position is announced and focus stays on the button. */
export const OrderByKeyboard: Story = {
  loaders: [async () => ({ photos: await createNewPhotos(5) })],
  parameters: { proves: ['F124'] },
  play: async ({ canvas }) => {
    await waitForPhotos(canvas, 5);
    const third = await canvas.findByRole('button', { name: 'Move photo 3, kitchen.jpg earlier' });
    await waitFor(() => expect(third.closest('li')).toHaveAttribute('data-dragging', 'false'));
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
  parameters: { proves: ['F124'] },
  play: async ({ canvas }) => {
    await waitForPhotos(canvas, 4);
    await waitFor(() => expect(canvas.getAllByRole('listitem')[3]).toHaveAttribute('data-dragging', 'false'));
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
  parameters: { proves: ['C423', 'C492', 'F110', 'F124'] },
  play: async ({ canvas }) => {
    await waitForPhotos(canvas, 3);
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('data-dragging', 'false'));
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

const atLeastThree = object({ images: array().min(3, 'Please upload at least 3 images') });

/** Submitting with two photos: nothing is sent and focus moves to the field. */
export const TooFew: Story = {
  loaders: [async () => ({ photos: await createNewPhotos(2) })],
  parameters: { proves: ['C488', 'F110'] },
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
  parameters: { proves: ['C436'] },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Failed to upload kitchen.jpg')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('data-dragging', 'false'));
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

const editedPhotos = async () => ({
  photos: [...(await createStoredPhotos(4)), ...(await createNewPhotos(1, 4))],
});

/** The edit form: current images and pending uploads. */
export const Edit: Story = {
  args: { form: 'edit' },
  loaders: [editedPhotos],
  parameters: { proves: ['C419', 'C424'] },
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
  parameters: { proves: ['C420', 'C421', 'C424'] },
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
        index < 2 ? { ...photo, imageId: null } : photo,
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
  parameters: { proves: ['C427'] },
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

/** A listing that already has too few images. */
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
  parameters: { proves: ['C422', 'C425', 'C426'] },
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
    <button type="button" onClick={() => void setFieldValue('images', [])}>
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
