import { imageSize, isSvgText, photoKind, PHOTO_LIMITS } from '@efie/domain';
import { drawNothing, readyPhoto, type ReadyPhoto, type Redraw } from './readyPhoto';
import { readyProfileImage, type ReadyProfileImage } from './readyProfileImage';

/** Longest wait for one photo, in ms: a slow phone takes some seconds for the largest; what takes longer is not drawn. */
const PATIENCE = 20_000;

export interface DeskOptions {
  /** Starts a worker beside the page; null where the browser has none that can draw. */
  startWorker?: () => Worker | null;
  /** In ms. */
  patience?: number;
}

/** Where photos are made ready, one at a time. */
export interface PhotoDesk {
  /** Reads a file and makes it ready; `unreadable` when the device no longer gives its bytes. Never rejects. */
  ready: (file: File) => Promise<ReadyPhoto>;
  /** The same for a profile picture: any type that this browser decodes. */
  readyProfile: (file: File) => Promise<ReadyProfileImage | { state: 'unreadable' }>;
  /** Ends the worker, whatever it does. */
  close: () => void;
}

function startPhotoWorker(): Worker | null {
  const isAble =
    typeof Worker === 'function' &&
    typeof OffscreenCanvas === 'function' &&
    typeof createImageBitmap === 'function';
  // The address stands in the call: that is how the build finds the worker and makes a file of it.
  return isAble ? new Worker(new URL('./photoWorker.ts', import.meta.url), { type: 'module' }) : null;
}

/** What the worker is asked for. */
export interface PhotoTask {
  bytes: ArrayBuffer;
  isProfile: boolean;
}

type Answer<Ready> = Ready | { state: 'broken' } | { state: 'late' };

function ask<Ready>(worker: Worker, task: PhotoTask, patience: number): Promise<Answer<Ready>> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end({ state: 'late' }), patience);
    const hear = ({ data }: MessageEvent<Ready>) => end(data);
    const fail = (event: Event) => {
      // Heard here: the page draws instead, and nothing is to be reported.
      event.preventDefault();
      end({ state: 'broken' });
    };
    const end = (answer: Answer<Ready>) => {
      clearTimeout(timer);
      worker.removeEventListener('message', hear);
      worker.removeEventListener('error', fail);
      worker.removeEventListener('messageerror', fail);
      resolve(answer);
    };
    worker.addEventListener('message', hear);
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    worker.postMessage(task, [task.bytes]);
  });
}

/** The same drawing in the page, for browsers without a worker that draws; given up after the same wait. */
function drawInPage(patience: number): Redraw {
  return async (job) => {
    const { redrawPhoto } = await import('./redrawPhoto');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), patience);
    });
    try {
      return await Promise.race([redrawPhoto(job), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * The size that an image element finds for a type whose header is not read here: it decodes no pixels until it is drawn.
 * Null where this browser does not know the type.
 */
async function sizeInPage(bytes: Uint8Array<ArrayBuffer>): Promise<{ width: number; height: number } | null> {
  const url = URL.createObjectURL(new Blob([bytes]));
  const image = new Image();
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = url;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Opens the file and returns its bytes; rejects when the device no longer gives them. */
async function readFile(file: File): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Some browsers give what stands in its place by now.
  if (bytes.length !== file.size) throw new Error('The file has changed.');
  return bytes;
}

/**
 * Opens a desk. The worker starts with the first photo that is to be drawn: a module of its own, loaded by nothing else.
 * Where it is missing or does not start, the page draws; where it takes too long, the photo is sent as it was chosen,
 * without its notes.
 */
export function openPhotoDesk({
  startWorker = startPhotoWorker,
  patience = PATIENCE,
}: DeskOptions = {}): PhotoDesk {
  let worker: Worker | null = null;
  let isBeside = true;
  const close = () => {
    worker?.terminate();
    worker = null;
  };

  async function askBeside<Ready>(task: PhotoTask): Promise<Answer<Ready>> {
    try {
      worker ??= startWorker();
    } catch {
      worker = null;
    }
    return worker ? ask(worker, task, patience) : { state: 'broken' };
  }

  /** Draws in the worker; where there is none in the page; where it takes too long not at all. */
  async function draw<Ready>(
    bytes: Uint8Array<ArrayBuffer>,
    isProfile: boolean,
    run: (bytes: Uint8Array<ArrayBuffer>, redraw: Redraw) => Promise<Ready>,
    read: () => Promise<Uint8Array<ArrayBuffer>>,
  ): Promise<Ready> {
    if (!isBeside) return run(bytes, drawInPage(patience));
    // The bytes move to the worker; they are read again should it not give them back.
    const answer = await askBeside<Ready & { state: string }>({ bytes: bytes.buffer, isProfile });
    if (answer.state !== 'broken' && answer.state !== 'late') return answer as Ready;
    close();
    if (answer.state === 'late') return run(await read(), drawNothing);
    isBeside = false;
    return run(await read(), drawInPage(patience));
  }

  async function photoFrom(file: File): Promise<ReadyPhoto> {
    const read = () => readFile(file);
    const bytes = await read();
    const kind = photoKind(bytes);
    return kind === null || kind === 'gif'
      ? readyPhoto(bytes, drawNothing)
      : draw(bytes, false, readyPhoto, read);
  }

  async function profileFrom(file: File): Promise<ReadyProfileImage> {
    const read = () => readFile(file);
    const bytes = await read();
    // A worker has no image element, and nothing else decodes an SVG.
    if (isSvgText(bytes)) return readyProfileImage(bytes, drawInPage(patience));
    if (photoKind(bytes) === null && imageSize(bytes) === null) {
      const size = await sizeInPage(bytes);
      if (size === null) return { state: 'undecodable' };
      if (size.width * size.height > PHOTO_LIMITS.pixels) return { state: 'tooManyPixels' };
    }
    return draw(bytes, true, readyProfileImage, read);
  }

  return {
    ready: (file) => photoFrom(file).catch(() => ({ state: 'unreadable' })),
    readyProfile: (file) => profileFrom(file).catch(() => ({ state: 'unreadable' })),
    close,
  };
}
