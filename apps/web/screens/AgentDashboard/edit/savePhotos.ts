import { ApiError, failureReason } from '@efie/api';
import {
  PHOTO_LIMITS,
  PHOTO_MESSAGES,
  photoPlace,
  uploadFailed,
  type KeptPhoto,
  type NewPhoto,
  type QueuedPhoto,
} from '@efie/domain';
import type { SaveFailure } from '@efie/ui/forms/EditPropertyForm';
import type { PreparedPhoto } from '@efie/ui/photos';
import { isGivenUp } from '../../shared/isGivenUp';
import { isSignedOut } from '../../shared/refusals';

/** What a save asks of the world, one photo at a time. */
export interface PhotoCalls {
  prepare: (file: File) => Promise<PreparedPhoto>;
  upload: (file: File) => Promise<void>;
  remove: (imageId: string) => Promise<void>;
}

export interface PhotoWork {
  queue: readonly QueuedPhoto[];
  calls: PhotoCalls;
  /** Told the queue after each step, so that the tiles follow. */
  onQueue: (queue: readonly QueuedPhoto[]) => void;
  /** Told what is on its way: 'Sending photo 2 of 3'. */
  onStep: (words: string) => void;
}

export interface PhotoResult {
  /** What was not done, each named. */
  failures: readonly SaveFailure[];
  /** Something on the server is other than before. */
  hasChanged: boolean;
}

/** The account is no longer signed in, or the save was canceled: every further request would fail too. */
const isOver = (error: unknown): boolean =>
  isGivenUp(error) || isSignedOut(error) || (error instanceof ApiError && error.kind === 'session');

const isWaiting = (photo: QueuedPhoto): photo is NewPhoto => photo.kind === 'new' && photo.state !== 'sent';

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const { deletionFailed } = PHOTO_MESSAGES;

/** What a person can only help by choosing another file is said on its tile too. */
const ON_TILE: ReadonlySet<string> = new Set([PHOTO_MESSAGES.tooLarge, PHOTO_MESSAGES.unreadable]);

type PhotoState =
  { state: 'ready' } | { state: 'sending' } | { state: 'sent' } | { state: 'failed'; problem: string };

/** A proxy that refuses a large body says so in HTML: its number is what we can read (fault 16). */
function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 413) return PHOTO_MESSAGES.tooLarge;
  return failureReason(error, '').trim();
}

/** How many photos the server keeps by what it has told us. */
const countOnServer = (queue: readonly QueuedPhoto[]): number =>
  queue.filter((photo) => photo.kind === 'kept' || photo.state === 'sent').length;

/**
 * Applies a queue to a listing: uploads first, one at a time, then deletions (ruling 113). What fails is named and stays in
 * the queue, the rest goes on; what is done is not in the queue any more as something to do. A deletion goes only while the
 * server keeps three photos, those counted that it has just taken, so one that counted on a failed upload waits (fault 119).
 * Rejects only when given up or signed out; the queue then holds what is left.
 */
export async function savePhotos({ queue, calls, onQueue, onStep }: PhotoWork): Promise<PhotoResult> {
  let now = queue;
  let hasChanged = false;
  const failures: SaveFailure[] = [];
  const put = (next: readonly QueuedPhoto[]) => {
    now = next;
    onQueue(next);
  };
  const toState = ({ kind, id, name, file, fingerprint }: NewPhoto, state: PhotoState) =>
    put(
      now.map((entry) =>
        entry.id === id && entry.kind === 'new' ? { kind, id, name, file, fingerprint, ...state } : entry,
      ),
    );

  async function upload(photo: NewPhoto): Promise<void> {
    try {
      const prepared = await calls.prepare(photo.file);
      if (prepared.state === 'unreadable') {
        fail(photo, PHOTO_MESSAGES.unreadable);
        return;
      }
      await calls.upload(prepared.file);
      hasChanged = true;
      toState(photo, { state: 'sent' });
    } catch (error) {
      if (isOver(error)) {
        toState(photo, { state: 'ready' });
        throw error;
      }
      fail(photo, reasonOf(error));
    }
  }

  function fail(photo: NewPhoto, detail: string): void {
    const text = uploadFailed(photo.name);
    failures.push({ text, detail });
    toState(photo, { state: 'failed', problem: ON_TILE.has(detail) ? `${text}. ${detail}` : text });
  }

  async function remove(photo: KeptPhoto, imageId: string, name: string): Promise<void> {
    try {
      await calls.remove(imageId);
    } catch (error) {
      if (isOver(error)) throw error;
      // Somebody else has deleted it: it is as gone as it was to be.
      if (!isGone(error)) {
        failures.push({ text: deletionFailed, detail: `${name}. ${reasonOf(error)}`.trim() });
        return;
      }
    }
    hasChanged = true;
    put(now.filter((entry) => entry.kind === 'new' || entry.id !== photo.id));
  }

  const waiting = queue.filter(isWaiting);
  for (const [index, photo] of waiting.entries()) {
    onStep(`Sending ${photoPlace(index, waiting.length)}`);
    toState(photo, { state: 'sending' });
    await upload(photo);
  }

  for (const [index, photo] of queue.entries()) {
    if (photo.kind !== 'kept' || photo.imageId === null || !photo.isMarkedForDeletion) continue;
    onStep('Deleting photos');
    const name = `Photo ${index + 1}`;
    if (countOnServer(now) > PHOTO_LIMITS.least) await remove(photo, photo.imageId, name);
    else failures.push({ text: deletionFailed, detail: `${name}. ${PHOTO_MESSAGES.tooFewLeft}` });
  }
  return { failures, hasChanged };
}
