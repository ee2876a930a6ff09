import { memo } from 'react';
import { TextInput } from '../../primitives/TextInput';
import { useTextControl, type FieldAdapterProps } from '../form';

const Control = memo(TextInput);

/** How Ghana's numbers are written (specification section 1). */
export const PHONE_FORMAT = '+233 XX XXX XXXX';

export interface PhoneFieldProps extends FieldAdapterProps {
  /** `off` for another person's number. */
  autoComplete?: 'tel' | 'off';
  placeholder?: string;
}

/**
 * A phone number, kept and sent as it was typed: the sign-up and the profile form ask for different shapes (ruling 6,
 * `signupPhoneText` and `profilePhoneText`). The hint says the format unless the form gives another.
 */
export function PhoneField({
  name,
  isRequired,
  autoComplete = 'tel',
  hint = `Format: ${PHONE_FORMAT}`,
  ...rest
}: PhoneFieldProps) {
  const control = useTextControl(name);
  return (
    <Control
      {...rest}
      {...control}
      // An error that says the format need not have it said again below.
      hint={control.error?.includes(PHONE_FORMAT) === true ? undefined : hint}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      dir="ltr"
      required={isRequired}
    />
  );
}
