import { memo } from 'react';
import { TextInput, type TextInputProps } from '../../primitives/TextInput';
import { useTextControl, type FieldAdapterProps } from '../form';

const Control = memo(TextInput);

export interface EmailFieldProps extends FieldAdapterProps {
  /** `email` for one's own address, `username` where it logs in, `off` for another person's. */
  autoComplete?: 'email' | 'username' | 'off';
  placeholder?: string;
  icon?: TextInputProps['icon'];
  /** Shown and not to be changed: the address of an account. */
  isReadOnly?: boolean;
}

/**
 * An email address, with the phone's own keyboard for it. Nothing is changed while one types; `emailText` in the form's
 * schema leaves out the spaces round it when it is sent. Whether the address is right the server says (ruling 70).
 */
export function EmailField({
  name,
  isRequired,
  isReadOnly,
  autoComplete = 'email',
  ...rest
}: EmailFieldProps) {
  const control = useTextControl(name);
  return (
    <Control
      {...rest}
      {...control}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      required={isRequired}
      readOnly={isReadOnly}
    />
  );
}
