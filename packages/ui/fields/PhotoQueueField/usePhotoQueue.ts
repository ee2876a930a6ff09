import {
  addedToQueue,
  canMarkForDeletion,
  countPhotos,
  validateSelection,
  setMarkedForDeletion,
  moveEntry,
  neighborOf,
  PHOTO_LIMITS,
  PHOTO_MESSAGES,
  photoPosition,
  setPhotoStates,
  displayFileName,
  type PhotoForm,
  type PhotoRejection,
  type QueuedPhoto,
} from '@efie/domain/photos';
import { useFormikContext } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DropRejection } from '../../primitives/DropZone';
import { useFormField } from '../form';
import { readQueue, rejectionText } from './PhotoQueueField.helpers';
import { inspectFile, toNewPhoto } from './inspectFile';

/** A message about an action, for a toast. */
export interface PhotoNotice {
  kind: 'success' | 'info' | 'error';
  text: string;
}

export interface PhotoQueueOptions {
  name: string;
  form: PhotoForm;
  onNotice?: ((notice: PhotoNotice) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
}

/** Delay before 'Checking...' is shown, in ms. */
const CHECKING_DELAY = 300;

export function usePhotoQueue({ name, form, onNotice, onRetry }: PhotoQueueOptions) {
  const { value: photos, error, setValue } = useFormField(name, readQueue);
  const { isSubmitting } = useFormikContext();
  const [rejections, setRejections] = useState<readonly PhotoRejection[]>([]);
  const [isChecking, setIsChecking] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  /** A photo was removed and fewer than three are left, or marking one was rejected for that reason. */
  const [isMinimumShown, setIsMinimumShown] = useState(false);

  const latestPhotos = useRef(photos);
  useEffect(() => {
    latestPhotos.current = photos;
  }, [photos]);
  const commit = (next: readonly QueuedPhoto[]) => {
    latestPhotos.current = next;
    setRejections([]);
    setValue(next);
  };

  const notify = (notice: PhotoNotice) => {
    // Toasts are announced already.
    if (onNotice) onNotice(notice);
    else setAnnouncement(notice.text);
  };
  const showRejections = (next: readonly PhotoRejection[]) => {
    setRejections(next);
    if (next.length > 0) notify({ kind: 'error', text: rejectionText(next) });
  };

  const isSending = isSubmitting || photos.some((photo) => photo.kind === 'new' && photo.state === 'sending');

  const add = async (files: readonly File[]) => {
    if (isSending) {
      showRejections([{ text: PHOTO_MESSAGES.busy, names: [] }]);
      return;
    }
    const checkingTimer = setTimeout(() => setIsChecking(true), CHECKING_DELAY);
    const inspected: Awaited<ReturnType<typeof inspectFile>>[] = [];
    for (const file of files) {
      // One at a time: ten photos at once would hold 50 MB in memory.
      inspected.push(await inspectFile(file));
    }
    clearTimeout(checkingTimer);
    setIsChecking(false);
    const verdict = validateSelection(inspected, { form, used: countPhotos(latestPhotos.current) });
    const added = verdict.accepted.map(toNewPhoto).filter((photo) => photo !== null);
    if (added.length > 0) {
      // Rendered at once, because a submit that waited for them sends the values of the last render.
      flushSync(() => commit([...latestPhotos.current, ...added]));
      setIsMinimumShown(false);
      notify({ kind: 'success', text: addedToQueue(added.length) });
    }
    showRejections(verdict.rejections);
  };

  /** Removes a new photo and returns the id of its neighbor, or null. */
  const remove = (id: string): string | null => {
    const index = latestPhotos.current.findIndex((photo) => photo.id === id);
    const next = neighborOf(latestPhotos.current, index);
    const rest = latestPhotos.current.filter((photo) => photo.id !== id);
    commit(rest);
    setIsMinimumShown(countPhotos(rest) < PHOTO_LIMITS.minCount);
    notify({ kind: 'info', text: PHOTO_MESSAGES.removed });
    return next?.id ?? null;
  };

  const move = (from: number, to: number) => {
    const photo = latestPhotos.current[from];
    const total = latestPhotos.current.length;
    if (!photo || to < 0 || to >= total || from === to) return;
    commit(moveEntry(latestPhotos.current, from, to));
    const place = photoPosition(to, total);
    setAnnouncement(photo.kind === 'new' ? `${displayFileName(photo.name)}, ${place}` : place);
  };

  /** Marks or unmarks a photo for deletion. Returns false if too few photos would be left. */
  const mark = (id: string, isMarked: boolean): boolean => {
    if (isMarked && !canMarkForDeletion(latestPhotos.current)) {
      setIsMinimumShown(true);
      notify({ kind: 'error', text: PHOTO_MESSAGES.tooFewLeft });
      return false;
    }
    commit(setMarkedForDeletion(latestPhotos.current, id, isMarked));
    setIsMinimumShown(false);
    notify({ kind: 'info', text: isMarked ? PHOTO_MESSAGES.marked : PHOTO_MESSAGES.unmarked });
    return true;
  };

  const retry = (id: string) => {
    commit(setPhotoStates(latestPhotos.current, (photo) => (photo.id === id ? { state: 'ready' } : photo)));
    onRetry?.(id);
  };

  const reportMishap = useCallback(
    (kind: DropRejection) => {
      const text = PHOTO_MESSAGES[kind];
      setRejections([{ text, names: [] }]);
      setAnnouncement(text);
    },
    [setRejections, setAnnouncement],
  );

  return {
    photos,
    error,
    rejections,
    isChecking,
    isSending,
    isMinimumShown,
    announcement,
    add,
    remove,
    move,
    mark,
    retry,
    reportMishap,
  };
}
