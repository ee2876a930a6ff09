import {
  countPhotos,
  displayFileName,
  newPhotoFiles,
  PHOTO_LIMITS,
  setPhotoStates,
  type QueuedPhoto,
} from '@efie/domain/photos';
import { useState } from 'react';
import { createUploadStore } from '../../fields/PhotoQueueField/photoUploads';
import type { ListPropertyValues } from '../listing';
import type { Submission, SubmissionContext } from '../submission';
import type { PhotoPreparer } from './photoPreparer';
import type { Sending } from './sending';

interface SendPhotosOptions extends Sending {
  preparer: PhotoPreparer;
  /** Called with the text that the photo field shows when the photos cannot be sent. */
  onPhotosInvalid: (text: string) => void;
}

/** How one request ends. */
type Attempt =
  | Submission
  /** Files were deleted or changed since they were chosen; nothing was sent. */
  | { kind: 'unreadable'; photos: readonly QueuedPhoto[] }
  | { kind: 'photoCanceled'; id: string };

const nameOf = (photo: QueuedPhoto | undefined): string =>
  photo?.kind === 'new' ? displayFileName(photo.name) : '';

function describeUnreadable(photos: readonly QueuedPhoto[]): string {
  const names = photos.map(nameOf).join(', ');
  return `${names} cannot be read. Remove ${photos.length === 1 ? 'it' : 'them'} or choose again.`;
}

/**
 * Processes the photos and sends the form. A photo that is canceled meanwhile is removed, and the form is sent again without
 * it; `send` first looks whether the earlier request has created the listing.
 */
export function useSendPhotos({ nextSignal, send, preparer, onPhotosInvalid }: SendPhotosOptions) {
  const [step, setStep] = useState<'idle' | 'preparing' | 'sending'>('idle');
  const [preparedCount, setPreparedCount] = useState(0);
  const [canceledText, setCanceledText] = useState('');
  const [uploads] = useState(createUploadStore);

  const attempt = async (
    values: ListPropertyValues,
    photos: readonly QueuedPhoto[],
    signal: AbortSignal,
  ): Promise<Attempt> => {
    setPreparedCount(0);
    setStep('preparing');
    const files = await preparer.prepare(newPhotoFiles(photos), { signal, onProgress: setPreparedCount });
    const unreadable = photos.filter((_, index) => files[index] === null);
    if (unreadable.length > 0) return { kind: 'unreadable', photos: unreadable };
    const readable = files.filter((file) => file !== null);
    setStep('sending');
    uploads.beginSending(readable.map(({ size }) => size));
    const submission = await send(
      { ...values, photos: readable },
      { signal, values: { ...values, photos }, onProgress: uploads.report },
    );
    signal.throwIfAborted();
    return submission;
  };

  const rejectPhotos = (text: string): Submission => {
    onPhotosInvalid(text);
    return { kind: 'rejected', fields: { photos: text } };
  };

  const sendPhotos = async (
    values: ListPropertyValues,
    { setValue }: SubmissionContext<ListPropertyValues>,
  ): Promise<Submission> => {
    let photos = setPhotoStates(values.photos, () => ({ state: 'ready' }));
    let isDone = false;
    setCanceledText('');
    try {
      for (;;) {
        setValue(
          'photos',
          setPhotoStates(photos, () => ({ state: 'sending' })),
        );
        const ids = photos.map(({ id }) => id);
        const canceled = new Promise<string>((resolve) => uploads.begin(ids, resolve));
        // Also aborts the request before, from which a photo was canceled.
        const signal = nextSignal();
        if (countPhotos(photos) < PHOTO_LIMITS.minCount)
          return rejectPhotos((await preparer.loadMessages()).tooFew);
        const ended = await Promise.race([
          attempt(values, photos, signal),
          canceled.then((id): Attempt => ({ kind: 'photoCanceled', id })),
        ]);
        if (ended.kind === 'unreadable') {
          const { unreadable } = await preparer.loadMessages();
          photos = setPhotoStates(photos, (photo) =>
            ended.photos.includes(photo)
              ? { state: 'failed', errorMessage: `${displayFileName(photo.name)}: ${unreadable}` }
              : photo,
          );
          return rejectPhotos(describeUnreadable(ended.photos));
        }
        if (ended.kind !== 'photoCanceled') {
          isDone = ended.kind === 'done';
          return ended;
        }
        const name = nameOf(photos.find(({ id }) => id === ended.id));
        photos = photos.filter(({ id }) => id !== ended.id);
        setCanceledText(`${name} was removed. The others are sent without it.`);
      }
    } finally {
      uploads.end();
      setStep('idle');
      if (!isDone) setValue('photos', photos);
    }
  };

  return { send: sendPhotos, uploads, step, preparedCount, canceledText };
}
