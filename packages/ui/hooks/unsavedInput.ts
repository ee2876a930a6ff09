import { createListeners } from '@efie/domain/listeners';
import { useEffect, useState } from 'react';

/** One entry for each form with unsaved input. */
const forms = new Set<object>();
const leaveListeners = createListeners();

/** Whether any mounted form has unsaved input. */
export const hasUnsavedInput = (): boolean => forms.size > 0;

/** Calls `listener` when a form unmounts. Returns the unsubscribe function. */
export const subscribeToFormLeave = leaveListeners.subscribe;

/** Registers the calling form while `isUnsaved`. */
export function useUnsavedInput(isUnsaved: boolean): void {
  const [form] = useState<object>(() => ({}));
  useEffect(() => {
    if (!isUnsaved) return undefined;
    forms.add(form);
    return () => void forms.delete(form);
  }, [form, isUnsaved]);
  useEffect(() => leaveListeners.notify, []);
}
