import { imageSize, isSvgText, photoKind, PHOTO_LIMITS } from '@efie/domain/photos';
import { skipRedraw, processPhoto, type ProcessedPhoto, type Redraw } from './processPhoto';
import { processProfileImage, type ProcessedProfileImage } from './processProfileImage';

/** Timeout for redrawing one photo, in ms; slow phones need some seconds for the largest photos. */
const REDRAW_TIMEOUT = 20_000;

export interface PhotoProcessorOptions {
  /** Starts the worker; returns null if the browser has no workers with a canvas. */
  startWorker?: () => Worker | null;
  /** Timeout for redrawing one photo, in ms. */
  timeout?: number;
}

/** Processes photos for upload, one at a time. */
export interface PhotoProcessor {
  /** Processes a listing photo; `unreadable` if the file cannot be read any more. Never rejects. */
  processPhoto: (file: File) => Promise<ProcessedPhoto>;
  /** Processes a profile image of any type that the browser can decode. Never rejects. */
  processProfileImage: (file: File) => Promise<ProcessedProfileImage | { state: 'unreadable' }>;
  close: () => void;
}

function startPhotoWorker(): Worker | null {
  const isSupported =
    typeof Worker === 'function' &&
    typeof OffscreenCanvas === 'function' &&
    typeof createImageBitmap === 'function';
  // Inlined into the call: that is how the bundler finds the worker.
  return isSupported ? new Worker(new URL('./photoWorker.ts', import.meta.url), { type: 'module' }) : null;
}

export interface PhotoTask {
  bytes: ArrayBuffer;
  isProfile: boolean;
}

type WorkerResult<Ready> = Ready | { state: 'failed' } | { state: 'timedOut' };

function runInWorker<Ready>(worker: Worker, task: PhotoTask, timeout: number): Promise<WorkerResult<Ready>> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish({ state: 'timedOut' }), timeout);
    const onMessage = ({ data }: MessageEvent<Ready>) => finish(data);
    const onError = (event: Event) => {
      // Handled by redrawing on the main thread, so it is not reported as an uncaught error.
      event.preventDefault();
      finish({ state: 'failed' });
    };
    const finish = (result: WorkerResult<Ready>) => {
      clearTimeout(timer);
      worker.removeEventListener('message', onMessage);
      worker.removeEventListener('error', onError);
      worker.removeEventListener('messageerror', onError);
      resolve(result);
    };
    worker.addEventListener('message', onMessage);
    worker.addEventListener('error', onError);
    worker.addEventListener('messageerror', onError);
    worker.postMessage(task, [task.bytes]);
  });
}

/** Redraws on the main thread, for browsers without a suitable worker. Gives null after the timeout (in ms). */
function redrawOnMainThread(timeout: number): Redraw {
  return async (job) => {
    const { redrawPhoto } = await import('./redrawPhoto');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timedOut = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), timeout);
    });
    try {
      return await Promise.race([redrawPhoto(job), timedOut]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * Measures an image whose header our own code cannot parse. An image element does not decode pixels until it is drawn.
 * Null if the browser does not support the type.
 */
async function measureWithImageElement(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ width: number; height: number } | null> {
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

/** Reads the file's bytes; rejects if it was deleted or changed after it was chosen. */
async function readFile(file: File): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Some browsers return the bytes of the changed file.
  if (bytes.length !== file.size) throw new Error('Could not read the file: it changed after it was chosen.');
  return bytes;
}

/**
 * Creates a photo processor, whose worker starts with the first photo to redraw. Without a working worker, photos are redrawn
 * on the main thread; after a timeout, the original photo is used, without its metadata.
 */
export function createPhotoProcessor({
  startWorker = startPhotoWorker,
  timeout = REDRAW_TIMEOUT,
}: PhotoProcessorOptions = {}): PhotoProcessor {
  let worker: Worker | null = null;
  let isWorkerUsable = true;
  const close = () => {
    worker?.terminate();
    worker = null;
  };

  async function tryInWorker<Ready>(task: PhotoTask): Promise<WorkerResult<Ready>> {
    try {
      worker ??= startWorker();
    } catch {
      worker = null;
    }
    return worker ? runInWorker(worker, task, timeout) : { state: 'failed' };
  }

  /** Runs in the worker, or on the main thread if no worker can start. A photo that times out is not resized. */
  async function processBytes<Ready>(
    bytes: Uint8Array<ArrayBuffer>,
    isProfile: boolean,
    run: (bytes: Uint8Array<ArrayBuffer>, redraw: Redraw) => Promise<Ready>,
    read: () => Promise<Uint8Array<ArrayBuffer>>,
  ): Promise<Ready> {
    if (!isWorkerUsable) return run(bytes, redrawOnMainThread(timeout));
    // The buffer is transferred to the worker, so the file is read again after a failure.
    const result = await tryInWorker<Ready & { state: string }>({ bytes: bytes.buffer, isProfile });
    if (result.state !== 'failed' && result.state !== 'timedOut') return result as Ready;
    close();
    if (result.state === 'timedOut') return run(await read(), skipRedraw);
    isWorkerUsable = false;
    return run(await read(), redrawOnMainThread(timeout));
  }

  async function processPhotoFile(file: File): Promise<ProcessedPhoto> {
    const read = () => readFile(file);
    const bytes = await read();
    const kind = photoKind(bytes);
    return kind === null || kind === 'gif'
      ? processPhoto(bytes, skipRedraw)
      : processBytes(bytes, false, processPhoto, read);
  }

  async function processProfileImageFile(file: File): Promise<ProcessedProfileImage> {
    const read = () => readFile(file);
    const bytes = await read();
    // Only an image element decodes an SVG, and a worker has none.
    if (isSvgText(bytes)) return processProfileImage(bytes, redrawOnMainThread(timeout));
    if (photoKind(bytes) === null && imageSize(bytes) === null) {
      const size = await measureWithImageElement(bytes);
      if (size === null) return { state: 'undecodable' };
      if (size.width * size.height > PHOTO_LIMITS.maxPixels) return { state: 'tooManyPixels' };
    }
    return processBytes(bytes, true, processProfileImage, read);
  }

  return {
    processPhoto: (file) => processPhotoFile(file).catch(() => ({ state: 'unreadable' })),
    processProfileImage: (file) => processProfileImageFile(file).catch(() => ({ state: 'unreadable' })),
    close,
  };
}
