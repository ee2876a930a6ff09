import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { namedOptions } from '../../../../testing/namedOptions';
import { createStoryListing } from '../../cards/storyListing';
import { setSavingData } from '../../hooks/savingData';
import { HomeCard } from './HomeCard';

const listing = createStoryListing(1, {
  title: 'Villa with a shaded front terrace',
  propertyType: 'villa',
  listingType: 'rent',
  price: 9500,
});
const three = [listing, createStoryListing(2), { ...createStoryListing(3), photos: [] }];
const url = 'https://efie.example/property/1';

const meta = {
  title: 'Dialogs/HomeCard',
  component: HomeCard,
  argTypes: { listings: namedOptions({ 'Villa for rent': [listing], 'Three homes': three }) },
  parameters: {
    design: [],
    kind: 'overlay',
    guide: {
      use: 'To send a home, or up to four that are compared, as a picture: in a chat, a group or a Status.',
      avoid: 'For a link alone: use the share sheet of the browser, or ShareLink. On paper: use WindowCard.',
      do: 'Let it draw by itself: with the data saver it waits for a press.',
      dont: 'Do not upload the picture.',
      anatomy: ['title and sentence', 'preview', 'state in words', 'Share or Download', 'Copy link'],
      accessibility: [
        'As Dialog. The state is announced; the main button keeps the focus when its name changes.',
      ],
      related: ['WindowCard', 'ShareLink', 'QrCode'],
    } satisfies Guide,
  },
  args: {
    isOpen: true,
    onClose: fn(),
    listings: [listing],
    url,
    isOnline: true,
    onCopy: fn(async () => true),
  },
} satisfies Meta<typeof HomeCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const share = fn<(data?: ShareData) => Promise<void>>();
const downloads = fn<(name: string) => void>();

/** A `beforeEach` that replaces the browser's share API and its downloads. */
function mockBrowser({ canShare }: { canShare: boolean }): () => () => void {
  return () => {
    share.mockReset();
    downloads.mockReset();
    Object.assign(navigator, { share, canShare: () => canShare });
    const watch = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement) || event.target.download === '') return;
      event.preventDefault();
      downloads(event.target.download);
    };
    // A link that is not in the document has no ancestors that could listen.
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function clickAndWatch() {
      this.addEventListener('click', watch, { once: true });
      click.call(this);
    };
    return () => {
      HTMLAnchorElement.prototype.click = click;
      Reflect.deleteProperty(navigator, 'share');
      Reflect.deleteProperty(navigator, 'canShare');
    };
  };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Share picture' }));

const preview = async () => (await dialog()).findByRole<HTMLImageElement>('img', { name: /^Preview: / });

/** The pixels of the drawn picture. */
async function readPicture() {
  const image = await preview();
  await image.decode();
  await expect([image.naturalWidth, image.naturalHeight]).toEqual([1080, 1350]);
  const canvas = new OffscreenCanvas(1080, 1350);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(image, 0, 0);
  return {
    /** The number of different colors in an area. */
    colors: (x: number, y: number, width: number, height: number) =>
      new Set(new Uint32Array(context?.getImageData(x, y, width, height).data.buffer ?? new ArrayBuffer(0)))
        .size,
    at: (x: number, y: number) => Array.from(context?.getImageData(x, y, 1, 1).data ?? []),
  };
}

type Pixels = Awaited<ReturnType<typeof readPicture>>;

const expectWords = ({ colors }: Pixels) => expect(colors(56, 842, 600, 84)).toBeGreaterThan(10);
const expectCode = ({ colors }: Pixels) => expect(colors(784, 1054, 240, 240)).toBeGreaterThan(1);

/** The picture with the cover; the browser shares files. */
export const Ready: Story = {
  beforeEach: mockBrowser({ canShare: true }),
  play: async () => {
    const pixels = await readPicture();
    await expect(pixels.colors(0, 0, 1080, 700)).toBeGreaterThan(1000);
    await expectWords(pixels);
    await expectCode(pixels);
    await userEvent.click((await dialog()).getByRole('button', { name: 'Share picture' }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    const { files, text } = share.mock.calls[0]?.[0] ?? {};
    await expect(files?.map(({ name, type }) => [name, type])).toEqual([['efie-1.png', 'image/png']]);
    await expect(text).toMatch(/^Villa with a shaded front terrace\nGH₵\s9,500 per month\n.*\nhttps:/);
    await expect(downloads).not.toHaveBeenCalled();
  },
};

/** The browser shares no files: the picture is downloaded. The keyboard is enough. */
export const Download: Story = {
  beforeEach: mockBrowser({ canShare: false }),
  play: async () => {
    await preview();
    const button = (await dialog()).getByRole('button', { name: 'Download picture' });
    for (let presses = 0; presses < 4 && document.activeElement !== button; presses += 1)
      await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(downloads).toHaveBeenCalledWith('efie-1.png'));
    await expect(share).not.toHaveBeenCalled();
  },
};

/** The photo is still loading: the link can be copied already. */
export const Drawing: Story = {
  beforeEach: () => {
    const { decode } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.decode = () => new Promise(() => {});
    return () => {
      HTMLImageElement.prototype.decode = decode;
    };
  },
  play: async ({ args }) => {
    const { getByRole, getByText } = await dialog();
    await expect(getByText('Drawing the picture')).toBeVisible();
    await expect(getByRole('button', { name: /Draw picture/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(getByRole('button', { name: 'Copy link' }));
    await expect(args.onCopy).toHaveBeenCalledWith({ kind: 'link', text: url });
  },
};

/** A home without photos: the motif, and 'Ask for photos' on it. Also a home that is gone, without a price. */
export const NoPhoto: Story = {
  tags: ['visual'],
  args: { listings: [{ ...listing, photos: [], price: null, status: 'rented' }] },
  play: async () => {
    const pixels = await readPicture();
    await expect(pixels.colors(0, 0, 1080, 700)).toBeLessThan(1000);
    await expect(pixels.colors(400, 360, 280, 90)).toBeGreaterThan(3);
    await expectWords(pixels);
    await expect((await dialog()).getByRole('status')).toHaveTextContent(/^$/);
  },
};

/** Three homes that are compared, one without photos: a cell for each, and the code of the comparison. */
export const Compared: Story = {
  args: { listings: three, url: 'https://efie.example/compare?homes=1,2,3' },
  beforeEach: mockBrowser({ canShare: true }),
  play: async () => {
    const pixels = await readPicture();
    await expect(pixels.colors(56, 56, 468, 264)).toBeGreaterThan(300);
    await expect(pixels.colors(556, 56, 468, 264)).toBeGreaterThan(300);
    await expect(pixels.colors(56, 560, 468, 250)).toBeLessThan(300);
    await expectCode(pixels);
    await userEvent.click((await dialog()).getByRole('button', { name: 'Share picture' }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    const { files, text } = share.mock.calls[0]?.[0] ?? {};
    await expect(files?.map(({ name }) => name)).toEqual([`efie-${three.map(({ id }) => id).join('-')}.png`]);
    await expect(text?.split('\n')).toHaveLength(10);
  },
};

/** The photo cannot be loaded: the picture is drawn without it, and says so. */
export const PhotoLost: Story = {
  args: { listings: [{ ...listing, photos: [{ id: 'x', url: 'data:image/png;base64,broken' }] }] },
  play: async () => {
    const pixels = await readPicture();
    await expectWords(pixels);
    await expect((await dialog()).getByRole('status')).toHaveTextContent(
      'A photo could not be loaded, so the picture is without it.',
    );
  },
};

/** In the dark theme the picture has the colors of the light one. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  args: { listings: [{ ...listing, photos: [] }] },
  play: async () => {
    const { at } = await readPicture();
    await expect(at(10, 1340)).toEqual([255, 255, 255, 255]);
    await expect(at(1070, 900)).toEqual([255, 255, 255, 255]);
  },
};

/** Long texts are cut with an ellipsis; nothing is at the edges of the picture. */
export const LongTexts: Story = {
  args: {
    listings: [
      {
        ...listing,
        title: 'A room with its own entrance, a prepaid meter and a shaded yard behind the church. '.repeat(
          6,
        ),
        specificLocation: 'Behind the second filling station after the roundabout '.repeat(9),
        price: 123_456_789.5,
      },
    ],
    url: `https://homes.example.com.gh/property/${'9f3c'.repeat(12)}`,
  },
  play: async () => {
    const pixels = await readPicture();
    await expectWords(pixels);
    await expectCode(pixels);
    for (const [x, y, width, height] of [
      [0, 812, 50, 538],
      [1030, 812, 50, 538],
      [0, 1305, 1080, 45],
    ] as const)
      await expect(pixels.colors(x, y, width, height)).toBe(1);
  },
};

/** The browser does not let a canvas be read: the link and the text can still be copied. */
export const DrawingFails: Story = {
  beforeEach: () => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = (callback) => callback(null);
    return () => {
      HTMLCanvasElement.prototype.toBlob = toBlob;
    };
  },
  play: async ({ args }) => {
    const { findByText, getByRole, queryByRole } = await dialog();
    await expect(
      await findByText('The picture could not be drawn. You can still send the link or the text.'),
    ).toBeVisible();
    await expect(queryByRole('img')).toBeNull();
    await userEvent.click(getByRole('button', { name: 'Copy text' }));
    await expect(args.onCopy).toHaveBeenCalledWith({ kind: 'text', text: expect.stringContaining(url) });
  },
};

/** The visitor closes the share sheet: no message, and nothing is downloaded. */
export const SharingCanceled: Story = {
  beforeEach: mockBrowser({ canShare: true }),
  play: async () => {
    await preview();
    share.mockRejectedValue(new DOMException('Canceled', 'AbortError'));
    const { getByRole } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Share picture' }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    await expect(downloads).not.toHaveBeenCalled();
    await expect(getByRole('status')).toHaveTextContent(/^$/);
  },
};

/** Sharing fails: the picture is downloaded, and the dialog says so. */
export const SharingFails: Story = {
  beforeEach: mockBrowser({ canShare: true }),
  play: async () => {
    await preview();
    share.mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
    const { getByRole } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Share picture' }));
    await waitFor(() => expect(downloads).toHaveBeenCalledWith('efie-1.png'));
    await waitFor(() =>
      expect(getByRole('status')).toHaveTextContent(
        'This browser did not share the picture. It was downloaded instead.',
      ),
    );
  },
};

/** With the data saver the photo is loaded after a press. */
export const DataSaver: Story = {
  beforeEach: () => {
    setSavingData(true);
    return () => setSavingData(false);
  },
  args: {
    listings: [
      {
        ...listing,
        id: '77',
        photos: listing.photos.map((photo) => ({ ...photo, url: `${photo.url}?77` })),
      },
    ],
  },
  play: async () => {
    const { getByRole, getByText, queryByRole } = await dialog();
    await expect(getByText('Data saver is on: the picture loads 1 photo.')).toBeVisible();
    await expect(queryByRole('img')).toBeNull();
    const button = getByRole('button', { name: 'Draw picture' });
    await userEvent.click(button);
    await readPicture();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName(/picture$/);
  },
};

/** Without a connection, on a phone: the link and the text. */
export const Offline: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { isOnline: false },
  play: async ({ args }) => {
    const { getByRole, getByText } = await dialog();
    await expect(getByText('You are offline. You can still send the link or the text.')).toBeVisible();
    await userEvent.click(getByRole('button', { name: 'Copy link' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith({ kind: 'link', text: url });
    await userEvent.click(getByRole('button', { name: 'Copy text' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith({
      kind: 'text',
      text: expect.stringContaining('Villa with a shaded front terrace'),
    });
  },
};

/** The browser does not allow copying: the link is shown. */
export const CopyRefused: Story = {
  args: { isOnline: false, onCopy: fn(async () => false) },
  play: async () => {
    const { findByRole, getByRole } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Copy link' }));
    await expect(await findByRole('textbox', { name: 'Link' })).toHaveValue(url);
  },
};
