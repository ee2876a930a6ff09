import { memo, useMemo } from 'react';
import { Select, type SelectOption } from '../../primitives/Select';
import { useTextControl, type FieldAdapterProps } from '../form';
import { withUnset, withValue } from './SelectField.helpers';

const Control = memo(Select);

export interface SelectFieldProps extends FieldAdapterProps {
  /** The choices, without the unset one. Keep the list the same from render to render. */
  options: readonly SelectOption[];
  /** The words of the unset choice: 'Select region'. Left out where something is always chosen. */
  placeholder?: string;
  isDisabled?: boolean;
}

/**
 * One choice out of many, in the phone's own picker. A value that is in no option (a listing of an older time) stays
 * chosen under its own name, so that saving changes nothing silently (fault 122).
 */
export function SelectField({
  name,
  isRequired,
  isDisabled,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  const control = useTextControl(name);
  const all = useMemo(
    () => withUnset(withValue(options, control.value), placeholder),
    [control.value, options, placeholder],
  );
  return <Control {...rest} {...control} options={all} required={isRequired} disabled={isDisabled} />;
}
