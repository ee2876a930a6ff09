import { useFormikContext } from 'formik';
import { useCallback, type ChangeEvent, type ReactNode } from 'react';

export interface FieldAdapterProps {
  /** Name of the form value. */
  name: string;
  /** Also the accessible name of the control. */
  label: string;
  /** Hides the label visually; screen readers still read it. */
  isLabelHidden?: boolean;
  /** Shows a star after the label; the rule itself is in the form's schema. */
  isRequired?: boolean;
  /** Shows 'Optional' at the end of the label row. */
  isOptional?: boolean;
  /** Help text below the control. */
  hint?: ReactNode;
}

export interface FormField<Value> {
  name: string;
  value: Value;
  error: string | undefined;
  /** Sets the value and clears the error. Referentially stable, so that memoized controls skip renders. */
  setValue: (value: Value) => void;
}

/**
 * Binds a component to the form field `name`. `read` converts any form value to the field's type, so that a malformed value
 * (from an old draft or the server) shows as empty instead of throwing.
 *
 * A change of any field renders every consumer of formik's context, so pass the result to a control in `memo`.
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

const toText = (raw: unknown): string => {
  if (typeof raw === 'string') return raw;
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : '';
};
const toBoolean = (raw: unknown): boolean => raw === true;

const EMPTY: readonly string[] = [];
const toTexts = (raw: unknown): readonly string[] => {
  if (!Array.isArray(raw)) return EMPTY;
  const areTexts = raw.every((entry) => typeof entry === 'string');
  return areTexts ? raw : raw.filter((entry) => typeof entry === 'string');
};

/** A field with a text value; numbers are converted to text. */
export const useTextField = (name: string) => useFormField(name, toText);
export const useBooleanField = (name: string) => useFormField(name, toBoolean);
export const useTextListField = (name: string) => useFormField(name, toTexts);

/** The `name`, `value`, `error` and `onChange` props of a native text control. */
export function useTextControlProps(name: string) {
  const { value, error, setValue } = useTextField(name);
  const onChange = useCallback(
    (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      setValue(event.target.value),
    [setValue],
  );
  return { name, value, error, onChange };
}
