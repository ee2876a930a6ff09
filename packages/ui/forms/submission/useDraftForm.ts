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
import { useCallback, useEffect, useRef, useState } from 'react';
import { changedFields, isUnchanged, type ServerFormOptions } from '../../fields/form';
import { valuesToStore, valuesToRestore, type FormValue } from './draftValues';
import { missingPhotoNames, photoNamesToStore } from './photoDraft';
import { useRateLimitedForm, type RateLimitedForm } from './useRateLimitedForm';

const SAVE_DELAY = 500;

/** Only edited fields are stored, so that restoring a draft later does not overwrite changes made elsewhere. */
const changedValues = <Values extends Record<string, FormValue>>(saved: Values, now: Values) =>
  changedFields(saved, now) as Readonly<Record<string, FormValue>>;

const hasPhotos = (storedPhotoNames: unknown): boolean =>
  Array.isArray(storedPhotoNames) && storedPhotoNames.length > 0;

export interface DraftFormOptions<Values extends Record<string, FormValue>, Result> extends Omit<
  ServerFormOptions<Values>,
  'onSubmit' | 'startValues'
> {
  /** Identifies the form, and its record where there are several: 'report 7'. */
  draftKey: string;
  /** Fields that are never stored on the device: passwords and codes. */
  secrets?: readonly (keyof Values & string)[];
  /** The field with a photo queue and a function that returns it. Only the photos' names are stored. */
  photos?: { name: keyof Values & string; getPhotos: (values: Values) => readonly QueuedPhoto[] };
  /** Values that take precedence over the draft, such as a preselected reason. */
  presetValues?: Partial<Values>;
  /** Sends the values, as `ServerFormOptions.onSubmit`. */
  send: (values: Values, changed: Partial<Values>) => Promise<Result>;
  /** Called after `send` succeeded and the draft was deleted. */
  onDone: (result: Result, values: Values) => void;
}

export interface DraftForm<Values extends Record<string, FormValue>> extends RateLimitedForm<Values> {
  draft: {
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
  };
}

/**
 * `useServerForm` with a draft on the device, which survives failures, reloads, Back and an expired session. Secrets are
 * not stored. The draft is deleted when the form is sent or discarded, and on logout.
 */
export function useDraftForm<Values extends Record<string, FormValue>, Result>({
  draftKey: key,
  secrets = [],
  photos: photosOption,
  presetValues = {},
  initialValues,
  send,
  onDone,
  ...options
}: DraftFormOptions<Values, Result>): DraftForm<Values> {
  const [secretNames] = useState(secrets);
  const draftOwner = useSessionAtMount();
  const [storedDraft] = useState(() => readDraft(key, draftOwner));
  const [photos] = useState(photosOption);
  const [storedPhotoNames, setStoredPhotoNames] = useState(photos && storedDraft?.values[photos.name]);
  const [startValues] = useState(() => ({
    ...initialValues,
    ...valuesToRestore(
      storedDraft?.values ?? {},
      initialValues,
      photos ? [...secretNames, photos.name] : secretNames,
    ),
    ...presetValues,
  }));
  // A draft that no longer differs from the saved values is not reported as restored.
  const [from, setFrom] = useState(() =>
    storedDraft && (hasPhotos(storedPhotoNames) || !isUnchanged(initialValues, startValues))
      ? storedDraft.savedAt
      : null,
  );

  const form = useRateLimitedForm<Values>({
    ...options,
    initialValues,
    startValues,
    onSubmit: async (values, changed) => {
      const result = await send(values, changed);
      deleteDraft();
      onDone(result, values);
    },
  });
  const { formik, formRef, savedValues, isDirty, reset } = form;
  const { values } = formik;
  const missing = photos ? missingPhotoNames(storedPhotoNames, photos.getPhotos(values)) : [];
  // A photo that was added again and then removed is not missing.
  if (Array.isArray(storedPhotoNames) && missing.length < storedPhotoNames.length)
    setStoredPhotoNames(missing);

  /** Values that need not be stored: already stored, sent or discarded. */
  const settledValues = useRef(values);
  const latest = useRef({ values, saved: savedValues, isDirty });

  function deleteDraft() {
    settledValues.current = latest.current.values;
    discardDraft(key, draftOwner);
  }

  const saveDraft = useCallback(
    (isSessionOver = false) => {
      const { values: now, saved: before, isDirty: hasChanges } = latest.current;
      if (now === settledValues.current) return;
      // After a logout or a login as another account, in this or another tab, nothing of this account may be stored.
      if (!isSessionOver && !isSameAccount(draftOwner, getSession())) return;
      if (hasChanges) {
        const names = photos && { [photos.name]: photoNamesToStore(storedPhotoNames, photos.getPhotos(now)) };
        writeDraft(key, { ...valuesToStore(changedValues(before, now), secretNames), ...names }, draftOwner);
      } else {
        discardDraft(key, draftOwner);
      }
    },
    [key, photos, storedPhotoNames, secretNames, draftOwner],
  );

  useEffect(() => {
    latest.current = { values, saved: savedValues, isDirty };
    const timer = setTimeout(saveDraft, SAVE_DELAY);
    return () => clearTimeout(timer);
  }, [values, savedValues, isDirty, saveDraft]);

  useEffect(() => {
    const keepNow = () => saveDraft();
    const unsubscribe = subscribeToUnauthorized((role) => {
      if (role === draftOwner.role) saveDraft(true);
    });
    window.addEventListener('pagehide', keepNow);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [saveDraft, draftOwner]);

  const clear = () => {
    reset();
    latest.current = { values: savedValues, saved: savedValues, isDirty: false };
    settledValues.current = savedValues;
    discardDraft(key, draftOwner);
    setFrom(null);
    setStoredPhotoNames(undefined);
  };
  const discard = () => {
    clear();
    formRef.current?.querySelector<HTMLElement>('input:not([type="file"]), textarea, select')?.focus();
  };

  return {
    ...form,
    draft: { savedAt: from, missingPhotoNames: missing, saveNow: () => saveDraft(), clear, discard },
  };
}
