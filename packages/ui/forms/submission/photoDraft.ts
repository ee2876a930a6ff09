import type { DraftValue } from '@efie/api';
import type { QueuedPhoto } from '@efie/domain/photos';

const newPhotoNames = (photos: readonly QueuedPhoto[]): readonly string[] =>
  photos.flatMap((photo) => (photo.kind === 'new' ? photo.name : []));

/** The names of photos that the draft had and that have not been added again: one for each, as phones name many alike. */
export function missingPhotoNames(
  storedNames: DraftValue | undefined,
  photos: readonly QueuedPhoto[],
): readonly string[] {
  if (typeof storedNames !== 'object') return [];
  const added = [...newPhotoNames(photos)];
  return storedNames.filter((name) => {
    const index = added.indexOf(name);
    if (index !== -1) added.splice(index, 1);
    return index === -1;
  });
}

/** The photo names to store in a draft: of the queued photos, then of the missing ones. */
export function photoNamesToStore(
  storedNames: DraftValue | undefined,
  photos: readonly QueuedPhoto[],
): readonly string[] {
  return [...newPhotoNames(photos), ...missingPhotoNames(storedNames, photos)];
}
