import { CEDI, keepPriceCharacters } from '@efie/domain';
import { memo } from 'react';
import { NumericInput } from '../../primitives/NumericInput';
import { useFormField, type FieldAdapterProps } from '../form';
import { readAmountText } from './MoneyField.helpers';

const SIGN = CEDI.trim();
const Control = memo(NumericInput);

export interface MoneyFieldProps extends FieldAdapterProps {
  isDisabled?: boolean;
}

/**
 * An amount in Ghana cedis. Shows thousands separators while one types; the form holds digits and at most one point, ''
 * when empty (checklist 476 to 478, fault 118).
 */
export function MoneyField({ name, isRequired, isDisabled, ...words }: MoneyFieldProps) {
  const { value, error, setValue } = useFormField(name, readAmountText);
  return (
    <Control
      name={name}
      prefix={SIGN}
      value={value}
      onValueChange={setValue}
      keepCharacters={keepPriceCharacters}
      required={isRequired}
      disabled={isDisabled}
      error={error}
      {...words}
    />
  );
}
