import type { ListingPhoto } from '../listing/Listing';
import { PHOTO_LIMITS } from './limits';

interface NewPhotoFile {
  kind: 'new';
  /** Names the photo in this page only. */
  id: string;
  /** As the device calls it: for reading, never for sending. */
  name: string;
  /** Ready to be sent: a safe name and the type that its bytes have. */
  file: File;
  /** Same bytes, same fingerprint. */
  fingerprint: string;
}

/**
 * A photo that waits to be sent. `problem` is the sentence for the person: 'Failed to upload kitchen.jpg'. `sent`: the server
 * has it, and is still to say under which id.
 */
export type NewPhoto = NewPhotoFile &
  ({ state: 'ready' } | { state: 'sending' } | { state: 'sent' } | { state: 'failed'; problem: string });

/** A photo that the listing has. A mark is applied when the form is saved, not before (specification section 4). */
export interface KeptPhoto {
  kind: 'kept';
  /** Names the photo in this page. */
  id: string;
  /** The image's id on the server; null when it gave none, so that the photo cannot be deleted. */
  imageId: string | null;
  /** A safe address. */
  url: string;
  isMarkedForDeletion: boolean;
}

/** One place of a photo queue: the value of the photo field is a list of these, in the listing's order. */
export type QueuedPhoto = NewPhoto | KeptPhoto;

const isMarked = (photo: QueuedPhoto): boolean => photo.kind === 'kept' && photo.isMarkedForDeletion;

/** How many photos the listing will have. */
export const countPhotos = (photos: readonly QueuedPhoto[]): number =>
  photos.filter((photo) => !isMarked(photo)).length;

/** The cover is the first photo that stays; null for none. */
export const coverOf = (photos: readonly QueuedPhoto[]): QueuedPhoto | null =>
  photos.find((photo) => !isMarked(photo)) ?? null;

/** Puts the entry at `from` to `to`, places counted from 0 and held inside the list. Others keep their order. */
export function moveEntry<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = entries[from];
  if (entry === undefined) return entries;
  const rest = entries.filter((_, index) => index !== from);
  const place = Math.min(Math.max(to, 0), rest.length);
  return [...rest.slice(0, place), entry, ...rest.slice(place)];
}

/** The entry that takes the focus when the one at `index` goes: the next, else the one before, else none. */
export function neighbourOf<Entry>(entries: readonly Entry[], index: number): Entry | null {
  return entries[index + 1] ?? entries[index - 1] ?? null;
}

/** Whether one more photo may be marked for deletion (specification section 5). */
export const canMarkOne = (photos: readonly QueuedPhoto[]): boolean =>
  countPhotos(photos) > PHOTO_LIMITS.least;

/** Marks a kept photo with an image id for deletion, or takes the mark back. */
export function markPhoto(photos: readonly QueuedPhoto[], id: string, isMarkedForDeletion: boolean) {
  return photos.map((photo) =>
    photo.kind === 'kept' && photo.id === id && photo.imageId !== null
      ? { ...photo, isMarkedForDeletion }
      : photo,
  );
}

/** A failed photo goes back to those that wait to be sent. */
export function retryPhoto(photos: readonly QueuedPhoto[], id: string): readonly QueuedPhoto[] {
  return photos.map((photo) => {
    if (photo.kind !== 'new' || photo.id !== id || photo.state !== 'failed') return photo;
    const { problem: _problem, ...waiting } = photo;
    return { ...waiting, state: 'ready' };
  });
}

/** The ids of new photos whose bytes are those of an earlier one (fault 115). */
export function duplicateIds(photos: readonly QueuedPhoto[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const again = new Set<string>();
  for (const photo of photos) {
    if (photo.kind === 'kept') continue;
    if (seen.has(photo.fingerprint)) again.add(photo.id);
    seen.add(photo.fingerprint);
  }
  return again;
}

/** The photos of a listing as a queue begins with them: none marked. */
export const keptPhotos = (photos: readonly ListingPhoto[]): readonly KeptPhoto[] =>
  photos.map(({ id, url }, index) => ({
    kind: 'kept',
    id: id ?? `${index} ${url}`,
    imageId: id,
    url,
    isMarkedForDeletion: false,
  }));

/**
 * The queue over what the server has by now: marks of photos that are still there stay, and so does what is not sent yet; a
 * sent photo is one of the listing's own.
 */
export function rebasePhotos(
  queue: readonly QueuedPhoto[],
  photos: readonly ListingPhoto[],
): readonly QueuedPhoto[] {
  const marked = new Set(queue.filter(isMarked).map(({ id }) => id));
  return [
    ...keptPhotos(photos).map((photo) => ({ ...photo, isMarkedForDeletion: marked.has(photo.id) })),
    ...queue.filter((photo) => photo.kind === 'new' && photo.state !== 'sent'),
  ];
}
