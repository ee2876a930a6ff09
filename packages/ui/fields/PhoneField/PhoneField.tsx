import { memo } from 'react';
import { TextInput } from '../../primitives/TextInput';
import { useTextControlProps, type FieldAdapterProps } from '../form';

const Control = memo(TextInput);

const PHONE_FORMAT = '+233 XX XXX XXXX';

export interface PhoneFieldProps extends FieldAdapterProps {
  /** `off` for another person's phone number. */
  autoComplete?: 'tel' | 'off';
  /** Example shown while the field is empty. */
  placeholder?: string;
}

/** A phone number, submitted as typed. The sign-up and the profile form validate it differently. */
export function PhoneField({
  name,
  isRequired,
  autoComplete = 'tel',
  hint = `Format: ${PHONE_FORMAT}`,
  ...rest
}: PhoneFieldProps) {
  const control = useTextControlProps(name);
  return (
    <Control
      {...rest}
      {...control}
      // Not repeated when the error message contains the format.
      hint={control.error?.includes(PHONE_FORMAT) === true ? undefined : hint}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      dir="ltr"
      required={isRequired}
    />
  );
}
