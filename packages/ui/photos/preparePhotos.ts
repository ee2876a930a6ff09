import { sentFileName } from '@efie/domain';
import { openPhotoDesk, type DeskOptions, type PhotoDesk } from './photoDesk';

/** A photo made ready, or one that can no longer be read: deleted or changed since it was chosen (fault 117). */
export type PreparedPhoto = { state: 'ready'; file: File } | { state: 'unreadable' };

export interface PrepareOptions {
  /** Ends the work at once; the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Told after each photo how many are done, from 1. */
  onProgress?: ((done: number) => void) | undefined;
}

async function prepareOne(desk: PhotoDesk, file: File): Promise<PreparedPhoto> {
  const ready = await desk.ready(file);
  if (ready.state === 'ready') {
    const type = `image/${ready.kind}`;
    return { state: 'ready', file: new File([ready.body], sentFileName(file.name, ready.kind), { type }) };
  }
  // A photo of a listing that is none any more has changed on the device.
  return { state: 'unreadable' };
}

/** Rejects with the signal's reason as soon as there is one. */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/**
 * Makes chosen photos ready for sending, off the main thread and one after another; the answer has their order and number.
 * - JPEG: longest side at most 1920, quality 0.8, turned upright, no place and no other note; one that needs no scaling and
 *   would not get smaller stays as it is, without its notes
 * - PNG: scaled the same way, if that makes it smaller; without its notes
 * - GIF: as it was chosen, without its notes
 * Each has a safe name, its bytes' own type, and its bytes in memory, so that nothing the device does later reaches it. Never
 * rejects but for an abort. A photo that was deleted, changed or cut since it was chosen is `unreadable` (fault 117).
 */
export function preparePhotos(
  files: readonly File[],
  options: PrepareOptions = {},
): Promise<readonly PreparedPhoto[]> {
  return preparePhotosAt(files, options, {});
}

/** The same at a desk of another kind, for tests: a browser without a worker, a worker that never answers. */
export async function preparePhotosAt(
  files: readonly File[],
  { signal, onProgress }: PrepareOptions,
  deskOptions: DeskOptions,
): Promise<readonly PreparedPhoto[]> {
  const desk = openPhotoDesk(deskOptions);
  const prepared: PreparedPhoto[] = [];
  try {
    for (const file of files) {
      signal?.throwIfAborted();
      // One after another: ten photos at once would hold their points, 200 MB each, in memory.
      prepared.push(await untilAborted(prepareOne(desk, file), signal));
      onProgress?.(prepared.length);
    }
    signal?.throwIfAborted();
    return prepared;
  } finally {
    desk.close();
  }
}
