import type { TypedText } from '@efie/domain';
import { NumberFormatBase, useNumericFormat, type ChangeMeta } from 'react-number-format';
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
  /** Called with the new value in the same format, only for changes by the user. */
  onValueChange: (value: string) => void;
  /** Accepts whole numbers only: decimals in pasted text are removed. */
  isWhole?: boolean;
  /** Reduces text to digits and one point; `typed` is what the user inserted, and the value that stood there before. */
  sanitize?: (text: string, typed?: TypedText & { last: string }) => string;
}

/**
 * A text input for amounts: adds thousands separators while typing and keeps the caret beside its digit; the wheel and arrow
 * keys do not change the number. Always left to right. Import it lazily, from its folder: it includes react-number-format.
 */
export function NumericInput({
  value,
  onValueChange,
  isWhole = false,
  sanitize,
  ...inputProps
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
      {...(sanitize !== undefined && {
        removeFormatting: (text: string, change?: ChangeMeta) =>
          sanitize(
            text,
            change && {
              inserted: text.slice(change.to.start, change.to.end),
              before: text.slice(0, change.to.start),
              last: change.lastValue,
            },
          ),
      })}
      customInput={TextInput}
      dir="ltr"
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...inputProps}
    />
  );
}
