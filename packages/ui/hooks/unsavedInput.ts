import { createListeners } from '@efie/domain/listeners';
import { useEffect, useState } from 'react';
import { unsavedForms } from './hasUnsavedInput';

const leaveListeners = createListeners();

/** Calls `listener` when a form unmounts. Returns the unsubscribe function. */
export const subscribeToFormLeave = leaveListeners.subscribe;

/** Registers the calling form while `isUnsaved`. */
export function useUnsavedInput(isUnsaved: boolean): void {
  const [form] = useState<object>(() => ({}));
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsavedForms.add(form);
    return () => void unsavedForms.delete(form);
  }, [form, isUnsaved]);
  useEffect(() => leaveListeners.notify, []);
}
