import { memo } from 'react';
import { TextInput, type TextInputProps } from '../../primitives/TextInput';
import { useTextControlProps, type FieldAdapterProps } from '../form';

const Control = memo(TextInput);

export interface EmailFieldProps extends FieldAdapterProps {
  /** `email` for the user's own address, `username` on login forms, `off` for another person's address. */
  autoComplete?: 'email' | 'username' | 'off';
  /** Example shown while the field is empty. */
  placeholder?: string;
  /** At the start of the field, as in login forms. */
  icon?: TextInputProps['icon'];
  /** Shown and submitted, but not editable. */
  isReadOnly?: boolean;
}

/** An email address. The form's schema trims it on submit; only the server validates it. */
export function EmailField({
  name,
  isRequired,
  isReadOnly,
  autoComplete = 'email',
  ...rest
}: EmailFieldProps) {
  const control = useTextControlProps(name);
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
