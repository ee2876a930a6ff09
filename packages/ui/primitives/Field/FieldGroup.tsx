import { useId, type ReactNode } from 'react';
import { FieldNotes, noteIds } from './FieldNotes';
import type { FieldWords } from './Field';
import { Group, Legend, Optional, Star } from './Field.styles';

/** What every group of choices takes besides its choices. */
export interface FieldGroupLook extends FieldWords {
  /** The name of the field; also `data-field`, by which a form finds the first wrong field. */
  name?: string | undefined;
  isRequired?: boolean | undefined;
  /** Nothing in it can be changed now. */
  isDisabled?: boolean | undefined;
}

export interface FieldGroupProps extends FieldGroupLook {
  children: ReactNode;
}

/** Several controls that answer one question: `Field` for a group, with a legend for its label. */
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
