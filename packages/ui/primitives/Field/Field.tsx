import { useId, type ReactNode } from 'react';
import { HintAndError, hintAndErrorIds } from './HintAndError';
import { Label, LabelRow, Optional, Shell, RequiredMark } from './Field.styles';

export interface FieldTextProps {
  /** Also the accessible name of the control. */
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

export interface FieldProps extends FieldTextProps {
  /** Id of the control; the ids of hint and error are derived from it. */
  id: string;
  /** Shows a star after the label. */
  isRequired?: boolean | undefined;
  /** The control, to which label, hint and error belong. */
  children: ReactNode;
}

/**
 * ARIA props that connect a control with its hint and error. `aria-invalid` is also set to false: otherwise screen readers
 * announce an empty required field as invalid before the user has typed anything.
 */
export function fieldAriaProps({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  return {
    'aria-invalid': Boolean(error),
    'aria-describedby': hintAndErrorIds(id, hint, error),
  };
}

/** Splits the props of a labeled control into those of its `Field` and those of the control itself. */
export function useFieldProps<
  P extends FieldTextProps & { id?: string | undefined; required?: boolean | undefined },
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
  return [field, { ...fieldAriaProps(field), ...rest, id: field.id }] as const;
}

/** Label above, hint and error below a control, which needs the props of `fieldAriaProps`. */
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
          <span>{label}</span>
          {isRequired && <RequiredMark />}
        </Label>
        {isOptional && <Optional>Optional</Optional>}
      </LabelRow>
      {children}
      <HintAndError id={id} hint={hint} error={error} />
    </Shell>
  );
}
