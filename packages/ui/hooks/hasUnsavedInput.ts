/** One entry for each form with unsaved input. */
export const unsavedForms = new Set<object>();

/** Whether any mounted form has unsaved input. */
export const hasUnsavedInput = (): boolean => unsavedForms.size > 0;
