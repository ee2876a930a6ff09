import { PROFILE_IMAGE_REJECTIONS } from '@efie/domain/photos';
import {
  bmpBytes,
  exifBytes,
  gifBytes,
  heifBytes,
  jpegBytes,
  GPS_LOCATION,
  pngBytes,
  pngWith,
  tiffBytes,
  webpWith,
} from '../../../testing/photoBytes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Note, ExampleSheet } from '../theme/stories/storyLayout';
import type { PhotoProcessorOptions } from './photoProcessor';
import { prepareProfileImageWith, type PreparedProfileImage } from './prepareProfileImage';
import {
  bytesOf,
  drawTestImage,
  inspectImage,
  findMetadata,
  createPhonePhoto,
  quarterColors,
} from './storyImages';

interface ProcessedFilesProps {
  files: readonly File[];
  onReady: (images: readonly PreparedProfileImage[]) => void;
  options?: PhotoProcessorOptions;
}

const DEFAULT_OPTIONS: PhotoProcessorOptions = {};

async function describeResult(image: PreparedProfileImage): Promise<string> {
  if (image.state === 'unreadable') return 'This file cannot be read.';
  if (image.state === 'rejected') return image.rejection.text;
  return `${image.file.name}, ${(await inspectImage(image.file)).size}`;
}

/** Lists the chosen files, each with its processed file or the reason why it was rejected. */
function ProcessedFiles({ files, onReady, options = DEFAULT_OPTIONS }: ProcessedFilesProps) {
  const [results, setResults] = useState<readonly string[]>([]);
  useEffect(() => {
    const processFiles = async () => {
      const images: PreparedProfileImage[] = [];
      for (const file of files) images.push(await prepareProfileImageWith(file, options));
      setResults(await Promise.all(images.map(describeResult)));
      onReady(images);
    };
    void processFiles();
  }, [files, onReady, options]);
  return (
    <ExampleSheet>
      <ul>
        {files.map((file, index) => (
          <li key={file.name}>
            <p>
              {file.name}, {file.type}
            </p>
            <Note>{results[index] ?? 'Preparing'}</Note>
          </li>
        ))}
      </ul>
    </ExampleSheet>
  );
}

const onReady = fn<ProcessedFilesProps['onReady']>();

const meta = {
  title: 'Photos/Profile image',
  component: ProcessedFiles,
  args: { files: [], onReady },
  render: (args, { loaded }) => <ProcessedFiles {...args} files={loaded['files']} />,
} satisfies Meta<typeof ProcessedFiles>;
export default meta;

type Story = StoryObj<typeof meta>;

async function waitForImages(): Promise<readonly PreparedProfileImage[]> {
  await waitFor(() => expect(onReady).toHaveBeenCalled());
  return onReady.mock.calls.at(-1)?.[0] ?? [];
}

function fileOf(image: PreparedProfileImage | undefined, index: number): File {
  if (image?.state !== 'ready')
    throw new Error(`Expected a processed image at index ${index}, got ${JSON.stringify(image)}.`);
  return image.file;
}

const createExif = () => exifBytes({ orientation: 1 });
const file = (parts: BlobPart, name: string, type: string) => new File([parts], name, { type });

async function webpPhoto(): Promise<File> {
  const size = { width: 300, height: 200 };
  const plain = await bytesOf(await drawTestImage({ ...size, type: 'image/webp' }));
  const metadata = [
    { name: 'EXIF', bytes: createExif().slice(6) },
    { name: 'XMP ', text: `<x:xmpmeta>${GPS_LOCATION}</x:xmpmeta>` },
  ];
  return file(webpWith(plain, size, metadata), 'walk in Osu.webp', 'image/webp');
}

async function pngPhoto(): Promise<File> {
  const png = await bytesOf(await drawTestImage({ width: 300, height: 200, type: 'image/png', alpha: 0 }));
  const metadata = [{ name: 'tEXt', text: `Place\0${GPS_LOCATION}` }];
  return file(pngWith(png, metadata), 'logo.png', 'image/png');
}

const SVG_WITH_SCRIPTS = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12" onload="parent.wasRun = true; top.wasRun = true">
  <metadata>${GPS_LOCATION}</metadata>
  <script>parent.wasRun = true; top.wasRun = true; document.title = 'run'</script>
  <rect width="24" height="12" fill="rgb(30,160,60)"/>
</svg>`;

const hasScriptRun = (): boolean => 'wasRun' in window || (window.top !== null && 'wasRun' in window.top);

/** Every type that the browser can decode becomes a JPEG without metadata, with a safe file name. */
export const EveryType: Story = {
  tags: ['slow'],
  loaders: [
    async () => ({
      files: [
        await createPhonePhoto(6, { width: 2400, height: 1800 }, '../../My photo (1).JPG'),
        await createPhonePhoto(8, { width: 160, height: 120, quality: 0.3 }, 'small.jpeg'),
        await webpPhoto(),
        await pngPhoto(),
        file(gifBytes({ width: 1, height: 1, frames: 2, note: GPS_LOCATION }), 'wave.gif', 'image/gif'),
        file(SVG_WITH_SCRIPTS, 'me"<b>.svg', 'image/svg+xml'),
        file(bmpBytes({ width: 40, height: 30 }), 'scan.bmp', 'image/bmp'),
      ],
    }),
  ],
  play: async ({ loaded }) => {
    const before: readonly File[] = loaded['files'];
    for (const chosen of before.slice(0, 6)) {
      const text = new TextDecoder('latin1').decode(await bytesOf(chosen));
      await expect(text, chosen.name).toContain(GPS_LOCATION);
    }
    const after = (await waitForImages()).map(fileOf);
    await expect(after.map(({ name }) => name)).toEqual([
      'My-photo-1.jpg',
      'small.jpg',
      'walk-in-Osu.jpg',
      'logo.jpg',
      'wave.jpg',
      'me-b.jpg',
      'scan.jpg',
    ]);
    for (const uploaded of after) {
      const bytes = await bytesOf(uploaded);
      await expect([uploaded.type, ...bytes.slice(0, 3)]).toEqual(['image/jpeg', 0xff, 0xd8, 0xff]);
      await expect(await findMetadata(uploaded), uploaded.name).toEqual({
        hasLocation: false,
        hasExif: false,
      });
    }
    const images = await Promise.all(after.map(inspectImage));
    await expect(images.map(({ size }) => size)).toEqual([
      '1440 × 1920',
      '120 × 160',
      '300 × 200',
      '300 × 200',
      '1 × 1',
      '1024 × 512',
      '40 × 30',
    ]);
    for (const index of [0, 1, 2]) {
      const [chosen, uploaded] = [before[index], after[index]];
      await expect(uploaded && (await quarterColors(uploaded))).toEqual(
        chosen && (await quarterColors(chosen)),
      );
    }
    // Transparent pixels are white in the JPEG.
    for (const value of images[3]?.corners[3] ?? [0]) await expect(value).toBeGreaterThan(250);
    await expect(images[5]?.corners[0]?.[1]).toBeGreaterThan(150);
    await expect(hasScriptRun()).toBe(false);
  },
};

/** A kilobyte that draws ten million rectangles: Chromium would stand still for minutes. */
function createSvgBomb(): File {
  const levels = Array.from({ length: 7 }, (_, level) => {
    const copies = `<use href="#level${level}"/>`.repeat(10);
    return `<g id="level${level + 1}">${copies}</g>`;
  });
  const source = `<svg xmlns="http://www.w3.org/2000/svg"><rect id="level0" width="1" height="1"/>${levels.join('')}</svg>`;
  return file(source, 'logo.svg', 'image/svg+xml');
}

const truncate = async (whole: File): Promise<File> =>
  file(whole.slice(0, whole.size / 2), 'truncated.jpg', 'image/jpeg');

/** Files that the browser cannot decode are rejected, regardless of their name and declared type. */
export const Rejected: Story = {
  tags: ['slow'],
  loaders: [
    async () => {
      const whole = await createPhonePhoto(1, { width: 200, height: 150 });
      const deleted = file(whole, 'deleted.jpg', 'image/jpeg');
      deleted.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
      const huge = { width: 20_000, height: 20_000 };
      return {
        files: [
          file('<!doctype html><script>parent.wasRun = true</script>', 'page.png', 'image/png'),
          file('<html><svg onload="parent.wasRun = true"></svg></html>', 'page.svg', 'image/svg+xml'),
          file('<svg xmlns="http://www.w3.org/2000/svg"><g>', 'cut.svg', 'image/svg+xml'),
          file('parent.wasRun = true', 'script.jpg', 'image/jpeg'),
          file(jpegBytes(), 'structure-only.jpg', 'image/jpeg'),
          file(heifBytes('heic', [{ width: 40, height: 30 }]), 'phone.heic', 'image/heic'),
          file(tiffBytes(), 'scan.tiff', 'image/tiff'),
          await truncate(whole),
          file(pngBytes(huge), 'pixel-flood.png', 'image/png'),
          file(webpWith(await bytesOf(await webpPhoto()), huge, []), 'pixel-flood.webp', 'image/webp'),
          createSvgBomb(),
          deleted,
        ],
      };
    },
  ],
  play: async ({ canvas }) => {
    const { undecodable, damaged, tooManyPixels, tooComplex } = PROFILE_IMAGE_REJECTIONS;
    const found = (await waitForImages()).map((image) =>
      image.state === 'rejected' ? image.rejection : image.state,
    );
    await expect(found).toEqual([
      ...Array.from({ length: 7 }, () => undecodable),
      damaged,
      tooManyPixels,
      tooManyPixels,
      tooComplex,
      'unreadable',
    ]);
    await expect(canvas.getAllByText(undecodable.text)).toHaveLength(7);
    await expect(canvas.getByText(tooComplex.text)).toBeVisible();
    await expect(hasScriptRun()).toBe(false);
  },
};

const noWorker = { startWorker: () => null } satisfies PhotoProcessorOptions;

/** Without a usable worker, images are redrawn on the main thread. */
export const WithoutWorker: Story = {
  args: { options: noWorker },
  loaders: [
    async () => ({ files: [await createPhonePhoto(6, { width: 400, height: 300 }), await webpPhoto()] }),
  ],
  play: async () => {
    for (const uploaded of (await waitForImages()).map(fileOf)) {
      await expect(uploaded.type).toBe('image/jpeg');
      await expect(await findMetadata(uploaded)).toEqual({ hasLocation: false, hasExif: false });
    }
  },
};

/** The browser blocks canvas reads: JPEG, PNG and GIF files are uploaded without their metadata, other types are rejected. */
export const CanvasBlocked: Story = {
  args: { options: noWorker },
  loaders: [
    async () => {
      const files = [
        await createPhonePhoto(6, { width: 400, height: 300 }),
        await pngPhoto(),
        file(gifBytes({ width: 1, height: 1, frames: 2, note: GPS_LOCATION }), 'wave.gif', 'image/gif'),
        await webpPhoto(),
        file(SVG_WITH_SCRIPTS, 'me.svg', 'image/svg+xml'),
      ];
      return { files };
    },
  ],
  beforeEach: () => {
    const { getImageData } = CanvasRenderingContext2D.prototype;
    // Browsers with fingerprinting protection return pixels that differ from those drawn.
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
    const [jpeg, png, gif, ...others] = await waitForImages();
    const uploaded = [jpeg, png, gif].map(fileOf);
    await expect(uploaded.map(({ type }) => type)).toEqual(['image/jpeg', 'image/png', 'image/gif']);
    for (const image of uploaded)
      await expect((await findMetadata(image)).hasLocation, image.name).toBe(false);
    for (const other of others) {
      await expect(other).toEqual({ state: 'rejected', rejection: PROFILE_IMAGE_REJECTIONS.undecodable });
    }
  },
};
