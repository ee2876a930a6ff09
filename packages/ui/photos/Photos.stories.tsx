import { inspectPhoto, PHOTO_MESSAGES } from '@efie/domain';
import { gifBytes, jpegBytes, PLACE, pngWith } from '@efie/domain/testBytes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Note, Sheet } from '../theme/stories/storySheet';
import type { DeskOptions } from './photoDesk';
import { preparePhotos, preparePhotosAt, type PreparedPhoto } from './preparePhotos';
import { bytesOf, drawPicture, look, notesIn, phonePhoto, standing } from './storyPictures';

const kilobytes = (file: File) => `${Math.ceil(file.size / 1000)} kB`;

async function lineOf(photo: PreparedPhoto): Promise<string> {
  if (photo.state === 'unreadable') return PHOTO_MESSAGES.unreadable;
  const { file } = photo;
  const seen = await look(file).catch(() => null);
  return `${file.name}, ${seen?.size ?? file.type}, ${kilobytes(file)}`;
}

interface BeforeAndAfterProps {
  files: readonly File[];
  onProgress: (done: number) => void;
  onReady: (photos: readonly PreparedPhoto[]) => void;
  desk?: DeskOptions;
}

const ANY_DESK: DeskOptions = {};

/** What went in and what came out, in words. */
function BeforeAndAfter({ files, onProgress, onReady, desk = ANY_DESK }: BeforeAndAfterProps) {
  const [after, setAfter] = useState<readonly string[]>([]);
  useEffect(() => {
    const leave = new AbortController();
    const show = async () => {
      const photos = await preparePhotosAt(files, { signal: leave.signal, onProgress }, desk);
      setAfter(await Promise.all(photos.map(lineOf)));
      onReady(photos);
    };
    show().catch(() => undefined);
    return () => leave.abort();
  }, [files, onProgress, onReady, desk]);
  return (
    <Sheet>
      <ul>
        {files.map((file, index) => (
          <li key={`${index}-${file.name}`}>
            <p>
              {file.name}, {kilobytes(file)}
            </p>
            <Note>{after[index] ?? 'Making it ready'}</Note>
          </li>
        ))}
      </ul>
    </Sheet>
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

/** What the page has made of its files, in their order. */
async function outcome(): Promise<readonly PreparedPhoto[]> {
  await waitFor(() => expect(onReady).toHaveBeenCalled(), { timeout: 15_000 });
  return onReady.mock.calls.at(-1)?.[0] ?? [];
}

function ready(photos: readonly PreparedPhoto[]): readonly File[] {
  return photos.map((photo) => {
    if (photo.state !== 'ready') throw new Error('A photo is not ready.');
    return photo.file;
  });
}

/** The file at a place, which is there. */
function at(files: readonly File[], index: number): File {
  const file = files[index];
  if (!file) throw new Error('A photo is missing.');
  return file;
}

/** JPEGs go out smaller, upright and without the place they were taken at. */
export const Jpeg: Story = {
  loaders: [
    async () => ({
      files: [
        await phonePhoto(6, { width: 2400, height: 1800, isFine: true }, 'My house (1).JPG'),
        await phonePhoto(6, { width: 320, height: 240, quality: 0.3 }, 'small.jpg'),
      ],
    }),
  ],
  play: async ({ loaded, canvas }) => {
    const [photo, small]: [File, File] = loaded['files'];
    await expect(await notesIn(photo)).toEqual({ hasPlace: true, hasExif: true });
    const files = ready(await outcome());
    await expect(onProgress.mock.calls).toEqual([[1], [2]]);

    const sent = at(files, 0);
    await expect((await look(sent)).size).toBe('1440 × 1920');
    await expect(await standing(sent)).toEqual(await standing(photo));
    await expect(sent.size).toBeLessThan(photo.size);
    await expect(await notesIn(sent)).toEqual({ hasPlace: false, hasExif: false });
    await expect([sent.name, sent.type]).toEqual(['My-house-1.jpg', 'image/jpeg']);

    // Coded anew it would be larger: it stays as it is, turned the same way, without the place.
    const kept = at(files, 1);
    await expect(kept.size).toBeLessThan(small.size);
    await expect(await look(kept)).toEqual(await look(small));
    await expect(await notesIn(kept)).toEqual({ hasPlace: false, hasExif: true });
    await expect(await canvas.findByText(/^My-house-1\.jpg, 1440 × 1920/)).toBeVisible();
  },
};

/** Which corner of a picture that stands upright lies where in the bytes, for each turn of EXIF. */
const SEEN: readonly (readonly number[])[] = [
  [0, 1, 2, 3],
  [1, 0, 3, 2],
  [3, 2, 1, 0],
  [2, 3, 0, 1],
  [0, 2, 1, 3],
  [2, 0, 3, 1],
  [3, 1, 2, 0],
  [1, 3, 0, 2],
];

/** However the phone was held, the picture stands as the person saw it. */
export const EveryTurn: Story = {
  loaders: [
    async () => ({
      files: await Promise.all(
        SEEN.map((_, index) => phonePhoto(index + 1, { width: 2000, height: 100, quality: 1, isFine: true })),
      ),
    }),
  ],
  play: async () => {
    const files = ready(await outcome());
    for (const [index, seen] of SEEN.entries()) {
      const sent = at(files, index);
      await expect(await standing(sent), `turn ${index + 1}`).toEqual(seen);
      await expect((await look(sent)).size).toBe(index < 4 ? '1920 × 96' : '96 × 1920');
      await expect(await notesIn(sent)).toEqual({ hasPlace: false, hasExif: false });
    }
  },
};

const PNG = { type: 'image/png' } as const;

async function pngPhoto(name: string, drawing: Parameters<typeof drawPicture>[0]): Promise<File> {
  const png = await bytesOf(await drawPicture({ ...drawing, ...PNG }));
  return new File([pngWith(png, [{ name: 'tEXt', text: `Place\0${PLACE}` }])], name, PNG);
}

/** A PNG keeps its transparency and is only scaled, and only where that saves bytes; a GIF loses its notes. */
export const PngAndGif: Story = {
  loaders: [
    async () => ({
      files: [
        await pngPhoto('plan.png', { width: 2400, height: 600, alpha: 0.5, isFine: true }),
        await pngPhoto('logo.png', { width: 300, height: 200, alpha: 0.5 }),
        await pngPhoto('tiles.png', { width: 2001, height: 201, isChecked: true }),
        new File([gifBytes({ frames: 2, note: PLACE })], 'walk.gif', { type: 'image/gif' }),
      ],
    }),
  ],
  play: async ({ loaded }) => {
    const before: readonly File[] = loaded['files'];
    const after = ready(await outcome());
    await expect(after.map(({ type }) => type)).toEqual([PNG.type, PNG.type, PNG.type, 'image/gif']);
    for (const file of after.slice(0, 3)) {
      await expect(await notesIn(file), file.name).toEqual({ hasPlace: false, hasExif: false });
    }
    const scaled = await look(at(after, 0));
    await expect(scaled.size).toBe('1920 × 480');
    await expect(scaled.corners[3]?.[3]).toBeLessThan(200);
    await expect(at(after, 0).size).toBeLessThan(at(before, 0).size);
    // One that is small enough, and one that would take more bytes when scaled: the same points as before.
    await expect(await look(at(after, 1))).toEqual(await look(at(before, 1)));
    await expect((await look(at(after, 1))).corners[3]?.[3]).toBe(128);
    await expect((await look(at(after, 2))).size).toBe('2001 × 201');
    await expect((await notesIn(at(before, 3))).hasPlace).toBe(true);
    await expect(await notesIn(at(after, 3))).toEqual({ hasPlace: false, hasExif: false });
    await expect(inspectPhoto(await bytesOf(at(after, 3)))).toMatchObject({ state: 'whole', frames: 2 });
  },
};

/** Deleted, changed, cut or exchanged on the device since they were chosen: each is named, the others go. */
export const Unreadable: Story = {
  loaders: [
    async () => {
      const whole = await phonePhoto(1, { width: 200, height: 150 }, 'whole.jpg');
      const deleted = new File([whole], 'deleted.jpg', whole);
      deleted.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
      const shorter = new File([whole], 'shorter.jpg', whole);
      shorter.arrayBuffer = () => whole.slice(0, 900).arrayBuffer();
      const cut = new File([whole.slice(0, whole.size - 40)], 'cut.jpg', whole);
      const text = new File(['hello'], 'text.jpg', whole);
      const empty = new File([], 'empty.jpg', whole);
      return { files: [deleted, whole, shorter, cut, text, empty, whole] };
    },
  ],
  parameters: { proves: ['F117'] },
  play: async ({ canvas }) => {
    const states = (await outcome()).map(({ state }) => state);
    await expect(states.flatMap((state, index) => (state === 'ready' ? [index] : []))).toEqual([1, 6]);
    await expect(onProgress).toHaveBeenCalledTimes(7);
    await expect(canvas.getAllByText('This file cannot be read. Choose it again.')).toHaveLength(5);
  },
};

/** Nothing that this browser can draw: a photo goes as it was chosen without the place, and no other file goes. */
export const NotDrawable: Story = {
  loaders: [
    () =>
      Promise.resolve({
        files: [
          new File([jpegBytes({ note: PLACE })], 'odd.jpg', { type: 'image/jpeg' }),
          new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.svg', { type: 'image/svg+xml' }),
        ],
      }),
  ],
  play: async ({ loaded }) => {
    const [odd]: [File] = loaded['files'];
    await expect(createImageBitmap(odd)).rejects.toThrow();
    const [first, second] = await outcome();
    await expect((await notesIn(odd)).hasPlace).toBe(true);
    await expect(first && (await notesIn(at(ready([first]), 0))).hasPlace).toBe(false);
    await expect(second).toEqual({ state: 'unreadable' });
  },
};

const scriptWorker = (script: string) =>
  new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));

const noWorker = fn(() => null);

/** An older browser has no worker that draws, or one does not start: the page draws. */
export const WithoutWorker: Story = {
  args: { desk: { startWorker: noWorker } },
  loaders: [
    async () => {
      const photo = await phonePhoto(6, { width: 2000, height: 400, isFine: true });
      return { files: [photo, photo] };
    },
  ],
  play: async ({ loaded }) => {
    const photo: File = loaded['files'][0];
    const drawn = ready(await outcome());
    for (const file of drawn) {
      await expect((await look(file)).size).toBe('384 × 1920');
      await expect(await standing(file)).toEqual(await standing(photo));
      await expect(await notesIn(file)).toEqual({ hasPlace: false, hasExif: false });
    }
    // Tried once, not again for each photo; for a GIF not at all.
    await expect(noWorker).toHaveBeenCalledTimes(1);
    const gif = new File([gifBytes()], 'a.gif', { type: 'image/gif' });
    await preparePhotosAt([gif], {}, { startWorker: noWorker });
    await expect(noWorker).toHaveBeenCalledTimes(1);
    const broken: readonly (() => Worker)[] = [
      () => {
        throw new DOMException('', 'SecurityError');
      },
      () => scriptWorker('throw 1'),
    ];
    for (const startWorker of broken) {
      const [file] = ready(await preparePhotosAt([photo], {}, { startWorker }));
      await expect(file && (await bytesOf(file))).toEqual(await bytesOf(at(drawn, 0)));
    }
  },
};

const started: { worker: Worker; end: ReturnType<typeof fn> }[] = [];

/** A worker that never answers, and how often it was ended. */
function startMute(): Worker {
  const worker = scriptWorker('0');
  const end = fn(worker.terminate.bind(worker));
  worker.terminate = end;
  started.push({ worker, end });
  return worker;
}

/** A worker that takes too long is given up: the photo goes as it was chosen. One that is left is ended. */
export const SlowWorker: Story = {
  args: { desk: { startWorker: startMute, patience: 20 } },
  beforeEach: () => {
    started.length = 0;
  },
  loaders: [
    async () => {
      const photo = await phonePhoto(6, { width: 400, height: 300 });
      return { files: [photo, photo] };
    },
  ],
  play: async ({ loaded }) => {
    const photo: File = loaded['files'][0];
    for (const file of ready(await outcome())) {
      await expect(await look(file)).toEqual(await look(photo));
      await expect((await notesIn(file)).hasPlace).toBe(false);
    }
    const given = started.length;
    await expect(started.every(({ end }) => end.mock.calls.length === 1)).toBe(true);

    const leave = new AbortController();
    const onDone = fn();
    const left = preparePhotosAt(
      [photo],
      { signal: leave.signal, onProgress: onDone },
      { startWorker: startMute },
    );
    await waitFor(() => expect(started).toHaveLength(given + 1));
    leave.abort(new DOMException('Left', 'AbortError'));
    await expect(left).rejects.toThrow('Left');
    await expect(started.at(-1)?.end).toHaveBeenCalledTimes(1);
    await expect(onDone).not.toHaveBeenCalled();
    await expect(preparePhotos([photo], { signal: leave.signal })).rejects.toThrow('Left');
  },
};
