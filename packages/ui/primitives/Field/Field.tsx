import { useId, type ReactNode } from 'react';
import { FieldNotes, noteIds } from './FieldNotes';
import { Label, LabelRow, Optional, Shell, Star } from './Field.styles';

export interface FieldWords {
  label: string;
  /** Visible to screen readers only. */
  isLabelHidden?: boolean | undefined;
  /** Shows "Optional" at the end of the label row. */
  isOptional?: boolean | undefined;
  /** Help text below the control. */
  hint?: ReactNode;
  /** Error text below the control; '' and undefined mean no error. */
  error?: string | undefined;
}

export interface FieldProps extends FieldWords {
  /** Id of the control; the ids of hint and error are derived from it. */
  id: string;
  isRequired?: boolean | undefined;
  children: ReactNode;
}

/**
 * ARIA props that connect a control with its hint and error. `aria-invalid` is also set to false: otherwise screen readers
 * announce an empty required field as invalid before the user has typed anything.
 */
export function describeField({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  return {
    'aria-invalid': Boolean(error),
    'aria-describedby': noteIds(id, hint, error),
  };
}

/** Splits the props of a labeled control into those of its `Field` and those of the control itself. */
export function useFieldProps<
  P extends FieldWords & { id?: string | undefined; required?: boolean | undefined },
>({ label, isLabelHidden, isOptional, hint, error, id, ...rest }: P) {
  const generatedId = useId();
  const field = {
    id: id ?? generatedId,
    label,
    isLabelHidden,
    isOptional,
    isRequired: rest.required,
    hint,
    error,
  };
  return [field, { ...describeField(field), ...rest, id: field.id }] as const;
}

/** Label above, hint and error below a control, which needs the props of `describeField`. */
export function Field({
  id,
  label,
  isLabelHidden,
  isRequired,
  isOptional,
  hint,
  error,
  children,
}: FieldProps) {
  return (
    <Shell>
      <LabelRow data-hidden={isLabelHidden}>
        <Label htmlFor={id}>
          {label}
          {isRequired && <Star />}
        </Label>
        {isOptional && <Optional>Optional</Optional>}
      </LabelRow>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </Shell>
  );
}
