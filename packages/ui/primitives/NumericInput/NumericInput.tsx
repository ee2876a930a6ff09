import { NumberFormatBase, useNumericFormat } from 'react-number-format';
import { TextInput, type TextInputProps } from '../TextInput';

export interface NumericInputProps extends Pick<
  TextInputProps,
  | 'label'
  | 'isLabelHidden'
  | 'isOptional'
  | 'hint'
  | 'error'
  | 'prefix'
  | 'suffix'
  | 'id'
  | 'name'
  | 'placeholder'
  | 'required'
  | 'disabled'
  | 'readOnly'
> {
  /** Digits and at most one point, without separators; '' when empty. */
  value: string;
  /** Called with the new value in the same shape, only for what a person did. */
  onValueChange: (value: string) => void;
  /** Takes no point: what stands behind one in a pasted text is left out. */
  isWhole?: boolean;
  /** What is kept of a typed or pasted text: digits and one point. Minus signs and exponents mean nothing here. */
  keepCharacters?: (text: string) => string;
}

/**
 * A text input for amounts: commas stand between the thousands while one types, the caret stays beside the digit it was
 * at, and neither the wheel nor arrow keys change the number. It reads from left to right in every direction of text.
 * Brings react-number-format: import it from its folder, behind a lazy boundary.
 */
export function NumericInput({
  value,
  onValueChange,
  isWhole = false,
  keepCharacters,
  ...look
}: NumericInputProps) {
  const format = useNumericFormat({
    value,
    valueIsNumericString: true,
    thousandSeparator: ',',
    allowNegative: false,
    ...(isWhole && { decimalScale: 0 }),
    onValueChange: (next, { event }) => {
      if (event !== undefined) onValueChange(next.value);
    },
  });
  return (
    <NumberFormatBase<TextInputProps>
      {...format}
      {...(keepCharacters !== undefined && { removeFormatting: keepCharacters })}
      customInput={TextInput}
      dir="ltr"
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...look}
    />
  );
}
