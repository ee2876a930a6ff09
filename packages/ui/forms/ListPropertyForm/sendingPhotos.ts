import { PHOTO_MESSAGES, shortFileName, type NewPhoto, type QueuedPhoto } from '@efie/domain';

const waiting = ({ kind, id, name, file, fingerprint }: NewPhoto): NewPhoto => ({
  kind,
  id,
  name,
  file,
  fingerprint,
  state: 'ready',
});

const eachNew = (photos: readonly QueuedPhoto[], change: (photo: NewPhoto) => NewPhoto) =>
  photos.map((photo) => (photo.kind === 'new' ? change(photo) : photo));

/** All on their way: tiles with bars, and no change to the queue meanwhile. */
export const asSending = (photos: readonly QueuedPhoto[]): readonly QueuedPhoto[] =>
  eachNew(photos, (photo) => ({ ...waiting(photo), state: 'sending' }));

/** All back as they were, in their order (fault 104); those of `unreadable` say what is wrong with them (fault 117). */
export const asWaiting = (
  photos: readonly QueuedPhoto[],
  unreadable: ReadonlySet<string> = new Set(),
): readonly QueuedPhoto[] =>
  eachNew(photos, (photo) =>
    unreadable.has(photo.id)
      ? {
          ...waiting(photo),
          state: 'failed',
          problem: `${shortFileName(photo.name)}: ${PHOTO_MESSAGES.unreadable}`,
        }
      : waiting(photo),
  );
