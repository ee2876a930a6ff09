import { memo, type ComponentPropsWithoutRef } from 'react';
import { TextInput } from '../../primitives/TextInput';
import { useTextControlProps, type FieldAdapterProps } from '../form';

const Control = memo(TextInput);

export interface TextFieldProps
  extends
    FieldAdapterProps,
    Pick<
      ComponentPropsWithoutRef<'input'>,
      'autoComplete' | 'autoCapitalize' | 'placeholder' | 'spellCheck'
    > {
  /** Shown and submitted, but not editable. */
  isReadOnly?: boolean;
  /** Disables the control. */
  isDisabled?: boolean;
}

/** One line of text. The text direction follows the content. */
export function TextField({ name, isRequired, isReadOnly, isDisabled, ...rest }: TextFieldProps) {
  const control = useTextControlProps(name);
  return (
    <Control
      {...rest}
      {...control}
      dir={control.value === '' ? undefined : 'auto'}
      required={isRequired}
      readOnly={isReadOnly}
      disabled={isDisabled}
    />
  );
}
