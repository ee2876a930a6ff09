import { useEffect, useState } from 'react';

/** The mounted forms with unsaved input. */
const forms = new Set<object>();
const listeners = new Set<() => void>();

/** Whether a form on the page holds input that is not saved. */
export const hasUnsavedInput = (): boolean => forms.size > 0;

/** Notifies when a form unmounts. One that is reset and stays is not left yet. */
export function subscribeToFormLeave(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers the form that calls it while it holds unsaved input. */
export function useUnsavedInput(isUnsaved: boolean): void {
  const [form] = useState<object>(() => ({}));
  useEffect(() => {
    if (!isUnsaved) return undefined;
    forms.add(form);
    return () => void forms.delete(form);
  }, [form, isUnsaved]);
  useEffect(() => () => listeners.forEach((listener) => listener()), []);
}
