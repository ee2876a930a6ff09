import { memo, useCallback, type ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { TextInput } from '../../primitives/TextInput';
import { radius, space, type } from '../../theme';
import { CODE_LENGTH, useTextField, type FieldAdapterProps } from '../form';
import { normalizeCodeInput } from './VerificationCodeField.helpers';

/** On narrow viewports with large text the letter spacing shrinks, so that six characters fit. */
const Control = memo(styled(TextInput)`
  min-block-size: 4rem;
  padding-inline: ${space[5]} 0;
  border-radius: ${radius.controlLarge};
  ${type.code}
  letter-spacing: clamp(0em, calc((100vw - 8rem) / ${CODE_LENGTH} - 0.6em), 0.42em);
`);

export interface VerificationCodeFieldProps extends Omit<FieldAdapterProps, 'label'> {
  /** 'Verification code' by default. */
  label?: string;
}

/** The code from a verification email, in one input so that paste and autofill work: six characters, no spaces. */
export function VerificationCodeField({
  name,
  isRequired,
  label = 'Verification code',
  ...rest
}: VerificationCodeFieldProps) {
  const { value, error, setValue } = useTextField(name);
  const onChange = useCallback(
    ({ target }: ChangeEvent<HTMLInputElement>) => {
      const code = normalizeCodeInput(target.value);
      if (code !== target.value) {
        // Set before React does: when React changes the value, the caret jumps to the end.
        const caret = normalizeCodeInput(target.value.slice(0, target.selectionStart ?? undefined)).length;
        target.value = code;
        target.setSelectionRange(caret, caret);
      }
      setValue(code);
    },
    [setValue],
  );
  return (
    <Control
      {...rest}
      name={name}
      label={label}
      value={value}
      error={error}
      onChange={onChange}
      inputMode="text"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      required={isRequired}
    />
  );
}
