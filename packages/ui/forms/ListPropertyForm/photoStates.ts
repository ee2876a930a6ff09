import { PHOTO_MESSAGES, displayFileName, type NewPhoto, type QueuedPhoto } from '@efie/domain';

const toReady = ({ kind, id, name, file, fingerprint }: NewPhoto): NewPhoto => ({
  kind,
  id,
  name,
  file,
  fingerprint,
  state: 'ready',
});

const mapNewPhotos = (photos: readonly QueuedPhoto[], change: (photo: NewPhoto) => NewPhoto) =>
  photos.map((photo) => (photo.kind === 'new' ? change(photo) : photo));

/** Marks all new photos as being sent: they show progress bars, and the queue cannot be changed. */
export const markPhotosSending = (photos: readonly QueuedPhoto[]): readonly QueuedPhoto[] =>
  mapNewPhotos(photos, (photo) => ({ ...toReady(photo), state: 'sending' }));

/** Resets all new photos to ready after a failure; those with an id in `unreadable` get an error message. */
export const resetPhotos = (
  photos: readonly QueuedPhoto[],
  unreadable: ReadonlySet<string> = new Set(),
): readonly QueuedPhoto[] =>
  mapNewPhotos(photos, (photo) =>
    unreadable.has(photo.id)
      ? {
          ...toReady(photo),
          state: 'failed',
          errorMessage: `${displayFileName(photo.name)}: ${PHOTO_MESSAGES.unreadable}`,
        }
      : toReady(photo),
  );
