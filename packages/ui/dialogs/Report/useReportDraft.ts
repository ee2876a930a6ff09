import { dropDraft, readDraft, writeDraft } from '@efie/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReportFormState, ReportValues } from '../../forms/ReportForm';

/** How long typing pauses before it is kept, in ms. */
const PAUSE = 500;

/** The draft of a report about one listing, as it lay on the device when the dialog was opened (faults 84, 86). */
export function useReportDraft(listingId: string, reason: string) {
  const key = `report ${listingId}`;
  const [draft] = useState(() => readDraft(key));
  const [initialValues] = useState<ReportValues>(() => {
    const { name = '', email = '', message = '', ...others } = draft?.values ?? {};
    return { name, email, message, reason: reason || (others['reason'] ?? '') };
  });
  return { key, initialValues, savedAt: draft?.savedAt ?? null };
}

/**
 * Keeps what is typed, half a second after the last key and at once when the dialog closes; until it was sent.
 * @returns `keepNow` for the closing, `drop` for what was sent or discarded
 */
export function useKeepDraft(key: string, { formik: { values }, isDirty }: ReportFormState) {
  const latest = useRef({ values, isWanted: false });
  // What was sent or discarded is not kept again; the next key makes it worth keeping.
  useEffect(() => {
    latest.current = { values, isWanted: isDirty };
    if (!isDirty) return undefined;
    const timer = setTimeout(() => writeDraft(key, { ...values }), PAUSE);
    return () => clearTimeout(timer);
  }, [key, values, isDirty]);

  const keepNow = useCallback(() => {
    if (latest.current.isWanted) writeDraft(key, { ...latest.current.values });
  }, [key]);
  const drop = useCallback(() => {
    latest.current.isWanted = false;
    dropDraft(key);
  }, [key]);
  return { keepNow, drop };
}
