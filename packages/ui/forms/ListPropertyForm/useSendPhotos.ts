import { countPhotos, displayFileName, PHOTO_LIMITS, type QueuedPhoto } from '@efie/domain/photos';
import { useState } from 'react';
import type { ListPropertyValues } from '../listing';
import { followSignal, PHOTO_CANCELED } from './photoCanceled';
import type { PhotoPreparer } from './photoPreparer';
import { markPhotosSending, newPhotoFiles, resetPhotos } from './photoStates';
import { createUploadStore } from './photoUploads';
import type { Sending } from './sending';
import { TooFewPhotosError } from './TooFewPhotosError';
import { UnreadablePhotosError } from './UnreadablePhotosError';

interface SendPhotosOptions extends Sending {
  setPhotos: (photos: readonly QueuedPhoto[]) => void;
  preparer: PhotoPreparer;
  /** The form's current values. */
  getValues: () => ListPropertyValues;
}

/** A submission in flight. */
interface Submission {
  images: readonly QueuedPhoto[];
  controller: AbortController;
}

/** The submission in flight, of which photos may be canceled one after the other. */
function createSubmissions(setPhotos: SendPhotosOptions['setPhotos'], onCanceled: (name: string) => void) {
  let current: Submission | null = null;
  const uploads = createUploadStore((id) => {
    if (!current) return;
    const canceled = current.images.find((photo) => photo.id === id);
    if (!canceled) return;
    current.images = current.images.filter((photo) => photo !== canceled);
    setPhotos(markPhotosSending(current.images));
    onCanceled(canceled.kind === 'new' ? displayFileName(canceled.name) : '');
    current.controller.abort(PHOTO_CANCELED);
  });
  return {
    uploads,
    begin(images: readonly QueuedPhoto[], signal: AbortSignal): Submission {
      current = { images, controller: followSignal(signal) };
      uploads.begin(images.map((photo) => photo.id));
      return current;
    },
    end() {
      current = null;
      uploads.end();
    },
  };
}

/**
 * Processes the photos and sends the form. A photo that is canceled meanwhile is removed, and the form is sent again without
 * it; `send` first looks whether the earlier request has created the listing.
 */
export function useSendPhotos({ nextSignal, send, setPhotos, preparer, getValues }: SendPhotosOptions) {
  const [step, setStep] = useState<'idle' | 'preparing' | 'sending'>('idle');
  const [preparedCount, setPreparedCount] = useState(0);
  const [canceledText, setCanceledText] = useState('');
  const [submissions] = useState(() =>
    createSubmissions(setPhotos, (name) =>
      setCanceledText(`${name} was removed. The others are sent without it.`),
    ),
  );
  const { uploads } = submissions;

  const attempt = async (values: ListPropertyValues, { images, controller }: Submission) => {
    const { signal } = controller;
    setPreparedCount(0);
    setStep('preparing');
    const files = await preparer.prepare(newPhotoFiles(images), { signal, onProgress: setPreparedCount });
    const unreadable = images.filter((_, index) => files[index] === null);
    if (unreadable.length > 0) {
      setPhotos(resetPhotos(images, unreadable, (await preparer.loadMessages()).unreadable));
      throw new UnreadablePhotosError(unreadable.map((photo) => (photo.kind === 'new' ? photo.name : '')));
    }
    const readable = files.filter((file) => file !== null);
    setStep('sending');
    uploads.beginSending(readable.map(({ size }) => size));
    await send(
      { ...values, images: readable },
      { signal, values: { ...getValues(), images }, onProgress: uploads.report },
    );
    signal.throwIfAborted();
  };

  const sendPhotos = async (values: ListPropertyValues): Promise<void> => {
    let { images } = values;
    setPhotos(markPhotosSending(images));
    setCanceledText('');
    try {
      for (let isSent = false; !isSent;) {
        const submission = submissions.begin(images, nextSignal());
        try {
          await attempt(values, submission);
          isSent = true;
        } catch (error) {
          if (submission.controller.signal.reason !== PHOTO_CANCELED) throw error;
          images = submission.images;
          if (countPhotos(images) < PHOTO_LIMITS.minCount)
            throw new TooFewPhotosError((await preparer.loadMessages()).tooFew);
        }
      }
    } catch (error) {
      if (!(error instanceof UnreadablePhotosError)) setPhotos(resetPhotos(images));
      throw error;
    } finally {
      submissions.end();
      setStep('idle');
    }
  };

  return { send: sendPhotos, uploads, step, preparedCount, canceledText };
}
