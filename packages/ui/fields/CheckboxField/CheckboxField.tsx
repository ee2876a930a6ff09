import { useCallback, type ChangeEvent, type ReactNode } from 'react';
import { Checkbox } from '../../primitives/Checkbox';
import { useBooleanField, type FieldAdapterProps } from '../form';

export interface CheckboxFieldProps extends Pick<FieldAdapterProps, 'name' | 'isRequired' | 'hint'> {
  /** The label; clicking a link in it does not toggle the box. */
  children: ReactNode;
  /** Disables the control. */
  isDisabled?: boolean;
}

/** A checkbox bound to a boolean form value. */
export function CheckboxField({ name, isRequired, isDisabled, ...rest }: CheckboxFieldProps) {
  const { value, error, setValue } = useBooleanField(name);
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
