import { uploadFileName } from '@efie/domain/photos';
import { createPhotoProcessor, type PhotoProcessorOptions, type PhotoProcessor } from './photoProcessor';

/** A photo processed for upload; `unreadable` if the file was deleted, changed or truncated after it was chosen. */
export type PreparedPhoto = { state: 'ready'; file: File } | { state: 'unreadable' };

export interface PrepareOptions {
  /** Cancels the processing; the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Called after each photo with the number of processed photos, and the photo. */
  onProgress?: ((done: number, photo: PreparedPhoto) => void) | undefined;
}

async function preparePhoto(processor: PhotoProcessor, file: File): Promise<PreparedPhoto> {
  const ready = await processor.processPhoto(file);
  if (ready.state === 'ready') {
    const type = `image/${ready.kind}`;
    return { state: 'ready', file: new File([ready.body], uploadFileName(file.name, ready.kind), { type }) };
  }
  // Photos were validated when they were chosen, so an invalid one has changed on the device.
  return { state: 'unreadable' };
}

function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/**
 * Processes photos for upload, off the main thread and one at a time; the result has the order of `files`. All metadata is
 * removed (a JPEG that is not redrawn keeps its orientation), file names are made safe, and types are detected.
 * - JPEG: scaled to a longest side of at most 1920 px and encoded with quality 0.8; unscaled, only if that makes it smaller
 * - PNG: scaled the same way, if that makes it smaller
 * - GIF: not redrawn
 *
 * Rejects only on abort.
 */
export function preparePhotos(
  files: readonly File[],
  options: PrepareOptions = {},
): Promise<readonly PreparedPhoto[]> {
  return preparePhotosWith(files, options, {});
}

/** For tests: `preparePhotos` with options, such as a browser without workers or a worker that never responds. */
export async function preparePhotosWith(
  files: readonly File[],
  { signal, onProgress }: PrepareOptions,
  processorOptions: PhotoProcessorOptions,
): Promise<readonly PreparedPhoto[]> {
  const processor = createPhotoProcessor(processorOptions);
  const prepared: PreparedPhoto[] = [];
  try {
    for (const file of files) {
      signal?.throwIfAborted();
      // One at a time: a decoded photo takes up to 260 MB of memory.
      const photo = await untilAborted(preparePhoto(processor, file), signal);
      prepared.push(photo);
      onProgress?.(prepared.length, photo);
    }
    signal?.throwIfAborted();
    return prepared;
  } finally {
    processor.close();
  }
}
