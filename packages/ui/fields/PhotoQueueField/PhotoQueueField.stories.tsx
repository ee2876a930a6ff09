import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import {
  dispatchDragEvent,
  createPhotoFile,
  createPhotoFiles,
  createNewPhotos,
  createDataTransfer,
} from '../storyPhotos';
import type { Guide } from '../../../../testing/guide';
import { PhotoQueueField } from './PhotoQueueField';
import {
  FormWithPhotos,
  inputOf,
  choose,
  zoneOf,
  photoOrder,
  waitForPhotos,
  textFile,
} from './storyPhotoQueue';

const meta = {
  title: 'Fields/PhotoQueueField',
  component: PhotoQueueField,
  args: { name: 'photos', form: 'new', onRetry: fn() },
  parameters: {
    design: designs('file-drop-zone'),
    guide: {
      use: 'The photos of a listing: `new` for a new listing, where photos can be reordered, `edit` in the edit dialog, where current images can be marked for deletion.',
      avoid:
        'A profile image: ProfileImageField. A document: FileHintField. The field does not upload anything itself.',
      do: 'Let the first photo be the cover, and say so on it.',
      dont: 'Do not start an upload before the form is submitted.',
      anatomy: [
        'drop zone',
        'rejected files, with reasons',
        'tiles with move and remove buttons',
        'count of photos',
      ],
      accessibility: [
        'Each tile has buttons that name their photo; moving a photo needs no dragging.',
        'What was added, moved, removed or rejected is announced, and focus moves to the next tile after a removal.',
      ],
      related: ['DropZone', 'PhotoTile', 'ListPropertyForm'],
    } satisfies Guide,
  },
  render: (args, { loaded }) => (
    <FormWithPhotos photos={loaded['photos'] ?? []}>
      <PhotoQueueField {...args} />
    </FormWithPhotos>
  ),
} satisfies Meta<typeof PhotoQueueField>;
export default meta;

type Story = StoryObj<typeof meta>;

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
    await expect(canvas.getByText('text.jpg, script.png')).toBeVisible();
    await expect(canvas.getByText('heic.jpg').parentElement).toHaveTextContent(/Most Compatible/);
    await expect(canvas.getByText('cut.jpg').parentElement).toHaveTextContent(/^This photo is damaged/);
    await expect(
      canvas.getAllByText('Invalid file type. Only JPEG, PNG, JPG, GIF allowed.', { exact: false })[0],
    ).toBeVisible();
  },
};

/** Files over 5 MB and empty ones are rejected; a photo of exactly 5 MB is accepted. */
export const TooLarge: Story = {
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
  play: async ({ canvas, canvasElement }) => {
    const bytes = new Uint8Array(await (await createPhotoFile(0, { type: 'image/png' })).arrayBuffer());
    const view = new DataView(bytes.buffer);
    view.setUint32(16, 30_000);
    view.setUint32(20, 30_000);
    await choose(canvasElement, [new File([bytes], 'flood.png', { type: 'image/png' })]);
    const message = 'This photo has over 65 megapixels. Choose a smaller one.';
    await expect((await canvas.findAllByText(message, { exact: false }))[0]).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** Eleven at once: ten are added, the last is rejected by name, and the drop zone is disabled. */
export const Full: Story = {
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

/** As on a phone, whose pointer is a finger. */
function pointWithFinger() {
  const { matchMedia } = window;
  window.matchMedia = (query) => matchMedia.call(window, query === '(pointer: coarse)' ? 'all' : query);
  return () => {
    window.matchMedia = matchMedia;
  };
}

/** On a phone, photos are chosen or taken with the camera, and nothing is said about dropping. */
export const OnPhone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: pointWithFinger,
  play: async ({ canvas, canvasElement }) => {
    const zone = await canvas.findByRole('button', { name: /^Choose photos/ });
    await expect(zone).not.toHaveAccessibleName(expect.stringContaining('drop'));
    const camera = canvasElement.querySelector<HTMLInputElement>('input[capture]');
    if (!camera) throw new Error('The camera input has not rendered.');
    await expect(camera).toHaveAttribute('capture', 'environment');
    const opened = fn();
    camera.addEventListener('click', (event) => {
      event.preventDefault();
      opened();
    });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Take a photo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    const files = createDataTransfer([await createPhotoFile(0, { name: 'image.jpg' })]).files;
    Object.defineProperty(camera, 'files', { configurable: true, value: files });
    await fireEvent.change(camera);
    await waitForPhotos(canvas, 1);
    await expect(photoOrder(canvas)).toEqual(['image.jpg']);
  },
};
