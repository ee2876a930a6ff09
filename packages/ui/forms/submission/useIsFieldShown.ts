import { useState } from 'react';
import { useWithheldNotice } from '../../hooks/withheldData';
import { changedFields } from './changedFields';
import type { ServerForm } from './useServerForm';

/**
 * Returns a function that says whether any of the named fields may be shown: always, but while account data is withheld only
 * fields that had changed by then.
 */
export function useIsFieldShown<Values extends Record<string, unknown>>({
  savedValues,
  formik,
}: Pick<ServerForm<Values>, 'savedValues' | 'formik'>): (
  ...names: readonly (keyof Values & string)[]
) => boolean {
  const isWithheld = useWithheldNotice() !== null;
  const [changed, setChanged] = useState<ReadonlySet<string> | null>(null);
  // Computed once: a field edited back to its saved value must not disappear while the user types.
  if (isWithheld !== (changed !== null)) {
    setChanged(isWithheld ? new Set(Object.keys(changedFields(savedValues, formik.values))) : null);
  }
  return (...names) => !isWithheld || names.some((name) => changed?.has(name));
}
