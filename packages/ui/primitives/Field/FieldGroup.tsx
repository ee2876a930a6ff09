import { useId, type ReactNode } from 'react';
import { HintAndError, hintAndErrorIds } from './HintAndError';
import type { FieldTextProps } from './Field';
import { Group, Legend, Optional, RequiredMark } from './Field.styles';

export interface FieldGroupBaseProps extends FieldTextProps {
  /** Name of the field; also set as `data-field`, by which a form finds the first invalid field. */
  name?: string | undefined;
  /** Shows a star after the legend. */
  isRequired?: boolean | undefined;
  /** Disables every control of the group. */
  isDisabled?: boolean | undefined;
}

export interface FieldGroupProps extends FieldGroupBaseProps {
  /** The controls of the group. */
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
      aria-describedby={hintAndErrorIds(id, hint, error)}
    >
      <Legend data-hidden={isLabelHidden}>
        <span>{label}</span>
        {isRequired && <RequiredMark />}
        {isOptional && <Optional>Optional</Optional>}
      </Legend>
      {children}
      <HintAndError id={id} hint={hint} error={error} />
    </Group>
  );
}
