import { CEDI, sanitizePriceInput } from '@efie/domain';
import { memo } from 'react';
import { NumericInput } from '../../primitives/NumericInput';
import { useFormField, type FieldAdapterProps } from '../form';
import { readAmountText } from './MoneyField.helpers';

const CEDI_SIGN = CEDI.trim();
const Control = memo(NumericInput);

export interface MoneyFieldProps extends FieldAdapterProps {
  /** The value cannot be changed. */
  isDisabled?: boolean;
}

/** An amount in GHS, shown with thousands separators. The form value is digits with at most one point, '' when empty. */
export function MoneyField({ name, isRequired, isDisabled, ...rest }: MoneyFieldProps) {
  const { value, error, setValue } = useFormField(name, readAmountText);
  return (
    <Control
      name={name}
      prefix={CEDI_SIGN}
      value={value}
      onValueChange={setValue}
      sanitize={sanitizePriceInput}
      required={isRequired}
      disabled={isDisabled}
      error={error}
      {...rest}
    />
  );
}
