import { useState } from 'react';
import { useWithheldNotice } from '../../hooks/withheldData';
import { changedFields } from './changedFields';
import type { ServerForm } from './useServerForm';

/**
 * Whether one of some fields may be shown: all of them, but while account data is withheld only those that were changed by
 * then.
 */
export function useShownFields<Values extends Record<string, unknown>>({
  saved,
  formik,
}: Pick<ServerForm<Values>, 'saved' | 'formik'>): (...names: readonly (keyof Values & string)[]) => boolean {
  const isWithheld = useWithheldNotice() !== null;
  const [changed, setChanged] = useState<ReadonlySet<string> | null>(null);
  // A field that is typed back to what is saved must not vanish under the cursor.
  if (isWithheld !== (changed !== null)) {
    setChanged(isWithheld ? new Set(Object.keys(changedFields(saved, formik.values))) : null);
  }
  return (...names) => !isWithheld || names.some((name) => changed?.has(name));
}
