import type { ListingPhoto } from './ListingPhoto';
import { PHOTO_LIMITS } from './photoLimits';

interface NewPhotoFile {
  kind: 'new';
  /** Identifies the photo within this queue only. */
  id: string;
  /** The file name on the device, for display only. */
  name: string;
  /** The file to upload, with a safe name and the type of its bytes. */
  file: File;
  /** Equal for files with the same bytes. */
  fingerprint: string;
}

/**
 * `sending`: being uploaded, or waiting for its turn. `sent`: uploaded, but its id on the server is not known yet.
 * `errorMessage` is shown to the user: 'Failed to upload kitchen.jpg'.
 */
export type NewPhotoState =
  { state: 'ready' } | { state: 'sending' } | { state: 'sent' } | { state: 'failed'; errorMessage: string };

/** A photo to be uploaded. */
export type NewPhoto = NewPhotoFile & NewPhotoState;

/** A photo that the listing already has. A photo marked for deletion is deleted when the form is saved. */
export interface StoredPhoto {
  kind: 'stored';
  /** Identifies the photo within this queue. */
  id: string;
  /** Its id on the server. Null if the server sent none; then the photo cannot be deleted. */
  photoId: string | null;
  /** An absolute URL, already validated. */
  url: string;
  isMarkedForDeletion: boolean;
}

/** An entry of a photo queue. The photo field's value is a list of these, in the listing's order. */
export type QueuedPhoto = NewPhoto | StoredPhoto;

const isMarked = (photo: QueuedPhoto): boolean => photo.kind === 'stored' && photo.isMarkedForDeletion;

/** Number of photos the listing will have after saving. */
export const countPhotos = (photos: readonly QueuedPhoto[]): number =>
  photos.filter((photo) => !isMarked(photo)).length;

/** The first photo that is not marked for deletion, or null. */
export const coverOf = (photos: readonly QueuedPhoto[]): QueuedPhoto | null =>
  photos.find((photo) => !isMarked(photo)) ?? null;

/** Moves the entry at index `from` to index `to`; `to` is clamped to the ends of the list. */
export function moveEntry<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = entries[from];
  if (entry === undefined) return entries;
  const rest = entries.filter((_, index) => index !== from);
  const target = Math.min(Math.max(to, 0), rest.length);
  return [...rest.slice(0, target), entry, ...rest.slice(target)];
}

/** The entry that focus moves to when the one at `index` is removed: the next, else the previous, else null. */
export function neighborOf<Entry>(entries: readonly Entry[], index: number): Entry | null {
  return entries[index + 1] ?? entries[index - 1] ?? null;
}

export const canMarkForDeletion = (photos: readonly QueuedPhoto[]): boolean =>
  countPhotos(photos) > PHOTO_LIMITS.minCount;

/** Marks or unmarks a photo for deletion; ignores photos without an id on the server. */
export function setMarkedForDeletion(
  photos: readonly QueuedPhoto[],
  id: string,
  isMarkedForDeletion: boolean,
) {
  return photos.map((photo) =>
    photo.kind === 'stored' && photo.id === id && photo.photoId !== null
      ? { ...photo, isMarkedForDeletion }
      : photo,
  );
}

/** The queue with another state of each new photo. A photo is a state too, for those that keep theirs. */
export function setPhotoStates(
  photos: readonly QueuedPhoto[],
  stateOf: (photo: NewPhoto) => NewPhotoState,
): readonly QueuedPhoto[] {
  return photos.map((photo) => {
    if (photo.kind === 'stored') return photo;
    const { kind, id, name, file, fingerprint } = photo;
    return { kind, id, name, file, fingerprint, ...stateOf(photo) };
  });
}

export const newPhotoFiles = (photos: readonly QueuedPhoto[]): readonly File[] =>
  photos.flatMap((photo) => (photo.kind === 'new' ? photo.file : []));

/** The ids of new photos with the same bytes as an earlier one. */
export function duplicateIds(photos: readonly QueuedPhoto[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const duplicates = new Set<string>();
  for (const photo of photos) {
    if (photo.kind === 'stored') continue;
    if (seen.has(photo.fingerprint)) duplicates.add(photo.id);
    seen.add(photo.fingerprint);
  }
  return duplicates;
}

/** A listing's photos as queue entries, none marked for deletion. */
export const toStoredPhotos = (photos: readonly ListingPhoto[]): readonly StoredPhoto[] =>
  photos.map(({ id, url }, index) => ({
    kind: 'stored',
    id: id ?? `${index} ${url}`,
    photoId: id,
    url,
    isMarkedForDeletion: false,
  }));

/**
 * Updates a queue after the listing was refetched. Marks for deletion and photos that are not uploaded yet are preserved;
 * uploaded photos are removed from the new ones, because the listing now includes them.
 */
export function rebasePhotos(
  queue: readonly QueuedPhoto[],
  photos: readonly ListingPhoto[],
): readonly QueuedPhoto[] {
  const marked = new Set(queue.filter(isMarked).map(({ id }) => id));
  return [
    ...toStoredPhotos(photos).map((photo) => ({ ...photo, isMarkedForDeletion: marked.has(photo.id) })),
    ...queue.filter((photo) => photo.kind === 'new' && photo.state !== 'sent'),
  ];
}
