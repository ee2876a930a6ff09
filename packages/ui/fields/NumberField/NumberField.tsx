import { groupThousands } from '@efie/domain/text';
import { memo } from 'react';
import { LiveRegion } from '../../primitives';
import { NumericInput } from '../../primitives/NumericInput';
import type { FieldAdapterProps } from '../form';
import { useTypedNumber } from '../MoneyField';

const Control = memo(NumericInput);

export interface NumberFieldProps extends FieldAdapterProps {
  /** A suffix, such as 'sq ft'. */
  unit?: string | undefined;
  /** Disables the control. */
  isDisabled?: boolean;
}

/**
 * A whole number. The form value is its digits, or '' when empty, so that an empty number is not sent. A stored
 * fraction stays until the user edits it. Pasted text that is not a whole number is refused with a message.
 */
export function NumberField({ name, unit, isRequired, isDisabled, hint, ...rest }: NumberFieldProps) {
  const { value, error, setValue, sanitize, isDoubtful, refused } = useTypedNumber(name, true);
  const reading = isDoubtful ? `Read as ${groupThousands(value)}. Check the number.` : '';
  const message =
    refused === '' ? reading : `“${refused.trim().slice(0, 40)}” is not a whole number. Nothing was changed.`;
  return (
    <>
      <Control
        name={name}
        suffix={unit}
        value={value}
        onValueChange={setValue}
        isWhole={!value.includes('.')}
        sanitize={sanitize}
        required={isRequired}
        disabled={isDisabled}
        error={error}
        hint={message || hint}
        {...rest}
      />
      <LiveRegion>{message}</LiveRegion>
    </>
  );
}
