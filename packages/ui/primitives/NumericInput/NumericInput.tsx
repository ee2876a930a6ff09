import { useRef, type RefObject } from 'react';
import { NumberFormatBase, useNumericFormat, type ChangeMeta } from 'react-number-format';
import { TextInput, type TextInputProps } from '../TextInput';

export interface TypedText {
  /** Typed or pasted; '' for a deletion. */
  inserted: string;
  /** The text in front of it. */
  before: string;
}

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
  /** Reduces text to digits and one point. `typed` is the user's change; `last` is the text before it. */
  sanitize?: (text: string, typed?: TypedText & { last: string }) => string;
  /** The input. */
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
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
  inputRef,
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
  // The library compares old and new text, so it does not report pasted characters that equal old ones.
  const pasted = useRef<TypedText>(null);
  const takeTyped = (text: string, { to }: ChangeMeta): TypedText => {
    const typed = pasted.current;
    pasted.current = null;
    return typed ?? { inserted: text.slice(to.start, to.end), before: text.slice(0, to.start) };
  };
  return (
    <NumberFormatBase<TextInputProps>
      {...format}
      {...(sanitize !== undefined && {
        removeFormatting: (text: string, change?: ChangeMeta) =>
          sanitize(text, change && { ...takeTyped(text, change), last: change.lastValue }),
      })}
      onPaste={({ clipboardData, currentTarget }) => {
        const before = currentTarget.value.slice(0, currentTarget.selectionStart ?? 0);
        pasted.current = { inserted: clipboardData.getData('text/plain'), before };
      }}
      customInput={TextInput}
      getInputRef={inputRef ?? null}
      dir="ltr"
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...inputProps}
    />
  );
}
