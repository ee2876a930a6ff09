import { PROFILE_IMAGE_REFUSALS } from '@efie/domain';
import {
  bmpBytes,
  exifBytes,
  gifBytes,
  heifBytes,
  jpegBytes,
  PLACE,
  pngBytes,
  pngWith,
  tiffBytes,
  webpWith,
} from '@efie/domain/testBytes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Note, Sheet } from '../theme/stories/storySheet';
import type { DeskOptions } from './photoDesk';
import { prepareProfileImageAt, type PreparedProfileImage } from './prepareProfileImage';
import { bytesOf, drawPicture, look, notesIn, phonePhoto, standing } from './storyPictures';

interface BeforeAndAfterProps {
  files: readonly File[];
  onReady: (pictures: readonly PreparedProfileImage[]) => void;
  desk?: DeskOptions;
}

const ANY_DESK: DeskOptions = {};

async function lineOf(picture: PreparedProfileImage): Promise<string> {
  if (picture.state === 'unreadable') return 'This file cannot be read.';
  if (picture.state === 'refused') return picture.refusal.text;
  return `${picture.file.name}, ${(await look(picture.file)).size}`;
}

/** What was chosen, and what is sent of it or why it is refused. */
function BeforeAndAfter({ files, onReady, desk = ANY_DESK }: BeforeAndAfterProps) {
  const [after, setAfter] = useState<readonly string[]>([]);
  useEffect(() => {
    const show = async () => {
      const pictures: PreparedProfileImage[] = [];
      for (const file of files) pictures.push(await prepareProfileImageAt(file, desk));
      setAfter(await Promise.all(pictures.map(lineOf)));
      onReady(pictures);
    };
    void show();
  }, [files, onReady, desk]);
  return (
    <Sheet>
      <ul>
        {files.map((file, index) => (
          <li key={file.name}>
            <p>
              {file.name}, {file.type}
            </p>
            <Note>{after[index] ?? 'Preparing'}</Note>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

const onReady = fn<BeforeAndAfterProps['onReady']>();

const meta = {
  title: 'Photos/Profile picture',
  component: BeforeAndAfter,
  args: { files: [], onReady },
  render: (args, { loaded }) => <BeforeAndAfter {...args} files={loaded['files']} />,
} satisfies Meta<typeof BeforeAndAfter>;
export default meta;

type Story = StoryObj<typeof meta>;

async function outcome(): Promise<readonly PreparedProfileImage[]> {
  await waitFor(() => expect(onReady).toHaveBeenCalled(), { timeout: 15_000 });
  return onReady.mock.calls.at(-1)?.[0] ?? [];
}

function fileOf(picture: PreparedProfileImage | undefined, index: number): File {
  if (picture?.state !== 'ready') throw new Error(`File ${index} is not ready: ${JSON.stringify(picture)}`);
  return picture.file;
}

const exif = () => exifBytes({ turn: 1 });
const file = (parts: BlobPart, name: string, type: string) => new File([parts], name, { type });

async function webpPhoto(): Promise<File> {
  const size = { width: 300, height: 200 };
  const plain = await bytesOf(await drawPicture({ ...size, type: 'image/webp' }));
  const notes = [
    { name: 'EXIF', bytes: exif().slice(6) },
    { name: 'XMP ', text: `<x:xmpmeta>${PLACE}</x:xmpmeta>` },
  ];
  return file(webpWith(plain, size, notes), 'walk in Osu.webp', 'image/webp');
}

async function pngPhoto(): Promise<File> {
  const png = await bytesOf(await drawPicture({ width: 300, height: 200, type: 'image/png', alpha: 0 }));
  const notes = [{ name: 'tEXt', text: `Place\0${PLACE}` }];
  return file(pngWith(png, notes), 'logo.png', 'image/png');
}

const SCRIPTED = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12" onload="parent.wasRun = true; top.wasRun = true">
  <metadata>${PLACE}</metadata>
  <script>parent.wasRun = true; top.wasRun = true; document.title = 'run'</script>
  <rect width="24" height="12" fill="rgb(30,160,60)"/>
  <image href="/never-requested.png" width="24" height="12"/>
</svg>`;

const ran = (): boolean => 'wasRun' in window || (window.top !== null && 'wasRun' in window.top);

/** Every type that this browser decodes goes out as a JPEG of pixels alone: no place, no other metadata, a plain name. */
export const EveryType: Story = {
  parameters: { proves: ['C465'] },
  loaders: [
    async () => ({
      files: [
        await phonePhoto(6, { width: 2400, height: 1800 }, '../../My photo (1).JPG'),
        await phonePhoto(8, { width: 160, height: 120, quality: 0.3 }, 'small.jpeg'),
        await webpPhoto(),
        await pngPhoto(),
        file(gifBytes({ width: 1, height: 1, frames: 2, note: PLACE }), 'wave.gif', 'image/gif'),
        file(SCRIPTED, 'me"<b>.svg', 'image/svg+xml'),
        file(bmpBytes({ width: 40, height: 30 }), 'scan.bmp', 'image/bmp'),
      ],
    }),
  ],
  play: async ({ loaded }) => {
    const before: readonly File[] = loaded['files'];
    for (const chosen of before.slice(0, 6)) {
      const text = new TextDecoder('latin1').decode(await bytesOf(chosen));
      await expect(text, chosen.name).toContain(PLACE);
    }
    const after = (await outcome()).map(fileOf);
    await expect(after.map(({ name }) => name)).toEqual([
      'My-photo-1.jpg',
      'small.jpg',
      'walk-in-Osu.jpg',
      'logo.jpg',
      'wave.jpg',
      'me-b.jpg',
      'scan.jpg',
    ]);
    for (const sent of after) {
      const bytes = await bytesOf(sent);
      await expect([sent.type, ...bytes.slice(0, 3)]).toEqual(['image/jpeg', 0xff, 0xd8, 0xff]);
      await expect(await notesIn(sent), sent.name).toEqual({ hasPlace: false, hasExif: false });
    }
    const looks = await Promise.all(after.map(look));
    await expect(looks.map(({ size }) => size)).toEqual([
      '1440 × 1920',
      '120 × 160',
      '300 × 200',
      '300 × 200',
      '1 × 1',
      '1024 × 512',
      '40 × 30',
    ]);
    for (const index of [0, 1, 2]) {
      const [chosen, sent] = [before[index], after[index]];
      await expect(sent && (await standing(sent))).toEqual(chosen && (await standing(chosen)));
    }
    // What was transparent is white.
    for (const value of looks[3]?.corners[3] ?? [0]) await expect(value).toBeGreaterThan(250);
    await expect(looks[5]?.corners[0]?.[1]).toBeGreaterThan(150);
    await expect(ran()).toBe(false);
  },
};

const half = async (whole: File): Promise<File> =>
  file(whole.slice(0, whole.size / 2), 'half.jpg', 'image/jpeg');

/** Nothing of a file that this browser cannot decode goes out, whatever its name and declared type say. */
export const Rejected: Story = {
  parameters: { proves: ['F113', 'F114'] },
  loaders: [
    async () => {
      const whole = await phonePhoto(1, { width: 200, height: 150 });
      const deleted = file(whole, 'deleted.jpg', 'image/jpeg');
      deleted.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
      const side = { width: 20_000, height: 20_000 };
      return {
        files: [
          file('<!doctype html><script>parent.wasRun = true</script>', 'page.png', 'image/png'),
          file('<html><svg onload="parent.wasRun = true"></svg></html>', 'page.svg', 'image/svg+xml'),
          file('<svg xmlns="http://www.w3.org/2000/svg"><g>', 'cut.svg', 'image/svg+xml'),
          file('parent.wasRun = true', 'script.jpg', 'image/jpeg'),
          file(jpegBytes(), 'structure-only.jpg', 'image/jpeg'),
          file(heifBytes('heic', [{ width: 40, height: 30 }]), 'phone.heic', 'image/heic'),
          file(tiffBytes(), 'scan.tiff', 'image/tiff'),
          await half(whole),
          file(pngBytes(side), 'flood.png', 'image/png'),
          file(webpWith(await bytesOf(await webpPhoto()), side, []), 'flood.webp', 'image/webp'),
          deleted,
        ],
      };
    },
  ],
  play: async ({ canvas }) => {
    const { undecodable, damaged, tooManyPixels } = PROFILE_IMAGE_REFUSALS;
    const found = (await outcome()).map((picture) =>
      picture.state === 'refused' ? picture.refusal : picture.state,
    );
    await expect(found).toEqual([
      ...Array.from({ length: 7 }, () => undecodable),
      damaged,
      tooManyPixels,
      tooManyPixels,
      'unreadable',
    ]);
    await expect(canvas.getAllByText(undecodable.text)).toHaveLength(7);
    await expect(ran()).toBe(false);
  },
};

const noWorker = { startWorker: () => null } satisfies DeskOptions;

/** A browser without a worker that draws: the page draws. */
export const WithoutWorker: Story = {
  args: { desk: noWorker },
  loaders: [async () => ({ files: [await phonePhoto(6, { width: 400, height: 300 }), await webpPhoto()] })],
  play: async () => {
    for (const sent of (await outcome()).map(fileOf)) {
      await expect(sent.type).toBe('image/jpeg');
      await expect(await notesIn(sent)).toEqual({ hasPlace: false, hasExif: false });
    }
  },
};

/** The browser lets nothing be drawn: JPEG, PNG and GIF go out without metadata, any other type is refused. */
export const CanvasBlocked: Story = {
  args: { desk: noWorker },
  loaders: [
    async () => {
      const files = [
        await phonePhoto(6, { width: 400, height: 300 }),
        await pngPhoto(),
        file(gifBytes({ width: 1, height: 1, frames: 2, note: PLACE }), 'wave.gif', 'image/gif'),
        await webpPhoto(),
        file(SCRIPTED, 'me.svg', 'image/svg+xml'),
      ];
      return { files };
    },
  ],
  beforeEach: () => {
    const { getImageData } = CanvasRenderingContext2D.prototype;
    // As browsers that guard against fingerprints do: what is read is not what was drawn.
    CanvasRenderingContext2D.prototype.getImageData = (
      _x: number,
      _y: number,
      width: number,
      height: number,
    ) => new ImageData(width, height);
    return () => {
      CanvasRenderingContext2D.prototype.getImageData = getImageData;
    };
  },
  play: async () => {
    const [jpeg, png, gif, ...others] = await outcome();
    const sent = [jpeg, png, gif].map(fileOf);
    await expect(sent.map(({ type }) => type)).toEqual(['image/jpeg', 'image/png', 'image/gif']);
    for (const picture of sent) await expect((await notesIn(picture)).hasPlace, picture.name).toBe(false);
    for (const other of others) {
      await expect(other).toEqual({ state: 'refused', refusal: PROFILE_IMAGE_REFUSALS.undecodable });
    }
  },
};
