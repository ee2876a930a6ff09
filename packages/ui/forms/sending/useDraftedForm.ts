import {
  dropDraft,
  getSession,
  isSameAccount,
  readDraft,
  subscribeToUnauthorized,
  writeDraft,
} from '@efie/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ServerFormOptions } from '../../fields/form';
import { keptValues, restoredValues, type FormValue } from './draftValues';
import { useSendingForm, type SendingForm } from './useSendingForm';

/** How long typing pauses before it is kept, in ms (docs/spec/faults.md, design rule 4). */
const PAUSE = 500;

export interface DraftedFormOptions<Values extends Record<string, FormValue>, Answer> extends Omit<
  ServerFormOptions<Values>,
  'onSubmit' | 'startValues'
> {
  /** Names the form, and its record where there are several: 'report 7'. */
  draftKey: string;
  /** The fields that are never written to the device: passwords and codes. */
  secrets?: readonly (keyof Values & string)[];
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
    /** Keeps what is typed at once, for a form that closes without being unmounted. */
    keepNow: () => void;
    /** Forgets the draft and empties the fields. */
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
  chosen = {},
  initialValues,
  send,
  onDone,
  ...options
}: DraftedFormOptions<Values, Answer>): DraftedForm<Values> {
  const [secretNames] = useState(secrets);
  const [typist] = useState(getSession);
  const [found] = useState(() => readDraft(key));
  const [startValues] = useState(() => ({
    ...initialValues,
    ...restoredValues(found?.values ?? {}, initialValues, secretNames),
    ...chosen,
  }));
  const [from, setFrom] = useState(found?.savedAt ?? null);

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
  const { formik, formRef, isDirty, reset } = form;
  const { values } = formik;

  /** What needs no keeping any more: as it was found, or was sent, or was discarded. */
  const settled = useRef(values);
  const latest = useRef({ values, isDirty });

  function forget() {
    settled.current = latest.current.values;
    dropDraft(key, typist);
  }

  const keep = useCallback(
    (isSessionOver = false) => {
      const { values: now, isDirty: isWanted } = latest.current;
      if (now === settled.current) return;
      // Logged out on purpose, here or in another tab, or somebody else came: nothing of this account is written any more.
      if (!isSessionOver && !isSameAccount(typist, getSession())) return;
      if (isWanted) writeDraft(key, keptValues(now, secretNames), typist);
      else dropDraft(key, typist);
    },
    [key, secretNames, typist],
  );

  useEffect(() => {
    latest.current = { values, isDirty };
    const timer = setTimeout(keep, PAUSE);
    return () => clearTimeout(timer);
  }, [values, isDirty, keep]);

  useEffect(() => {
    const keepNow = () => keep();
    const stop = subscribeToUnauthorized((role) => {
      if (role === typist.role) keep(true);
    });
    window.addEventListener('pagehide', keepNow);
    return () => {
      stop();
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [keep, typist]);

  const discard = () => {
    reset();
    latest.current = { values: initialValues, isDirty: false };
    settled.current = initialValues;
    dropDraft(key, typist);
    setFrom(null);
    formRef.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  };

  return { ...form, draft: { from, keepNow: () => keep(), discard } };
}
