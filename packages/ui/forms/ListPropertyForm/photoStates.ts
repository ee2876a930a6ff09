import { displayFileName, type NewPhoto, type QueuedPhoto } from '@efie/domain/photos';

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

export const newPhotoFiles = (photos: readonly QueuedPhoto[]): readonly File[] =>
  photos.flatMap((photo) => (photo.kind === 'new' ? photo.file : []));

/** Marks all new photos as being sent: they show progress bars, and the queue cannot be changed. */
export const markPhotosSending = (photos: readonly QueuedPhoto[]): readonly QueuedPhoto[] =>
  mapNewPhotos(photos, (photo) => ({ ...toReady(photo), state: 'sending' }));

/** Resets all new photos to ready after a failure; the `unreadable` ones get the error message. */
export const resetPhotos = (
  photos: readonly QueuedPhoto[],
  unreadable: readonly QueuedPhoto[] = [],
  message = '',
): readonly QueuedPhoto[] =>
  mapNewPhotos(photos, (photo) =>
    unreadable.some(({ id }) => id === photo.id)
      ? { ...toReady(photo), state: 'failed', errorMessage: `${displayFileName(photo.name)}: ${message}` }
      : toReady(photo),
  );
