import {
  addDropped,
  isDoubtful,
  isWholeNumberText,
  sanitizePriceInput,
  type DroppedText,
} from '@efie/domain';
import { useCallback, useState } from 'react';
import type { NumericInputProps } from '../../primitives/NumericInput';
import { useFormField } from '../form';
import { readAmountText } from './MoneyField.helpers';

/**
 * Binds a number field, and watches what it leaves out of typed and pasted text.
 * @param isWhole a pasted text that is no whole number is refused, and what stood there stays
 * @returns the field; whether its number may be another than meant; the refused text, '' for none
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
