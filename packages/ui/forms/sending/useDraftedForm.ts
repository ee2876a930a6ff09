import {
  dropDraft,
  getSession,
  isSameAccount,
  readDraft,
  subscribeToUnauthorized,
  useSessionAtMount,
  writeDraft,
} from '@efie/api';
import type { QueuedPhoto } from '@efie/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { changedFields, isUnchanged, type ServerFormOptions } from '../../fields/form';
import { keptValues, restoredValues, type FormValue } from './draftValues';
import { missingPhotos, rememberedPhotos } from './photoDraft';
import { useSendingForm, type SendingForm } from './useSendingForm';

/** How long typing pauses before it is kept, in ms (docs/spec/faults.md, design rule 4). */
const PAUSE = 500;

/**
 * What somebody touched, as a draft keeps it: taken back another day it overwrites nothing that was changed elsewhere
 * meanwhile (fault 121).
 */
const touchedOnly = <Values extends Record<string, FormValue>>(saved: Values, now: Values) =>
  changedFields(saved, now) as Readonly<Record<string, FormValue>>;

const hasPhotos = (remembered: unknown): boolean => Array.isArray(remembered) && remembered.length > 0;

export interface DraftedFormOptions<Values extends Record<string, FormValue>, Answer> extends Omit<
  ServerFormOptions<Values>,
  'onSubmit' | 'startValues'
> {
  /** Names the form, and its record where there are several: 'report 7'. */
  draftKey: string;
  /** The fields that are never written to the device: passwords and codes. */
  secrets?: readonly (keyof Values & string)[];
  /** The field of a photo queue and how to read it: photos stay in memory, their names on the device (fault 105). */
  photos?: { name: keyof Values & string; of: (values: Values) => readonly QueuedPhoto[] };
  /** What stands in a field whatever the draft says, since the way to the form chose it. */
  chosen?: Partial<Values>;
  /** Sends the values, as `ServerFormOptions.onSubmit`. */
  send: (values: Values, changed: Partial<Values>) => Promise<Answer>;
  /** The server has taken them and the draft is gone: say so, close, lead on. */
  onDone: (answer: Answer, values: Values) => void;
}

export interface DraftedForm<Values extends Record<string, FormValue>> extends SendingForm<Values> {
  draft: {
    /** When what stands in the fields was typed, in ms since 1970; null when it is no draft. */
    from: number | null;
    /** The names of photos that the draft could not hold and that have not been added again. */
    missing: readonly string[];
    /** Keeps what is typed at once, for a form that closes without being unmounted. */
    keepNow: () => void;
    /** Forgets the draft and empties the fields. */
    clear: () => void;
    /** `clear`, then focus moves to the first field. */
    discard: () => void;
  };
}

/**
 * `useServerForm` that loses nothing typed: not to a refusal, a reload, a lost connection, Back, nor to a session that the
 * server ends (design rule 4; ruling 88). Secrets stay in memory only. Sent, discarded or logged out, nothing is left.
 */
export function useDraftedForm<Values extends Record<string, FormValue>, Answer>({
  draftKey: key,
  secrets = [],
  photos: queue,
  chosen = {},
  initialValues,
  send,
  onDone,
  ...options
}: DraftedFormOptions<Values, Answer>): DraftedForm<Values> {
  const [secretNames] = useState(secrets);
  const draftOwner = useSessionAtMount();
  const [found] = useState(() => readDraft(key, draftOwner));
  const [photos] = useState(queue);
  const [remembered, setRemembered] = useState(photos && found?.values[photos.name]);
  const [startValues] = useState(() => ({
    ...initialValues,
    ...restoredValues(
      found?.values ?? {},
      initialValues,
      photos ? [...secretNames, photos.name] : secretNames,
    ),
    ...chosen,
  }));
  // What differs in nothing from what is saved by now is no draft any more.
  const [from, setFrom] = useState(() =>
    found && (hasPhotos(remembered) || !isUnchanged(initialValues, startValues)) ? found.savedAt : null,
  );

  const form = useSendingForm<Values>({
    ...options,
    initialValues,
    startValues,
    onSubmit: async (values, changed) => {
      const answer = await send(values, changed);
      forget();
      onDone(answer, values);
    },
  });
  const { formik, formRef, saved, isDirty, reset } = form;
  const { values } = formik;
  const missing = photos ? missingPhotos(remembered, photos.of(values)) : [];

  /** What needs no keeping any more: as it was found, or was sent, or was discarded. */
  const settled = useRef(values);
  const latest = useRef({ values, saved, isDirty });

  function forget() {
    settled.current = latest.current.values;
    dropDraft(key, draftOwner);
  }

  const keep = useCallback(
    (isSessionOver = false) => {
      const { values: now, saved: before, isDirty: isWanted } = latest.current;
      if (now === settled.current) return;
      // Logged out on purpose, here or in another tab, or somebody else came: nothing of this account is written any more.
      if (!isSessionOver && !isSameAccount(draftOwner, getSession())) return;
      if (isWanted) {
        const names = photos && { [photos.name]: rememberedPhotos(remembered, photos.of(now)) };
        writeDraft(key, { ...keptValues(touchedOnly(before, now), secretNames), ...names }, draftOwner);
      } else {
        dropDraft(key, draftOwner);
      }
    },
    [key, photos, remembered, secretNames, draftOwner],
  );

  useEffect(() => {
    latest.current = { values, saved, isDirty };
    const timer = setTimeout(keep, PAUSE);
    return () => clearTimeout(timer);
  }, [values, saved, isDirty, keep]);

  useEffect(() => {
    const keepNow = () => keep();
    const stop = subscribeToUnauthorized((role) => {
      if (role === draftOwner.role) keep(true);
    });
    window.addEventListener('pagehide', keepNow);
    return () => {
      stop();
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [keep, draftOwner]);

  const clear = () => {
    reset();
    latest.current = { values: saved, saved, isDirty: false };
    settled.current = saved;
    dropDraft(key, draftOwner);
    setFrom(null);
    setRemembered(undefined);
  };
  const discard = () => {
    clear();
    formRef.current?.querySelector<HTMLElement>('input:not([type="file"]), textarea, select')?.focus();
  };

  return { ...form, draft: { from, missing, keepNow: () => keep(), clear, discard } };
}
