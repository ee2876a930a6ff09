import { getSession, importDraftPhotos, isSameAccount, useSession, useSessionAtMount } from '@efie/api';
import {
  displayFileName,
  newPhotoFiles,
  PHOTO_LIMITS,
  type NewPhoto,
  type QueuedPhoto,
} from '@efie/domain/photos';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PhotoPreparer } from './photoPreparer';

const SAVE_DELAY = 500;

/** What this device stores of the form's photos. */
export type DraftPhotosState =
  | { kind: 'unknown' }
  /** `leftOut`: names of photos that are too large together. */
  | { kind: 'stored'; count: number; bytes: number; leftOut: readonly string[] }
  /** There is no database, as in some private windows, or the device is full. */
  | { kind: 'failed' };

const UNKNOWN: DraftPhotosState = { kind: 'unknown' };

export interface DraftPhotosOptions {
  draftKey: string;
  photos: readonly QueuedPhoto[];
  setPhotos: (photos: readonly QueuedPhoto[]) => void;
  preparer: PhotoPreparer;
  /** Whether the draft at mount had photos. */
  hasStored: boolean;
  /** Stores nothing meanwhile, because the photos are processed for sending, or were just sent. */
  isPaused: boolean;
  /** The photos are being sent: stores them at once, because the page may be closed meanwhile. */
  isSending: boolean;
}

export interface DraftPhotos {
  /** The photos of the draft are being read. */
  isRestoring: boolean;
  state: DraftPhotosState;
  /** Deletes the stored photos; those in the form are not stored again until they change. */
  discard: () => void;
}

/** Shared by all forms, so that ids are unique. */
let lastId = 0;

/**
 * Stores the photos of a draft on this device while the form is filled in, processed as they will be sent, and restores them
 * at mount. They belong to the account that the form was opened with.
 */
export function useDraftPhotos({
  draftKey,
  photos,
  setPhotos,
  preparer,
  hasStored,
  isPaused,
  isSending,
}: DraftPhotosOptions): DraftPhotos {
  const owner = useSessionAtMount();
  const session = useSession();
  const [isRestoring, setRestoring] = useState(hasStored);
  const [state, setState] = useState(UNKNOWN);
  /** Whether there was anything to store since mount: only then may an empty list delete what is stored. */
  const hasHadPhotos = useRef(false);
  const discarded = useRef<readonly QueuedPhoto[]>(undefined);
  const restoring = useRef<AbortController>(undefined);
  const latest = useRef(photos);
  useEffect(() => {
    latest.current = photos;
  }, [photos]);
  /** One after the other, so that an earlier list never replaces a later one. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const enqueue = <Result>(run: () => Promise<Result>): Promise<Result> => {
    const result = queue.current.then(run);
    queue.current = result.catch(() => undefined);
    return result;
  };

  const addRestored = useEffectEvent((restored: readonly QueuedPhoto[]) =>
    setPhotos([...restored, ...photos].slice(0, PHOTO_LIMITS.maxCount)),
  );
  const restore = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const stored = await (await importDraftPhotos()).readDraftPhotos(draftKey, owner);
      if (signal.aborted || !isSameAccount(owner, getSession())) return;
      const restored = stored.map(({ name, fingerprint, file }): NewPhoto => {
        preparer.add(file);
        lastId += 1;
        return { kind: 'new', id: `draft-${lastId}`, name, file, fingerprint, state: 'ready' };
      });
      if (restored.length > 0) addRestored(restored);
    } catch {
      // The form names the photos that are missing.
    }
  });
  useEffect(() => {
    if (!hasStored) return undefined;
    const controller = new AbortController();
    restoring.current = controller;
    void restore(controller.signal).then(() => {
      if (!controller.signal.aborted) setRestoring(false);
    });
    return () => controller.abort();
  }, [hasStored]);

  const store = async (signal: AbortSignal): Promise<DraftPhotosState> => {
    try {
      const files = await preparer.prepare(newPhotoFiles(photos), { signal });
      const draftPhotos = photos
        .filter((photo) => photo.kind === 'new')
        .flatMap(({ name, fingerprint }, index) => {
          const file = files[index];
          return file ? [{ name, fingerprint, file }] : [];
        });
      const { writeDraftPhotos } = await importDraftPhotos();
      signal.throwIfAborted();
      const stored = await writeDraftPhotos(draftKey, draftPhotos, owner);
      return {
        kind: 'stored',
        count: stored.length,
        bytes: stored.reduce((sum, { file }) => sum + file.size, 0),
        leftOut: draftPhotos
          .filter((photo) => !stored.includes(photo))
          .map(({ name }) => displayFileName(name)),
      };
    } catch {
      return { kind: 'failed' };
    }
  };
  const storeNow = useEffectEvent(async (signal: AbortSignal) => {
    if (photos === discarded.current) return;
    const next = await enqueue(() => store(signal));
    if (!signal.aborted && isSameAccount(owner, getSession())) setState(next);
  });
  const isOwner = isSameAccount(owner, session);
  useEffect(() => {
    hasHadPhotos.current ||= photos.length > 0;
    if (isRestoring || isPaused || !isOwner || !hasHadPhotos.current) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => void storeNow(controller.signal), isSending ? 0 : SAVE_DELAY);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [photos, isRestoring, isPaused, isSending, isOwner]);

  const discard = () => {
    // Of the latest render: a submit calls the function of the one in which it began.
    discarded.current = latest.current;
    restoring.current?.abort();
    setRestoring(false);
    if (!hasStored && !hasHadPhotos.current) return;
    void enqueue(async () => (await importDraftPhotos()).discardDraftPhotos(draftKey, owner)).catch(
      () => undefined,
    );
  };
  // While another account is logged in, nothing is stored for the owner.
  return { isRestoring, state: isOwner ? state : UNKNOWN, discard };
}
