import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { ErrorText, HintText, Label, LabelRow, Optional, Shell, Star } from './Field.styles';

export interface FieldProps {
  /** The id of the control; hint and error ids are made from it. */
  id: string;
  label: string;
  isLabelHidden?: boolean;
  isRequired?: boolean;
  /** Writes "Optional" at the end of the label's line. */
  isOptional?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}

/** What a control needs to be tied to its hint and error. */
export function describeField({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}) {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids === '' ? undefined : ids,
  };
}

/** Label above, control, hint and error below (design.md section 6, Inputs). The control takes `describeField`. */
export function Field({
  id,
  label,
  isLabelHidden = false,
  isRequired = false,
  isOptional = false,
  hint,
  error,
  children,
}: FieldProps) {
  return (
    <Shell>
      <LabelRow data-hidden={isLabelHidden}>
        <Label htmlFor={id}>
          {label}
          {isRequired && <Star aria-hidden="true"> *</Star>}
        </Label>
        {isOptional && <Optional>Optional</Optional>}
      </LabelRow>
      {children}
      {error && (
        <ErrorText id={`${id}-error`}>
          <Icon icon={CircleAlert} size="s" />
          <span>{error}</span>
        </ErrorText>
      )}
      {hint && <HintText id={`${id}-hint`}>{hint}</HintText>}
    </Shell>
  );
}
