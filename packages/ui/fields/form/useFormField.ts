import { useFormikContext } from 'formik';
import { useCallback, type ChangeEvent, type ReactNode } from 'react';

/** What every field takes. */
export interface FieldAdapterProps {
  /** The field's name in the form's values. */
  name: string;
  label: string;
  /** Read to screen readers; not seen. */
  isLabelHidden?: boolean;
  /** A star after the label; the rule itself stands in the form's schema. */
  isRequired?: boolean;
  /** Writes "Optional" at the end of the label's line. */
  isOptional?: boolean;
  /** A sentence below that helps to fill it in. */
  hint?: ReactNode;
}

/** One field's part of the form. `setValue` clears the field's message: errors leave on edit (specification section 5). */
export interface FormField<Value> {
  name: string;
  value: Value;
  error: string | undefined;
  /** Stays the same function, so that a memoised control renders only when its own field changes. */
  setValue: (value: Value) => void;
}

/**
 * A field by its name. `read` turns whatever the form holds into the field's own type, so that a value of another shape
 * (an old draft, a server's answer) shows as empty instead of breaking the screen.
 *
 * Every key of any field renders every adapter, as formik's context does; so an adapter only reads its field and hands
 * it to a control in `memo`, which skips (40 controls stay as quick as one).
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

const asText = (raw: unknown): string => {
  if (typeof raw === 'string') return raw;
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : '';
};
const asFlag = (raw: unknown): boolean => raw === true;

const NONE: readonly string[] = [];
const asTexts = (raw: unknown): readonly string[] => {
  if (!Array.isArray(raw)) return NONE;
  const isTexts = raw.every((entry) => typeof entry === 'string');
  return isTexts ? raw : raw.filter((entry) => typeof entry === 'string');
};

/** A field that holds text; numbers are text too while they are typed. */
export const useTextValue = (name: string) => useFormField(name, asText);
/** A field that is on or off. */
export const useFlagValue = (name: string) => useFormField(name, asFlag);
/** A field that holds several codes. */
export const useTextsValue = (name: string) => useFormField(name, asTexts);

/** The props of a native text control: a field that holds text, with `onChange` for its element. */
export function useTextControl(name: string) {
  const { value, error, setValue } = useTextValue(name);
  const onChange = useCallback(
    (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      setValue(event.target.value),
    [setValue],
  );
  return { name, value, error, onChange };
}
