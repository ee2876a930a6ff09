import { ApiError, confirmLost, failureReason, isAbortError, isNotFound, isUnauthorized } from '@efie/api';
import {
  displayFileName,
  PHOTO_LIMITS,
  PHOTO_MESSAGES,
  photoPosition,
  setPhotoStates,
  uploadFailed,
  type StoredPhoto,
  type NewPhoto,
  type NewPhotoState,
  type QueuedPhoto,
  type SentBytes,
} from '@efie/domain/photos';
import type { UploadStore } from '../../fields/PhotoQueueField';
import type { SaveFailure } from '../../forms/EditListingForm';
import type { PreparedPhoto } from '../../photos';

/** The side effects of a save, each for one photo. A signal aborts them. */
export interface PhotoOperations {
  prepare: (file: File, signal: AbortSignal) => Promise<PreparedPhoto>;
  upload: (
    photo: File,
    options: { signal: AbortSignal; onProgress: (progress: SentBytes) => void },
  ) => Promise<void>;
  /** How many photos the server stores now. */
  countStored: () => Promise<number>;
  remove: (photoId: string) => Promise<void>;
}

export interface SavePhotosOptions {
  queue: readonly QueuedPhoto[];
  operations: PhotoOperations;
  /** Aborts the save. */
  signal: AbortSignal;
  /** Shows the upload, and cancels single photos. */
  uploads: UploadStore;
  /** Called with the queue after each step, to update the tiles. */
  onQueueChange: (queue: readonly QueuedPhoto[]) => void;
  /** Called with the progress text, such as 'Sending photo 2 of 3'. */
  onProgress: (text: string) => void;
}

export interface SavePhotosResult {
  /** One entry for each upload or deletion that failed. */
  failures: readonly SaveFailure[];
  /** Whether anything changed on the server. */
  hasChanged: boolean;
}

/** The account is no longer signed in, or the save was canceled: every further request would fail too. */
const shouldStop = (error: unknown): boolean =>
  isAbortError(error) || isUnauthorized(error) || (error instanceof ApiError && error.kind === 'session');

const isBeingSent = (photo: QueuedPhoto): photo is NewPhoto =>
  photo.kind === 'new' && photo.state === 'sending';

const { deletionFailed } = PHOTO_MESSAGES;

/** Messages also shown on the photo's tile, because only another file helps. */
const TILE_MESSAGES: ReadonlySet<string> = new Set([PHOTO_MESSAGES.tooLarge, PHOTO_MESSAGES.unreadable]);

/** A proxy rejects a large body with an HTML page, so only its status can be read. */
function describeError(error: unknown): string {
  if (error instanceof ApiError && error.status === 413) return PHOTO_MESSAGES.tooLarge;
  return failureReason(error, '');
}

/** How many photos the server stores, by its responses so far. */
const countOnServer = (queue: readonly QueuedPhoto[]): number =>
  queue.filter((photo) => photo.kind === 'stored' || photo.state === 'sent').length;

/**
 * Applies a photo queue to a listing: uploads first, one at a time, then deletions (ruling 113). A failed step is reported
 * and stays in the queue; the others continue. A canceled photo leaves the queue, unless the server has stored it. A deletion
 * is sent only if the server still stores three photos after it. Rejects only when the save is aborted or the session has
 * ended; the queue then holds the steps left.
 */
export async function savePhotos({
  queue,
  operations,
  signal,
  uploads,
  onQueueChange,
  onProgress,
}: SavePhotosOptions): Promise<SavePhotosResult> {
  let currentQueue = queue;
  let hasChanged = false;
  const failures: SaveFailure[] = [];
  const updateQueue = (next: readonly QueuedPhoto[]) => {
    currentQueue = next;
    onQueueChange(next);
  };
  const setPhotoState = ({ id }: NewPhoto, state: NewPhotoState) =>
    updateQueue(setPhotoStates(currentQueue, (photo) => (photo.id === id ? state : photo)));

  /** Said before the next step. */
  let removedText = '';
  const report = (step: string) => {
    onProgress(`${removedText}${step}`);
    removedText = '';
  };
  const reportSending = ({ id }: NewPhoto) => {
    const photos = currentQueue.filter(({ kind }) => kind === 'new');
    const index = photos.findIndex((photo) => photo.id === id);
    report(`Sending ${photoPosition(index, photos.length)}`);
  };

  async function upload(photo: NewPhoto): Promise<void> {
    const request = new AbortController();
    signal.addEventListener('abort', () => request.abort());
    uploads.begin([photo.id], (id) => {
      const waiting = currentQueue.filter(isBeingSent).find((entry) => entry.id === id);
      if (id === photo.id) request.abort();
      else if (waiting) {
        takeOut(waiting);
        reportSending(photo);
      }
    });
    reportSending(photo);
    try {
      signal.throwIfAborted();
      const prepared = await operations.prepare(photo.file, request.signal);
      if (prepared.state === 'unreadable') {
        fail(photo, PHOTO_MESSAGES.unreadable);
        return;
      }
      uploads.beginSending([prepared.file.size]);
      // Stored although its response was lost: the server has one more photo.
      const isStored = async () => (await operations.countStored()) > countOnServer(currentQueue);
      const options = { signal: request.signal, onProgress: uploads.report };
      await confirmLost(operations.upload(prepared.file, options), isStored);
      hasChanged = true;
      setPhotoState(photo, { state: 'sent' });
    } catch (error) {
      if (isAbortError(error) && !signal.aborted) takeOut(photo);
      else if (shouldStop(error)) throw error;
      else fail(photo, describeError(error));
    }
  }

  /** Takes a canceled photo out of the queue. */
  function takeOut({ id, name }: NewPhoto): void {
    removedText = `${displayFileName(name)} was removed. `;
    updateQueue(currentQueue.filter((photo) => photo.id !== id));
  }

  function fail(photo: NewPhoto, detail: string): void {
    const text = uploadFailed(photo.name);
    failures.push({ text, detail });
    setPhotoState(photo, {
      state: 'failed',
      errorMessage: TILE_MESSAGES.has(detail) ? `${text}. ${detail}` : text,
    });
  }

  async function remove(photo: StoredPhoto, photoId: string, name: string): Promise<void> {
    try {
      await operations.remove(photoId);
    } catch (error) {
      if (shouldStop(error)) throw error;
      // 404: the photo was already deleted elsewhere, which counts as success.
      if (!isNotFound(error)) {
        failures.push({ text: deletionFailed, detail: `${name}. ${describeError(error)}`.trim() });
        return;
      }
    }
    hasChanged = true;
    updateQueue(currentQueue.filter((entry) => entry.kind === 'new' || entry.id !== photo.id));
  }

  updateQueue(setPhotoStates(queue, (photo) => (photo.state === 'sent' ? photo : { state: 'sending' })));
  try {
    let next: NewPhoto | undefined;
    while ((next = currentQueue.find(isBeingSent))) await upload(next);
  } finally {
    uploads.end();
    updateQueue(setPhotoStates(currentQueue, (photo) => (isBeingSent(photo) ? { state: 'ready' } : photo)));
  }

  for (const [index, photo] of queue.entries()) {
    if (photo.kind !== 'stored' || photo.photoId === null || !photo.isMarkedForDeletion) continue;
    report('Deleting photos');
    const name = `Photo ${index + 1}`;
    if (countOnServer(currentQueue) > PHOTO_LIMITS.minCount) await remove(photo, photo.photoId, name);
    else failures.push({ text: deletionFailed, detail: `${name}. ${PHOTO_MESSAGES.tooFewLeft}` });
  }
  return { failures, hasChanged };
}
