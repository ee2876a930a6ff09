import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, useFieldProps, type FieldWords } from '../Field';
import { Box, End, Input, Start } from './TextInput.styles';

export interface TextInputProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size'> {
  /** Inside the box, before a divider: 'GH₵'. */
  prefix?: string | undefined;
  /** Inside the box, at its end: 'sq ft'. */
  suffix?: string | undefined;
  /** A 44 px button at the end of the box, such as show and hide. */
  endAction?: ReactNode;
}

/** A one-line input, 48 px high with 16 px text (design.md section 6). */
export function TextInput({ prefix, suffix, endAction, ...props }: TextInputProps) {
  const [field, control] = useFieldProps(props);
  return (
    <Field {...field}>
      <Box>
        {prefix !== undefined && <Start aria-hidden="true">{prefix}</Start>}
        <Input
          {...control}
          data-prefix={prefix !== undefined}
          data-end={suffix !== undefined || endAction !== undefined}
        />
        {suffix !== undefined && <End aria-hidden="true">{suffix}</End>}
        {endAction !== undefined && <End data-action="true">{endAction}</End>}
      </Box>
    </Field>
  );
}
