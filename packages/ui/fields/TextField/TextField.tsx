import { memo, type ComponentPropsWithoutRef } from 'react';
import { TextInput } from '../../primitives/TextInput';
import { useTextControl, type FieldAdapterProps } from '../form';

const Control = memo(TextInput);

/** What every field of one line takes. */
export interface TextFieldProps
  extends
    FieldAdapterProps,
    Pick<
      ComponentPropsWithoutRef<'input'>,
      'autoComplete' | 'autoCapitalize' | 'placeholder' | 'spellCheck'
    > {
  /** Shown and sent, but not to be changed here. */
  isReadOnly?: boolean;
  /** Not to be used now. */
  isDisabled?: boolean;
}

/** One line of words: a name, a title, a place. Text of any direction reads in its own. */
export function TextField({ name, isRequired, isReadOnly, isDisabled, ...rest }: TextFieldProps) {
  const control = useTextControl(name);
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
