import type { ComponentPropsWithRef } from 'react';
import { Field, useFieldProps, type FieldTextProps } from '../Field';
import { Area } from './TextInput.styles';

export interface TextAreaProps extends FieldTextProps, ComponentPropsWithRef<'textarea'> {}

/** A multi-line input that users can make taller. */
export function TextArea(props: TextAreaProps) {
  const [field, control] = useFieldProps(props);
  return (
    <Field {...field}>
      <Area rows={3} {...control} />
    </Field>
  );
}
