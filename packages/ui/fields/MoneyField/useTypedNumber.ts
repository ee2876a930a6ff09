import { sanitizePriceInput } from '@efie/domain/numbers';
import { addDropped, isDoubtful, isWholeNumberText, type DroppedText } from '@efie/domain/numbers';
import { useCallback, useState } from 'react';
import type { NumericInputProps } from '../../primitives/NumericInput';
import { useFormField } from '../form';
import { readAmountText } from './MoneyField.helpers';

/**
 * Binds a number field to the form, and records what it removes from typed and pasted text.
 * @param isWhole whether pasted text that is not a whole number is refused; the field then keeps its value
 * @returns the field; `isDoubtful`: its number may not be the one that was meant; `refused`: the refused text, or ''
 */
export function useTypedNumber(name: string, isWhole: boolean) {
  const field = useFormField(name, readAmountText);
  const [dropped, setDropped] = useState<readonly DroppedText[]>([]);
  const [refused, setRefused] = useState('');
  const sanitize = useCallback<NonNullable<NumericInputProps['sanitize']>>(
    (text, typed) => {
      if (typed === undefined) return sanitizePriceInput(text);
      const isRefused = isWhole && typed.inserted.length > 1 && !isWholeNumberText(typed.inserted);
      setRefused(isRefused ? typed.inserted : '');
      if (isRefused) return sanitizePriceInput(typed.last);
      setDropped((earlier) => addDropped(earlier, typed, isWhole));
      return sanitizePriceInput(text);
    },
    [isWhole],
  );
  return { ...field, sanitize, isDoubtful: isDoubtful(field.value, dropped), refused };
}
