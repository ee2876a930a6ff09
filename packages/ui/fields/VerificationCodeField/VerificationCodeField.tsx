import { memo, useCallback, type ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { TextInput } from '../../primitives/TextInput';
import { radius, type } from '../../theme';
import { CODE_LENGTH, useTextValue, type FieldAdapterProps } from '../form';
import { readCode } from './VerificationCodeField.helpers';

/** 64 px high, 28 px letters far apart; on the narrowest screens with the largest text they move closer together. */
const Control = memo(styled(TextInput)`
  min-block-size: 4rem;
  padding-inline: 1.25rem 0;
  border-radius: ${radius.controlLarge};
  ${type.code}
  letter-spacing: clamp(0em, calc((100vw - 8rem) / ${CODE_LENGTH} - 0.6em), 0.42em);
`);

export interface VerificationCodeFieldProps extends Omit<FieldAdapterProps, 'label'> {
  label?: string;
}

/**
 * The code of an email: one input, so that it can be pasted and filled in by the device. It holds at most six characters
 * of any kind and no spaces (specification section 5; ruling 79; fault 100).
 */
export function VerificationCodeField({
  name,
  isRequired,
  label = 'Verification code',
  ...rest
}: VerificationCodeFieldProps) {
  const { value, error, setValue } = useTextValue(name);
  const onChange = useCallback(
    ({ target }: ChangeEvent<HTMLInputElement>) => {
      const code = readCode(target.value);
      if (code !== target.value) {
        // Written here, so that React finds nothing to correct: its correction would send the caret to the end.
        const caret = readCode(target.value.slice(0, target.selectionStart ?? undefined)).length;
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
