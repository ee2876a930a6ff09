import { useId, type ReactNode } from 'react';
import { FieldNotes, noteIds } from './FieldNotes';
import type { FieldWords } from './Field';
import { Group, Legend, Optional, Star } from './Field.styles';

export interface FieldGroupLook extends FieldWords {
  /** Name of the field; also set as `data-field`, by which a form finds the first invalid field. */
  name?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

export interface FieldGroupProps extends FieldGroupLook {
  children: ReactNode;
}

/** `Field` for a group of controls, with a legend as its label. */
export function FieldGroup({
  name,
  label,
  isLabelHidden,
  isRequired,
  isOptional,
  isDisabled,
  hint,
  error,
  children,
}: FieldGroupProps) {
  const id = useId();
  return (
    <Group
      data-field={name}
      data-invalid={Boolean(error)}
      disabled={isDisabled}
      aria-describedby={noteIds(id, hint, error)}
    >
      <Legend data-hidden={isLabelHidden}>
        {label}
        {isRequired && <Star />}
        {isOptional && <Optional>Optional</Optional>}
      </Legend>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </Group>
  );
}
