import { sanitizePriceInput } from '@efie/domain';
import { memo } from 'react';
import { NumericInput } from '../../primitives/NumericInput';
import { useFormField, type FieldAdapterProps } from '../form';
import { readAmountText } from '../MoneyField';

const Control = memo(NumericInput);

export interface NumberFieldProps extends FieldAdapterProps {
  /** A suffix, such as 'sq ft'. */
  unit?: string | undefined;
  /** The value cannot be changed. */
  isDisabled?: boolean;
}

/**
 * A whole number. The form value is its digits, or '' when empty, so that an empty number is not sent. A stored
 * fraction stays until the user edits it.
 */
export function NumberField({ name, unit, isRequired, isDisabled, ...rest }: NumberFieldProps) {
  const { value, error, setValue } = useFormField(name, readAmountText);
  return (
    <Control
      name={name}
      suffix={unit}
      value={value}
      onValueChange={setValue}
      isWhole={!value.includes('.')}
      sanitize={sanitizePriceInput}
      required={isRequired}
      disabled={isDisabled}
      error={error}
      {...rest}
    />
  );
}
