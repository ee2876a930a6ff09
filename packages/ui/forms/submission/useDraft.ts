import {
  discardDraft,
  getSession,
  isSameAccount,
  readDraft,
  subscribeToUnauthorized,
  useSessionAtMount,
  writeDraft,
} from '@efie/api';
import type { QueuedPhoto } from '@efie/domain/photos';
import type { FormikValues } from 'formik';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { changedFields, isUnchanged } from './changedFields';
import { valuesToStore, valuesToRestore } from './draftValues';
import { missingPhotoNames, photoNamesToStore } from './photoDraft';

const SAVE_DELAY = 500;

const hasPhotos = (storedPhotoNames: unknown): boolean =>
  Array.isArray(storedPhotoNames) && storedPhotoNames.length > 0;

export interface DraftOptions<Values extends FormikValues> {
  /** Identifies the form, and its record where there are several: 'report 7'. */
  key: string;
  /** Fields that are never stored on the device: passwords and codes. */
  secrets?: readonly (keyof Values & string)[];
  /** The field with a photo queue. Only the photos' names are stored. */
  photos?: {
    name: keyof Values & string;
    /** The name in the draft. */
    storedAs: string;
    getPhotos: (values: Values) => readonly QueuedPhoto[];
  };
  /** Values that take precedence over the draft, such as a preselected reason. */
  presetValues?: Partial<Values>;
}

export interface Draft {
  /** When the restored draft was stored, in ms since 1970; null if no draft was restored. */
  savedAt: number | null;
  /** Names of the draft's photos that have not been added again. */
  missingPhotoNames: readonly string[];
  /** Stores the draft immediately, for a form that closes without unmounting. */
  saveNow: () => void;
  /** Deletes the draft and resets the fields. */
  clear: () => void;
  /** `clear`, then focus moves to the first field. */
  discard: () => void;
}

/** Reads the draft of the account that opens the form. Later changes of the options are ignored. */
export function useStoredDraft<Values extends FormikValues>(
  options: DraftOptions<Values> | undefined,
  initialValues: Values,
) {
  const owner = useSessionAtMount();
  const [storedDraft] = useState(() => {
    const { key, secrets = [], photos, presetValues } = options ?? {};
    const draft = key === undefined ? null : readDraft(key, owner);
    const photoNames = photos && draft?.values[photos.storedAs];
    const excludedFields = photos ? [...secrets, photos.name] : secrets;
    const startValues: Values = {
      ...initialValues,
      ...valuesToRestore(draft?.values ?? {}, initialValues, excludedFields),
      ...presetValues,
    };
    // A draft that no longer differs from the saved values is not reported as restored.
    const isRestored = hasPhotos(photoNames) || !isUnchanged(initialValues, startValues);
    const savedAt = draft && isRestored ? draft.savedAt : null;
    return { key, secrets, photos, owner, startValues, savedAt, photoNames };
  });
  return storedDraft;
}

interface FormToStore<Values extends FormikValues> {
  values: Values;
  saved: Values;
  isDirty: boolean;
  reset: () => void;
  formRef: RefObject<HTMLFormElement | null>;
}

/**
 * Stores the input of a form on the device, where it survives failures, reloads, Back and an expired session. Secrets are
 * not stored. The draft is deleted when the form is sent or discarded, and on logout.
 */
export function useDraft<Values extends FormikValues>(
  storedDraft: ReturnType<typeof useStoredDraft<Values>>,
  { values, saved, isDirty, reset, formRef }: FormToStore<Values>,
): { draft: Draft; deleteDraft: () => void } {
  const { key, secrets, photos, owner } = storedDraft;
  const [savedAt, setSavedAt] = useState(storedDraft.savedAt);
  const [storedPhotoNames, setStoredPhotoNames] = useState(storedDraft.photoNames);
  const missing = photos ? missingPhotoNames(storedPhotoNames, photos.getPhotos(values)) : [];
  // A photo that was added again and then removed is not missing.
  if (Array.isArray(storedPhotoNames) && missing.length < storedPhotoNames.length)
    setStoredPhotoNames(missing);

  /** Values that need not be stored: already stored, sent or discarded. */
  const settledValues = useRef(values);
  const latest = useRef({ values, saved, isDirty });

  const saveDraft = useCallback(
    (isSessionOver = false) => {
      const { values: now, saved: before, isDirty: hasChanges } = latest.current;
      if (key === undefined || now === settledValues.current) return;
      // After a logout or a login as another account, in this or another tab, nothing of this account may be stored.
      if (!isSessionOver && !isSameAccount(owner, getSession())) return;
      if (!hasChanges) {
        discardDraft(key, owner);
        return;
      }
      const names = photos && {
        [photos.storedAs]: photoNamesToStore(storedPhotoNames, photos.getPhotos(now)),
      };
      // Only edited fields, so that restoring them later does not overwrite changes made elsewhere.
      writeDraft(key, { ...valuesToStore(changedFields(before, now), secrets), ...names }, owner);
    },
    [key, photos, storedPhotoNames, secrets, owner],
  );

  useEffect(() => {
    latest.current = { values, saved, isDirty };
    const timer = setTimeout(saveDraft, SAVE_DELAY);
    return () => clearTimeout(timer);
  }, [values, saved, isDirty, saveDraft]);

  useEffect(() => {
    const keepNow = () => saveDraft();
    const unsubscribe = subscribeToUnauthorized((role) => {
      if (role === owner.role) saveDraft(true);
    });
    window.addEventListener('pagehide', keepNow);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [saveDraft, owner]);

  const deleteDraft = () => {
    settledValues.current = latest.current.values;
    if (key !== undefined) discardDraft(key, owner);
  };
  const clear = () => {
    reset();
    latest.current = { values: saved, saved, isDirty: false };
    deleteDraft();
    setSavedAt(null);
    setStoredPhotoNames(undefined);
  };
  const discard = () => {
    clear();
    formRef.current?.querySelector<HTMLElement>('input:not([type="file"]), textarea, select')?.focus();
  };
  return {
    draft: { savedAt, missingPhotoNames: missing, saveNow: () => saveDraft(), clear, discard },
    deleteDraft,
  };
}
