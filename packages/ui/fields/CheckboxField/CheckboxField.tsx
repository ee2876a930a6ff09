import { useCallback, type ChangeEvent, type ReactNode } from 'react';
import { Checkbox } from '../../primitives/Checkbox';
import { useFlagValue, type FieldAdapterProps } from '../form';

export interface CheckboxFieldProps extends Pick<FieldAdapterProps, 'name' | 'isRequired' | 'hint'> {
  /** The words beside the box; links in them are pressed on their own. */
  children: ReactNode;
  isDisabled?: boolean;
}

/** A yes or no that is sent with the form: terms, remember me. */
export function CheckboxField({ name, isRequired, isDisabled, ...rest }: CheckboxFieldProps) {
  const { value, error, setValue } = useFlagValue(name);
  const onChange = useCallback(
    (event: ChangeEvent<HTMLInputElement>) => setValue(event.target.checked),
    [setValue],
  );
  return (
    <Checkbox
      {...rest}
      name={name}
      checked={value}
      onChange={onChange}
      error={error}
      required={isRequired}
      disabled={isDisabled}
    />
  );
}
