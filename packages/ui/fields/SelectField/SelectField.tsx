import { memo, useMemo } from 'react';
import { Select, type SelectOption } from '../../primitives/Select';
import { useTextControlProps, type FieldAdapterProps } from '../form';
import { withEmptyOption, withCurrentValue } from './SelectField.helpers';

const Control = memo(Select);

export interface SelectFieldProps extends FieldAdapterProps {
  /** The options, without the empty one. Must be referentially stable. */
  options: readonly SelectOption[];
  /** The label of the empty option: 'Select region'. Omit it if there is always a choice. */
  placeholder?: string;
  /** Disables the control. */
  isDisabled?: boolean;
}

/** A native select. A value that is not among the options stays selected, so that saving does not change it silently. */
export function SelectField({
  name,
  isRequired,
  isDisabled,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  const control = useTextControlProps(name);
  const allOptions = useMemo(
    () => withEmptyOption(withCurrentValue(options, control.value), placeholder),
    [control.value, options, placeholder],
  );
  return <Control {...rest} {...control} options={allOptions} required={isRequired} disabled={isDisabled} />;
}
