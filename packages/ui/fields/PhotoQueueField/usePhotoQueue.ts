import {
  addedToQueue,
  canMarkOne,
  countPhotos,
  judgeSelection,
  markPhoto,
  moveEntry,
  neighbourOf,
  PHOTO_LIMITS,
  PHOTO_MESSAGES,
  photoPlace,
  retryPhoto,
  shortFileName,
  type PhotoForm,
  type PhotoRefusal,
  type QueuedPhoto,
} from '@efie/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DropMishap } from '../../primitives/DropZone';
import { useFormField } from '../form';
import { readQueue, refusalLine } from './PhotoQueueField.helpers';
import { readChosen, toNewPhoto } from './readChosen';

/** What has just happened to the queue, in the specification's words (section 8): for a toast. */
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

/** Files that take longer than this to look at get the word for it. In ms. */
const PATIENCE = 300;

/** The queue of one form field: what a person can do to it, and what is to be said about it. */
export function usePhotoQueue({ name, form, onNotice, onRetry }: PhotoQueueOptions) {
  const { value: photos, error, setValue } = useFormField(name, readQueue);
  const [refusals, setRefusals] = useState<readonly PhotoRefusal[]>([]);
  const [isChecking, setIsChecking] = useState(false);
  const [said, setSaid] = useState('');
  /** A photo was taken away and fewer than three were left; or a mark that would do so was refused. */
  const [isMinimumTold, setIsMinimumTold] = useState(false);

  const latest = useRef(photos);
  useEffect(() => {
    latest.current = photos;
  }, [photos]);
  const commit = (next: readonly QueuedPhoto[]) => {
    latest.current = next;
    setRefusals([]);
    setValue(next);
  };

  const tell = (notice: PhotoNotice) => {
    // A toast speaks for itself; without one the field's own region does.
    if (onNotice) onNotice(notice);
    else setSaid(notice.text);
  };
  const refuse = (next: readonly PhotoRefusal[]) => {
    setRefusals(next);
    if (next.length > 0) tell({ kind: 'error', text: refusalLine(next) });
  };

  const isSending = photos.some((photo) => photo.kind === 'new' && photo.state === 'sending');

  const add = async (files: readonly File[]) => {
    if (isSending) {
      refuse([{ text: PHOTO_MESSAGES.busy, names: [] }]);
      return;
    }
    const patience = setTimeout(() => setIsChecking(true), PATIENCE);
    const read: Awaited<ReturnType<typeof readChosen>>[] = [];
    for (const file of files) {
      // One after another: ten photos at once would hold 50 MB.
      read.push(await readChosen(file));
    }
    clearTimeout(patience);
    setIsChecking(false);
    const verdict = judgeSelection(read, { form, used: countPhotos(latest.current) });
    const added = verdict.taken.map(toNewPhoto).filter((photo) => photo !== null);
    if (added.length > 0) {
      commit([...latest.current, ...added]);
      setIsMinimumTold(false);
      tell({ kind: 'success', text: addedToQueue(added.length) });
    }
    refuse(verdict.refusals);
  };

  /** Takes a new photo away; gives the id of the one that stands nearest. */
  const remove = (id: string): string | null => {
    const index = latest.current.findIndex((photo) => photo.id === id);
    const next = neighbourOf(latest.current, index);
    const rest = latest.current.filter((photo) => photo.id !== id);
    commit(rest);
    setIsMinimumTold(countPhotos(rest) < PHOTO_LIMITS.least);
    tell({ kind: 'info', text: PHOTO_MESSAGES.removed });
    return next?.id ?? null;
  };

  const move = (from: number, to: number) => {
    const photo = latest.current[from];
    const total = latest.current.length;
    if (!photo || to < 0 || to >= total || from === to) return;
    commit(moveEntry(latest.current, from, to));
    const place = photoPlace(to, total);
    setSaid(photo.kind === 'new' ? `${shortFileName(photo.name)}, ${place}` : place);
  };

  /** Marks or unmarks; says why not when too few would be left (specification section 5). */
  const mark = (id: string, isMarked: boolean): boolean => {
    if (isMarked && !canMarkOne(latest.current)) {
      setIsMinimumTold(true);
      tell({ kind: 'error', text: PHOTO_MESSAGES.tooFewLeft });
      return false;
    }
    commit(markPhoto(latest.current, id, isMarked));
    setIsMinimumTold(false);
    tell({ kind: 'info', text: isMarked ? PHOTO_MESSAGES.marked : PHOTO_MESSAGES.unmarked });
    return true;
  };

  const retry = (id: string) => {
    commit(retryPhoto(latest.current, id));
    onRetry?.(id);
  };

  const mishap = useCallback(
    (kind: DropMishap) => {
      const text = PHOTO_MESSAGES[kind];
      setRefusals([{ text, names: [] }]);
      setSaid(text);
    },
    [setRefusals, setSaid],
  );

  return {
    photos,
    error,
    refusals,
    isChecking,
    isSending,
    isMinimumTold,
    said,
    add,
    remove,
    move,
    mark,
    retry,
    mishap,
  };
}
