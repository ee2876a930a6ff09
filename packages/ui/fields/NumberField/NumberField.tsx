import { keepPriceCharacters } from '@efie/domain';
import { memo } from 'react';
import { NumericInput } from '../../primitives/NumericInput';
import { useFormField, type FieldAdapterProps } from '../form';
import { readAmountText } from '../MoneyField';

const Control = memo(NumericInput);

export interface NumberFieldProps extends FieldAdapterProps {
  /** What is counted, at the end of the box: 'sq ft'. Rooms have none. */
  unit?: string | undefined;
  isDisabled?: boolean;
}

/**
 * A whole number: rooms, parking spaces, an area in square feet. The form holds its digits, '' when empty, so that an
 * empty number is left out of what is sent (ruling 117). A fraction that is already stored stays until it is edited away.
 */
export function NumberField({ name, unit, isRequired, isDisabled, ...words }: NumberFieldProps) {
  const { value, error, setValue } = useFormField(name, readAmountText);
  return (
    <Control
      name={name}
      suffix={unit}
      value={value}
      onValueChange={setValue}
      isWhole={!value.includes('.')}
      keepCharacters={keepPriceCharacters}
      required={isRequired}
      disabled={isDisabled}
      error={error}
      {...words}
    />
  );
}
