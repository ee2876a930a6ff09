import { useFormikContext } from 'formik';
import { useCallback } from 'react';

/** One field's part of the form. `setValue` clears the field's message: errors leave on edit (specification section 5). */
export interface FormField<Value> {
  name: string;
  value: Value;
  error: string | undefined;
  setValue: (value: Value) => void;
}

/**
 * A field by its name. `read` turns whatever the form holds into the field's own type, so that a value of another shape
 * (an old draft, a server's answer) shows as empty instead of breaking the screen.
 */
export function useFormField<Value>(name: string, read: (raw: unknown) => Value): FormField<Value> {
  const { values, errors, setFieldValue, setFieldError } = useFormikContext<Record<string, unknown>>();
  const setValue = useCallback(
    (value: Value) => {
      setFieldError(name, undefined);
      void setFieldValue(name, value, false);
    },
    [name, setFieldError, setFieldValue],
  );
  return { name, value: read(values[name]), error: errors[name], setValue };
}

const asText = (raw: unknown): string => (typeof raw === 'string' ? raw : '');
const asFlag = (raw: unknown): boolean => raw === true;
const asTexts = (raw: unknown): readonly string[] =>
  Array.isArray(raw) ? raw.filter((entry): entry is string => typeof entry === 'string') : [];

/** A field that holds text; numbers are text too while they are typed. */
export const useTextValue = (name: string) => useFormField(name, asText);
/** A field that is on or off. */
export const useFlagValue = (name: string) => useFormField(name, asFlag);
/** A field that holds several codes. */
export const useTextsValue = (name: string) => useFormField(name, asTexts);
