import type { DraftValue } from '@efie/api';
import type { QueuedPhoto } from '@efie/domain';

const newPhotoNames = (photos: readonly QueuedPhoto[]): readonly string[] =>
  photos.flatMap((photo) => (photo.kind === 'new' ? photo.name : []));

/** The unique names of photos that the draft had and that have not been added again. */
export function missingPhotoNames(
  storedNames: DraftValue | undefined,
  photos: readonly QueuedPhoto[],
): readonly string[] {
  if (typeof storedNames !== 'object') return [];
  const currentNames = newPhotoNames(photos);
  return [...new Set(storedNames)].filter((name) => !currentNames.includes(name));
}

/** The photo names to store in a draft: of the queued photos, then of the missing ones. */
export function photoNamesToStore(
  storedNames: DraftValue | undefined,
  photos: readonly QueuedPhoto[],
): readonly string[] {
  return [...newPhotoNames(photos), ...missingPhotoNames(storedNames, photos)];
}
