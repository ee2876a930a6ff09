import { memo } from 'react';
import { RadioGroup, type RadioGroupProps } from '../../primitives/RadioGroup';
import { useTextField, type FieldAdapterProps } from '../form';

const Control = memo(RadioGroup);

export interface RadioFieldProps extends FieldAdapterProps {
  /** Must be referentially stable. */
  options: RadioGroupProps['options'];
  /** Disables all controls of the field. */
  isDisabled?: boolean;
}

/** A radio group bound to a form value. */
export function RadioField({ name, ...rest }: RadioFieldProps) {
  const { value, error, setValue } = useTextField(name);
  return <Control {...rest} name={name} value={value} error={error} onValueChange={setValue} />;
}
