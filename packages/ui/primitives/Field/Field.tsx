import { useId, type ReactNode } from 'react';
import { FieldNotes, noteIds } from './FieldNotes';
import { Label, LabelRow, Optional, Shell, Star } from './Field.styles';

/** The words round a control. */
export interface FieldWords {
  label: string;
  /** Read to screen readers; not seen. */
  isLabelHidden?: boolean | undefined;
  /** Writes "Optional" at the end of the label's line. */
  isOptional?: boolean | undefined;
  /** A sentence below that helps to fill it in. */
  hint?: ReactNode;
  /** What is wrong, below the control; '' and undefined are nothing wrong. */
  error?: string | undefined;
}

export interface FieldProps extends FieldWords {
  /** The id of the control; hint and error ids are made from it. */
  id: string;
  /** A star after the label. */
  isRequired?: boolean | undefined;
  children: ReactNode;
}

/**
 * What a control needs to be tied to its hint and error. It also says when nothing is wrong: else an empty required field
 * is read as an invalid entry before anything was typed, as the browser's own rules see it.
 */
export function describeField({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  return {
    'aria-invalid': Boolean(error),
    'aria-describedby': noteIds(id, hint, error),
  };
}

/** Parts the props of a labelled control: those of its `Field`, and those of the control, tied to hint and error. */
export function useFieldProps<
  P extends FieldWords & { id?: string | undefined; required?: boolean | undefined },
>({ label, isLabelHidden, isOptional, hint, error, id, ...rest }: P) {
  const ownId = useId();
  const field = { id: id ?? ownId, label, isLabelHidden, isOptional, isRequired: rest.required, hint, error };
  return [field, { ...describeField(field), ...rest, id: field.id }] as const;
}

/** Label above, control, hint and error below (design.md section 6, Inputs). The control takes `describeField`. */
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
