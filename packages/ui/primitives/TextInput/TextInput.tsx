import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { describeField, Field } from '../Field';
import { Area, Box, End, Input, Start } from './TextInput.styles';

interface TextFieldLook {
  label: string;
  isLabelHidden?: boolean;
  isOptional?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
}

export interface TextInputProps
  extends TextFieldLook, Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size'> {
  /** Inside the box, before a divider: 'GH₵'. */
  prefix?: string;
  /** Inside the box, at its end: 'sq ft'. */
  suffix?: string;
  /** A 44 px button at the end of the box, such as show and hide. */
  endAction?: ReactNode;
}

/** A one-line input, 48 px high with 16 px text (design.md section 6). */
export function TextInput({
  label,
  isLabelHidden = false,
  isOptional = false,
  hint,
  error,
  prefix,
  suffix,
  endAction,
  id,
  ...rest
}: TextInputProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const field = {
    id: controlId,
    label,
    isLabelHidden,
    isOptional,
    isRequired: rest.required ?? false,
    hint,
    error,
  };
  return (
    <Field {...field}>
      <Box>
        {prefix !== undefined && <Start aria-hidden="true">{prefix}</Start>}
        <Input
          {...describeField(field)}
          {...rest}
          id={controlId}
          data-prefix={prefix !== undefined}
          data-end={suffix !== undefined || endAction !== undefined}
        />
        {suffix !== undefined && <End aria-hidden="true">{suffix}</End>}
        {endAction !== undefined && <End data-action="true">{endAction}</End>}
      </Box>
    </Field>
  );
}

export interface TextAreaProps extends TextFieldLook, ComponentPropsWithRef<'textarea'> {}

/** An input of several lines; people can make it taller. */
export function TextArea({
  label,
  isLabelHidden = false,
  isOptional = false,
  hint,
  error,
  id,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const field = {
    id: controlId,
    label,
    isLabelHidden,
    isOptional,
    isRequired: rest.required ?? false,
    hint,
    error,
  };
  return (
    <Field {...field}>
      <Area rows={4} {...describeField(field)} {...rest} id={controlId} />
    </Field>
  );
}
