import { inspectPhoto, PHOTO_MESSAGES } from '@efie/domain/photos';
import { gifBytes, jpegBytes, GPS_LOCATION, pngWith } from '../../../testing/photoBytes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Note, ExampleSheet } from '../theme/stories/storyLayout';
import type { PhotoProcessorOptions } from './photoProcessor';
import { preparePhotos, preparePhotosWith, type PreparedPhoto } from './preparePhotos';
import {
  bytesOf,
  drawTestImage,
  inspectImage,
  findMetadata,
  createPhonePhoto,
  quarterColors,
} from './storyImages';

const formatKilobytes = (file: File) => `${Math.ceil(file.size / 1000)} kB`;

async function describeResult(photo: PreparedPhoto): Promise<string> {
  if (photo.state === 'unreadable') return PHOTO_MESSAGES.unreadable;
  const { file } = photo;
  const image = await inspectImage(file).catch(() => null);
  return `${file.name}, ${image?.size ?? file.type}, ${formatKilobytes(file)}`;
}

interface BeforeAndAfterProps {
  files: readonly File[];
  onProgress: (done: number) => void;
  onReady: (photos: readonly PreparedPhoto[]) => void;
  options?: PhotoProcessorOptions;
}

const DEFAULT_OPTIONS: PhotoProcessorOptions = {};

/** Lists the chosen files and the processed ones. */
function BeforeAndAfter({ files, onProgress, onReady, options = DEFAULT_OPTIONS }: BeforeAndAfterProps) {
  const [after, setAfter] = useState<readonly string[]>([]);
  useEffect(() => {
    const abortController = new AbortController();
    const show = async () => {
      const photos = await preparePhotosWith(files, { signal: abortController.signal, onProgress }, options);
      setAfter(await Promise.all(photos.map(describeResult)));
      onReady(photos);
    };
    show().catch(() => undefined);
    return () => abortController.abort();
  }, [files, onProgress, onReady, options]);
  return (
    <ExampleSheet>
      <ul>
        {files.map((file, index) => (
          <li key={`${index}-${file.name}`}>
            <p>
              {file.name}, {formatKilobytes(file)}
            </p>
            <Note>{after[index] ?? 'Preparing'}</Note>
          </li>
        ))}
      </ul>
    </ExampleSheet>
  );
}

const onReady = fn<BeforeAndAfterProps['onReady']>();
const onProgress = fn<BeforeAndAfterProps['onProgress']>();

const meta = {
  title: 'Photos/Made ready',
  component: BeforeAndAfter,
  args: { files: [], onReady, onProgress },
  render: (args, { loaded }) => <BeforeAndAfter {...args} files={loaded['files']} />,
} satisfies Meta<typeof BeforeAndAfter>;
export default meta;

type Story = StoryObj<typeof meta>;

async function waitForPhotos(): Promise<readonly PreparedPhoto[]> {
  await waitFor(() => expect(onReady).toHaveBeenCalled());
  return onReady.mock.calls.at(-1)?.[0] ?? [];
}

function filesOf(photos: readonly PreparedPhoto[]): readonly File[] {
  return photos.map((photo) => {
    if (photo.state !== 'ready') throw new Error(`Expected a processed photo, got state ${photo.state}.`);
    return photo.file;
  });
}

function at(files: readonly File[], index: number): File {
  const file = files[index];
  if (!file) throw new Error(`There is no processed photo at index ${index}.`);
  return file;
}

/** JPEGs become smaller, upright and lose their GPS location. */
export const Jpeg: Story = {
  tags: ['slow'],
  loaders: [
    async () => ({
      files: [
        await createPhonePhoto(6, { width: 2400, height: 1800, isFine: true }, 'My house (1).JPG'),
        await createPhonePhoto(6, { width: 320, height: 240, quality: 0.3 }, 'small.jpg'),
      ],
    }),
  ],
  play: async ({ loaded, canvas }) => {
    const [photo, small]: [File, File] = loaded['files'];
    await expect(await findMetadata(photo)).toEqual({ hasLocation: true, hasExif: true });
    const files = filesOf(await waitForPhotos());
    await expect(onProgress.mock.calls.map(([done]) => done)).toEqual([1, 2]);

    const uploaded = at(files, 0);
    await expect((await inspectImage(uploaded)).size).toBe('1440 × 1920');
    await expect(await quarterColors(uploaded)).toEqual(await quarterColors(photo));
    await expect(uploaded.size).toBeLessThan(photo.size);
    await expect(await findMetadata(uploaded)).toEqual({ hasLocation: false, hasExif: false });
    await expect([uploaded.name, uploaded.type]).toEqual(['My-house-1.jpg', 'image/jpeg']);

    // Redrawn it would be larger: the original is used with its orientation, but without its location.
    const original = at(files, 1);
    await expect(original.size).toBeLessThan(small.size);
    await expect(await inspectImage(original)).toEqual(await inspectImage(small));
    await expect(await findMetadata(original)).toEqual({ hasLocation: false, hasExif: true });
    await expect(await canvas.findByText(/^My-house-1\.jpg, 1440 × 1920/)).toBeVisible();
  },
};

/** The quarter colors of the upright image, for each EXIF orientation of the same bytes. */
const QUARTERS_BY_ORIENTATION: readonly (readonly number[])[] = [
  [0, 1, 2, 3],
  [1, 0, 3, 2],
  [3, 2, 1, 0],
  [2, 3, 0, 1],
  [0, 2, 1, 3],
  [2, 0, 3, 1],
  [3, 1, 2, 0],
  [1, 3, 0, 2],
];

/** Photos with any EXIF orientation become upright. */
export const EveryTurn: Story = {
  tags: ['slow'],
  loaders: [
    async () => ({
      files: await Promise.all(
        QUARTERS_BY_ORIENTATION.map((_, index) =>
          createPhonePhoto(index + 1, { width: 2000, height: 100, quality: 1, isFine: true }),
        ),
      ),
    }),
  ],
  play: async () => {
    const files = filesOf(await waitForPhotos());
    for (const [index, quarters] of QUARTERS_BY_ORIENTATION.entries()) {
      const uploaded = at(files, index);
      await expect(await quarterColors(uploaded), `orientation ${index + 1}`).toEqual(quarters);
      await expect((await inspectImage(uploaded)).size).toBe(index < 4 ? '1920 × 96' : '96 × 1920');
      await expect(await findMetadata(uploaded)).toEqual({ hasLocation: false, hasExif: false });
    }
  },
};

const PNG = { type: 'image/png' } as const;

async function pngPhoto(name: string, drawing: Parameters<typeof drawTestImage>[0]): Promise<File> {
  const png = await bytesOf(await drawTestImage({ ...drawing, ...PNG }));
  return new File([pngWith(png, [{ name: 'tEXt', text: `Place\0${GPS_LOCATION}` }])], name, PNG);
}

/** A PNG keeps its transparency and is only scaled if that saves bytes; a GIF only loses its metadata. */
export const PngAndGif: Story = {
  tags: ['slow'],
  loaders: [
    async () => ({
      files: [
        await pngPhoto('plan.png', { width: 2400, height: 600, alpha: 0.5, isFine: true }),
        await pngPhoto('logo.png', { width: 300, height: 200, alpha: 0.5 }),
        await pngPhoto('tiles.png', { width: 2001, height: 201, isChecked: true }),
        new File([gifBytes({ frames: 2, note: GPS_LOCATION })], 'walk.gif', { type: 'image/gif' }),
      ],
    }),
  ],
  play: async ({ loaded }) => {
    const before: readonly File[] = loaded['files'];
    const after = filesOf(await waitForPhotos());
    await expect(after.map(({ type }) => type)).toEqual([PNG.type, PNG.type, PNG.type, 'image/gif']);
    for (const file of after.slice(0, 3)) {
      await expect(await findMetadata(file), file.name).toEqual({ hasLocation: false, hasExif: false });
    }
    const scaled = await inspectImage(at(after, 0));
    await expect(scaled.size).toBe('1920 × 480');
    await expect(scaled.corners[3]?.[3]).toBeLessThan(200);
    await expect(at(after, 0).size).toBeLessThan(at(before, 0).size);
    // One that needs no scaling, and one that would have more bytes when scaled, keep their pixels.
    await expect(await inspectImage(at(after, 1))).toEqual(await inspectImage(at(before, 1)));
    await expect((await inspectImage(at(after, 1))).corners[3]?.[3]).toBe(128);
    await expect((await inspectImage(at(after, 2))).size).toBe('2001 × 201');
    await expect((await findMetadata(at(before, 3))).hasLocation).toBe(true);
    await expect(await findMetadata(at(after, 3))).toEqual({ hasLocation: false, hasExif: false });
    await expect(inspectPhoto(await bytesOf(at(after, 3)))).toMatchObject({ state: 'whole', frames: 2 });
  },
};

/** Files deleted, truncated or replaced since they were chosen are unreadable; the others are processed. */
export const Unreadable: Story = {
  tags: ['slow'],
  loaders: [
    async () => {
      const whole = await createPhonePhoto(1, { width: 200, height: 150 }, 'whole.jpg');
      const deleted = new File([whole], 'deleted.jpg', whole);
      deleted.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
      const shorter = new File([whole], 'shorter.jpg', whole);
      shorter.arrayBuffer = () => whole.slice(0, 900).arrayBuffer();
      const truncated = new File([whole.slice(0, whole.size - 40)], 'cut.jpg', whole);
      const text = new File(['hello'], 'text.jpg', whole);
      const empty = new File([], 'empty.jpg', whole);
      return { files: [deleted, whole, shorter, truncated, text, empty, whole] };
    },
  ],
  play: async ({ canvas }) => {
    const states = (await waitForPhotos()).map(({ state }) => state);
    await expect(states.flatMap((state, index) => (state === 'ready' ? [index] : []))).toEqual([1, 6]);
    await expect(onProgress).toHaveBeenCalledTimes(7);
    await expect(canvas.getAllByText('This file cannot be read. Choose it again.')).toHaveLength(5);
  },
};

/** A photo that the browser cannot decode is used without its location; a file that is not a photo is unreadable. */
export const NotDrawable: Story = {
  tags: ['slow'],
  loaders: [
    () =>
      Promise.resolve({
        files: [
          new File([jpegBytes({ note: GPS_LOCATION })], 'odd.jpg', { type: 'image/jpeg' }),
          new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.svg', { type: 'image/svg+xml' }),
        ],
      }),
  ],
  play: async ({ loaded }) => {
    const [odd]: [File] = loaded['files'];
    await expect(createImageBitmap(odd)).rejects.toThrow();
    const [first, second] = await waitForPhotos();
    await expect((await findMetadata(odd)).hasLocation).toBe(true);
    await expect(first && (await findMetadata(at(filesOf([first]), 0))).hasLocation).toBe(false);
    await expect(second).toEqual({ state: 'unreadable' });
  },
};

const scriptWorker = (script: string) =>
  new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));

const noWorker = fn(() => null);

/** Without a usable worker, photos are redrawn on the main thread. */
export const WithoutWorker: Story = {
  args: { options: { startWorker: noWorker } },
  loaders: [
    async () => {
      const photo = await createPhonePhoto(6, { width: 2000, height: 400, isFine: true });
      return { files: [photo, photo] };
    },
  ],
  play: async ({ loaded }) => {
    const photo: File = loaded['files'][0];
    const redrawnFiles = filesOf(await waitForPhotos());
    for (const file of redrawnFiles) {
      await expect((await inspectImage(file)).size).toBe('384 × 1920');
      await expect(await quarterColors(file)).toEqual(await quarterColors(photo));
      await expect(await findMetadata(file)).toEqual({ hasLocation: false, hasExif: false });
    }
    // Starting a worker is tried once, not for each photo, and not for a GIF.
    await expect(noWorker).toHaveBeenCalledTimes(1);
    const gif = new File([gifBytes()], 'a.gif', { type: 'image/gif' });
    await preparePhotosWith([gif], {}, { startWorker: noWorker });
    await expect(noWorker).toHaveBeenCalledTimes(1);
    const broken: readonly (() => Worker)[] = [
      () => {
        throw new DOMException('', 'SecurityError');
      },
      () => scriptWorker('throw 1'),
    ];
    for (const startWorker of broken) {
      const [file] = filesOf(await preparePhotosWith([photo], {}, { startWorker }));
      await expect(file && (await bytesOf(file))).toEqual(await bytesOf(at(redrawnFiles, 0)));
    }
  },
};

const startedWorkers: { worker: Worker; terminate: ReturnType<typeof fn> }[] = [];

/** Starts a worker that never responds, with a spy on `terminate`. */
function startSilentWorker(): Worker {
  const worker = scriptWorker('0');
  const terminate = fn(worker.terminate.bind(worker));
  worker.terminate = terminate;
  startedWorkers.push({ worker, terminate });
  return worker;
}

/** If the worker times out, the original photo is used without its location. Abort terminates the worker. */
export const SlowWorker: Story = {
  args: { options: { startWorker: startSilentWorker, timeout: 20 } },
  beforeEach: () => {
    startedWorkers.length = 0;
  },
  loaders: [
    async () => {
      const photo = await createPhonePhoto(6, { width: 400, height: 300 });
      return { files: [photo, photo] };
    },
  ],
  play: async ({ loaded }) => {
    const photo: File = loaded['files'][0];
    for (const file of filesOf(await waitForPhotos())) {
      await expect(await inspectImage(file)).toEqual(await inspectImage(photo));
      await expect((await findMetadata(file)).hasLocation).toBe(false);
    }
    const workerCount = startedWorkers.length;
    await expect(startedWorkers.every(({ terminate }) => terminate.mock.calls.length === 1)).toBe(true);

    const abortController = new AbortController();
    const onDone = fn();
    const aborted = preparePhotosWith(
      [photo],
      { signal: abortController.signal, onProgress: onDone },
      { startWorker: startSilentWorker },
    );
    await waitFor(() => expect(startedWorkers).toHaveLength(workerCount + 1));
    abortController.abort(new DOMException('Left', 'AbortError'));
    await expect(aborted).rejects.toThrow('Left');
    await expect(startedWorkers.at(-1)?.terminate).toHaveBeenCalledTimes(1);
    await expect(onDone).not.toHaveBeenCalled();
    await expect(preparePhotos([photo], { signal: abortController.signal })).rejects.toThrow('Left');
  },
};
